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
    lead: 'Di sini anda boleh membaca asas terapi ini, soalan yang ingin kami jawab, dan ciri yang sudah ada, sedang dikaji atau masih dirancang.',
    loom: 'Satu baris bagi setiap kenyataan kami',
  },
  evidence: {
    title: 'Asas bukti',
    statement:
      'Meluahkan perasaan memang membantu. Namun, kami masih perlu membuktikan sama ada terapi AI ini juga membantu, di sini dan dalam empat bahasa.',
    paragraphs: [
      'Terapi melalui perbualan sudah diuji selama berpuluh-puluh tahun, termasuk dalam talian, tetapi kebanyakannya dalam bahasa Inggeris dan jauh dari sini. Semua itu tidak membuktikan bahawa terapi kami berkesan, kerana orang Ipoh memahami keluarga, rasa malu dan rehat dengan cara yang lain.',
      'Jadi, ada tiga soalan dalam kajian kami: adakah tekanan emosi berkurang, adakah risiko dapat dikesan, dan adakah orang kembali menggunakannya? Apa pun jawapannya, kami berhasrat menerbitkannya.',
    ],
    studies: 'Enam kajian dan batasannya',
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
        caption: `orang dewasa menghadapi masalah kesihatan mental, dalam saringan tahun ${sources.survey2015.year}`,
        title: 'Ramai yang memerlukan bantuan',
        text: 'Kajian perlu melibatkan orang yang belum pernah menerima diagnosis.',
      },
      psychiatristRatio: {
        caption: 'nisbah pakar psikiatri kepada pesakit',
        title: 'Bantuan perlu berterusan antara temu janji',
        text: 'Bantuan mesti tetap ada walaupun tiada doktor atau kaunselor yang lapang, dan orang sebenar dipanggil apabila perlu.',
      },
      sessionCost: {
        caption: 'bagi satu sesi terapi',
        title: 'Harga turut menentukan kesan rawatan',
        text: 'Rawatan belum boleh dikatakan berkesan jika pesakit berhenti kerana tidak mampu membayar.',
      },
    },
  },
} satisfies Translated<typeof english>
