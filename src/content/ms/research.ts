import { BRAND, sources } from '../facts.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'

export const research = {
  meta: {
    title: 'Penyelidikan dan bukti',
    description: `Asas ${BRAND.name}: kajian lain berserta batasnya, apa yang ingin dijawab oleh kajian kami di Malaysia, dan sejauh mana perkembangan setiap perkara di laman ini.`,
  },
  hero: {
    title: 'Diuji dahulu, sebelum ditawarkan.',
    lead: 'Apa asasnya, apa yang masih ingin kami ketahui, dan sejauh mana perkembangan setiap perkara di laman ini.',
    loom: 'Satu baris bagi setiap kenyataan kami',
  },
  evidence: {
    title: 'Asas bukti',
    statement:
      'Meluahkan perasaan memang membantu. Adakah cara ini juga membantu, di sini, dalam empat bahasa? Itu masih perlu dibuktikan.',
    paragraphs: [
      'Terapi perbualan sudah berpuluh tahun diuji, di skrin pun sudah: kebanyakannya dalam bahasa Inggeris dan jauh dari sini. Itu tidak membuktikan terapi kami berkesan. Di Ipoh, keluarga, malu dan rehat membawa makna lain.',
      'Jadi ada tiga soalan. Adakah tekanan emosi berkurang? Adakah risiko dikesan? Adakah orang datang semula? Kami berhasrat menerbitkan hasilnya, baik atau buruk.',
    ],
    studies: 'Enam kajian, dan apa yang tidak dibuktikannya',
    trials:
      'Kajian sedang dijalankan di Malaysia. Setiap satu akan disenaraikan di sini dengan tempat, kelulusan etika dan nombor pendaftarannya.',
  },
  participate: {
    title: 'Sertai kajian kami',
    text: 'Beritahu kami tempat tinggal dan bahasa harian anda. Sebelum anda bersetuju dengan apa-apa, kami terangkan dahulu apa yang terlibat.',
    action: 'Sertai kajian',
    subject: 'Menyertai kajian',
  },
  partner: {
    title: 'Jalankan kajian di tempat anda',
    text: 'Kampus, majikan, organisasi komuniti dan klinik boleh menjadi tuan rumah.',
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
        title: 'Bantuan perlu ada antara dua temu janji',
        text: 'Ia perlu menemani seseorang pada minggu-minggu apabila tiada sesiapa lapang, dan menghubungkannya dengan orang sebenar apabila perlu.',
      },
      sessionCost: {
        caption: 'bagi satu sesi terapi',
        title: 'Harga turut menentukan hasilnya',
        text: 'Rawatan yang terhenti kerana tidak mampu dibayar belum berkesan.',
      },
    },
  },
} satisfies Translated<typeof english>
