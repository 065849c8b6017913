import { BRAND, sources } from '../facts.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'

export const research = {
  meta: {
    title: 'Penyelidikan dan bukti',
    description: `Kajian yang mendasari ${BRAND.name} dan batas setiap satu, soalan kajian kami di Malaysia, dan apa yang sudah ada, sedang dikaji atau masih dirancang.`,
  },
  hero: {
    title: 'Diuji dahulu, baru ditawarkan.',
    lead: 'Baca apa yang menjadi asas terapi ini, apa yang ingin kami ketahui, dan apa yang sudah ada, sedang dikaji atau masih dirancang.',
    loom: 'Satu baris bagi setiap kenyataan kami',
  },
  evidence: {
    title: 'Asas bukti',
    statement:
      'Meluahkan perasaan memang membantu. Sama ada terapi AI ini juga membantu, di sini dan dalam empat bahasa, masih perlu dibuktikan.',
    paragraphs: [
      'Terapi perbualan sudah diuji selama berpuluh-puluh tahun, termasuk melalui skrin, tetapi kebanyakan ujian itu dibuat dalam bahasa Inggeris dan jauh dari sini. Ujian itu tidak membuktikan bahawa terapi kami berkesan, kerana erti keluarga, malu dan rehat di Ipoh lain daripada di sana.',
      'Jadi kami bertanya tiga perkara: adakah tekanan emosi berkurang, adakah risiko dikesan, dan adakah orang menggunakannya lagi? Apa pun hasilnya, kami berhasrat menerbitkannya.',
    ],
    studies: 'Enam kajian, dan apa yang tidak dibuktikannya',
    trials:
      'Kajian sedang dijalankan di Malaysia. Tempat, kelulusan etika dan nombor pendaftaran setiap kajian akan disenaraikan di sini.',
  },
  participate: {
    title: 'Sertai kajian kami',
    text: 'Beritahu kami tempat tinggal dan bahasa harian anda. Kami akan menerangkan cara kajian dijalankan sebelum anda bersetuju dengan apa-apa.',
    action: 'Sertai kajian',
    subject: 'Menyertai kajian',
  },
  partner: {
    title: 'Jalankan kajian di tempat anda',
    text: 'Kampus, majikan, organisasi komuniti dan klinik boleh menjadi tuan rumah kajian.',
    action: 'Bekerjasama dengan kami',
  },
  insights: {
    title: 'Pengamatan utama',
    list: {
      adultDistress: {
        caption: `orang dewasa bergelut dengan masalah kesihatan mental, dalam saringan tahun ${sources.survey2015.year}`,
        title: 'Ramai yang memerlukannya',
        text: 'Kajian perlu bermula dengan orang yang belum pernah menerima diagnosis.',
      },
      psychiatristRatio: {
        caption: 'nisbah pakar psikiatri kepada pesakit',
        title: 'Bantuan perlu berterusan antara temu janji',
        text: 'Ketika tiada doktor atau kaunselor yang lapang, bantuan mesti tetap ada, dan orang sebenar dipanggil apabila perlu.',
      },
      sessionCost: {
        caption: 'bagi satu sesi terapi',
        title: 'Harga turut menentukan hasilnya',
        text: 'Rawatan yang terhenti kerana tidak mampu dibayar belum boleh dikatakan berkesan.',
      },
    },
  },
} satisfies Translated<typeof english>
