import { BRAND, sources } from '../facts.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'

export const research = {
  meta: {
    title: 'Penyelidikan dan bukti',
    description: `Apa yang ditanya oleh kajian ${BRAND.name} di Malaysia, enam kajian yang menjadi asas kami serta batasannya, dan cara menyertainya.`,
  },
  hero: {
    title: `Kami menguji ${BRAND.name} sebelum menawarkannya.`,
    lead: `${BRAND.name} ialah psikoterapi berasaskan AI untuk Malaysia yang mengambil kira budaya setempat. Kami sedang mengkaji sama ada terapi ini selamat dan membantu. Doktor, ahli psikologi, penyelidik dan wartawan boleh membaca buktinya di sini, dan sesiapa di Malaysia boleh memohon untuk menyertai kajian kami.`,
    participate: 'Sertai kajian',
    subject: 'Menyertai kajian',
    partner: 'Bekerjasama dengan kami',
    studies: {
      title: `Enam kajian oleh pihak lain, bukan tentang ${BRAND.name}.`,
      key: 'Setiap petak mewakili sepuluh orang. Petak emas mewakili orang di Malaysia.',
    },
  },
  questions: {
    title: 'Apa yang ingin kami ketahui',
    list: [
      'Adakah tekanan emosi berkurang?',
      'Adakah risiko dikesan cukup awal?',
      'Adakah pengguna datang lagi?',
    ],
    text: 'Kami mahu menerbitkan hasilnya, baik atau buruk. Tempat, kelulusan etika dan nombor pendaftaran setiap kajian akan disenaraikan di sini.',
  },
  evidence: {
    title: 'Asas bukti',
    statement:
      'Psikoterapi sudah banyak dikaji. Kajian kami pula menguji sama ada terapi ini berkesan di Malaysia, dalam empat bahasa.',
    text: 'Sudah berpuluh tahun terapi begini diuji, secara bersemuka dan dalam talian, tetapi kebanyakannya dalam bahasa Inggeris dan jauh dari sini. Sebab itu, kami menguji terapi kami dengan orang di Malaysia.',
    studies: 'Apa yang ditemui dalam enam kajian, dan apa yang tidak ditunjukkannya',
    whoFor: `Untuk siapa ${BRAND.name} dibina, dan untuk siapa tidak`,
  },
  participate: {
    title: 'Sertai kajian kami',
    text: 'Beritahu kami tempat tinggal dan bahasa anda. Sebelum anda bersetuju dengan apa-apa, kami akan menerangkan kajian itu.',
    action: 'Tanya tentang penyertaan',
  },
  partner: {
    title: 'Jalankan kajian di tempat anda',
    text: 'Kajian boleh dijalankan di universiti dan kolej, syarikat, NGO dan organisasi komuniti, serta kemudahan kesihatan awam.',
    action: 'Lihat cara bekerjasama',
  },
  insights: {
    title: 'Apa yang kami belajar daripada angka ini',
    list: {
      adultDistress: {
        caption: `orang dewasa menghadapi masalah kesihatan mental, menurut saringan ${sources.survey2015.year}`,
        title: 'Ramai yang memerlukan bantuan',
        text: 'Ramai antara mereka tidak pernah didiagnosis, jadi kajian kami perlu bermula dengan mereka.',
      },
      psychiatristRatio: {
        caption: 'nisbah pakar psikiatri kepada pesakit',
        title: 'Bantuan diperlukan sebelum giliran tiba',
        text: 'Terapi seperti ini mesti dapat membantu sementara giliran belum tiba, dan petugas mesti dapat mengambil alih apabila diperlukan.',
      },
      sessionCost: {
        caption: 'untuk satu sesi terapi',
        title: 'Kos turut menentukan hasil rawatan',
        text: 'Terapi tidak dapat membantu sepenuhnya jika seseorang terpaksa berhenti kerana kos.',
      },
    },
  },
} satisfies Translated<typeof english>
