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
      'Terapi perbualan seperti terapi tingkah laku kognitif sudah berpuluh tahun diuji. Versi di skrin pun sudah, kebanyakannya dalam bahasa Inggeris dan jauh dari sini. Di situlah kami bermula. Itu tidak membuktikan terapi kami berkesan: di Ipoh, keluarga, malu dan rehat membawa makna lain.',
      'Maka kami ingin tahu tiga perkara. Adakah tekanan emosi berkurang? Adakah risiko dikesan? Adakah orang datang semula? Kami berhasrat menerbitkan hasil kajian itu, baik atau buruk.',
    ],
    studies: 'Enam kajian, dan apa yang tidak dibuktikannya',
    trials:
      'Kajian sedang dijalankan di Malaysia. Setiap satu akan disenaraikan di sini dengan tempat, kelulusan etika dan nombor pendaftarannya.',
  },
  participate: {
    title: 'Sertai kajian kami',
    text: 'Beritahu kami di mana anda tinggal dan bahasa yang anda gunakan setiap hari. Kami akan menerangkan apa yang terlibat sebelum anda bersetuju dengan apa-apa.',
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
    text: 'Tiga angka awam, dan apa yang dituntut setiap satunya daripada kajian.',
    list: {
      adultDistress: {
        caption: `orang dewasa bergelut dengan masalah kesihatan mental, dalam saringan tahun ${sources.survey2015.year}`,
        title: 'Ramai yang memerlukannya',
        text: 'Saringan mengesan tekanan emosi. Itu bukan diagnosis. Kajian perlu bermula dengan orang yang tiada diagnosis.',
      },
      psychiatristRatio: {
        caption: 'nisbah pakar psikiatri kepada pesakit',
        title: 'Bantuan perlu ada antara dua temu janji',
        text: 'Ia perlu menemani seseorang pada minggu-minggu tiada sesiapa lapang, dan menghubungkannya dengan orang sebenar apabila perlu.',
      },
      sessionCost: {
        caption: 'bagi satu sesi terapi',
        title: 'Harga turut menentukan hasilnya',
        text: 'Rawatan yang terhenti kerana tidak mampu dibayar belum berkesan. Jadi kami perlu tahu siapa yang berhenti, dan sebabnya.',
      },
    },
  },
} satisfies Translated<typeof english>
