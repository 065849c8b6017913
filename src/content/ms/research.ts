import { BRAND, sources } from '../facts.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'

export const research = {
  meta: {
    title: 'Penyelidikan dan bukti',
    description: `Kajian yang menjadi asas ${BRAND.name}, batasannya, persoalan kajian kami di Malaysia, serta apa yang sudah ada, sedang dikaji atau masih dirancang.`,
  },
  hero: {
    title: 'Diuji dahulu, baru ditawarkan.',
    lead: 'Lihat asas terapi ini, apa yang ingin kami ketahui, dan apa yang sudah ada, sedang dikaji atau masih dirancang.',
    loom: 'Satu baris bagi setiap kenyataan kami',
  },
  evidence: {
    title: 'Asas bukti',
    statement:
      'Meluahkan perasaan memang membantu. Sama ada terapi AI ini juga membantu, di sini dan dalam empat bahasa, masih perlu dibuktikan.',
    paragraphs: [
      'Psikoterapi sudah berpuluh tahun diuji, termasuk dalam talian, tetapi kebanyakannya dalam bahasa Inggeris dan jauh dari sini. Itu tidak membuktikan terapi kami berkesan. Di Ipoh, lain pula makna keluarga, rasa malu dan rehat.',
      'Jadi, kajian kami menguji tiga perkara: sama ada tekanan emosi berkurang, risiko dikesan dan pengguna kembali. Apa pun hasilnya, kami berhasrat menerbitkannya.',
    ],
    studies: 'Enam kajian dan batasannya',
    trials:
      'Kajian sedang dijalankan di Malaysia. Tempat, kelulusan etika dan nombor pendaftarannya akan disenaraikan di sini.',
  },
  participate: {
    title: 'Sertai kajian kami',
    text: 'Beritahu kami tempat tinggal dan bahasa anda. Sebelum anda bersetuju dengan apa-apa, kami akan menerangkan kajian itu.',
    action: 'Sertai kajian',
    subject: 'Menyertai kajian',
  },
  partner: {
    title: 'Jalankan kajian di tempat anda',
    text: 'Kajian boleh dijalankan di kampus, tempat kerja, organisasi komuniti dan klinik.',
    action: 'Bekerjasama dengan kami',
  },
  insights: {
    title: 'Pengamatan utama',
    list: {
      adultDistress: {
        caption: `orang dewasa menghadapi masalah kesihatan mental, menurut saringan ${sources.survey2015.year}`,
        title: 'Ramai yang memerlukan bantuan',
        text: 'Kajian perlu bermula dengan orang yang tidak pernah didiagnosis.',
      },
      psychiatristRatio: {
        caption: 'nisbah pakar psikiatri kepada pesakit',
        title: 'Bantuan perlu ada antara temu janji',
        text: 'Bantuan mesti ada walaupun semua orang sibuk, dan petugas dapat mengambil alih apabila perlu.',
      },
      sessionCost: {
        caption: 'untuk satu sesi terapi',
        title: 'Harga turut menentukan keberkesanan',
        text: 'Rawatan tidak berkesan jika pesakit terpaksa berhenti kerana kos.',
      },
    },
  },
} satisfies Translated<typeof english>
