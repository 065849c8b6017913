import { BRAND, sources } from '../facts.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'

export const research = {
  meta: {
    title: 'Penyelidikan dan bukti',
    description: `Apa asas ${BRAND.name}: kajian-kajian bernama dengan batasnya, apa yang ditanya dalam kajian penyelidikannya di Malaysia, dan tahap setiap perkara di laman ini.`,
  },
  hero: {
    title: 'Diuji dahulu, sebelum ditawarkan.',
    lead: 'Di sini kami terangkan asasnya, apa yang ingin kami ketahui, dan tahap setiap perkara di laman ini.',
    loom: 'Satu baris bagi setiap perkara yang kami sebut',
  },
  evidence: {
    title: 'Asas bukti',
    statement:
      'Meluahkan perasaan memang membantu. Adakah cara ini juga membantu, di sini, dalam empat bahasa? Itu masih perlu dibuktikan.',
    paragraphs: [
      'Terapi perbualan seperti terapi tingkah laku kognitif telah diuji selama berpuluh tahun. Versi pada skrin juga telah diuji, kebanyakannya dalam bahasa Inggeris dan jauh dari sini. Di situlah kami bermula. Itu tidak membuktikan terapi kami berkesan: makna keluarga, malu dan rehat di Ipoh tidak sama.',
      'Jadi kami ingin tahu tiga perkara. Adakah tekanan emosi berkurang? Adakah risiko dikesan? Adakah orang kembali? Kami berhasrat menerbitkan hasil kajian itu, baik atau buruk.',
    ],
    studies: 'Enam kajian, dan apa yang tidak ditunjukkannya',
    trials:
      'Kajian sedang dijalankan di Malaysia. Setiap satu akan disenaraikan di sini bersama tempat, kelulusan etika dan nombor pendaftarannya.',
  },
  participate: {
    title: 'Sertai kajian kami',
    text: 'Beritahu kami di mana anda tinggal dan bahasa yang anda gunakan dalam fikiran. Kami akan menerangkan kajian itu sebelum anda bersetuju dengan apa-apa.',
    action: 'Sertai penyelidikan',
    subject: 'Menyertai penyelidikan',
  },
  partner: {
    title: 'Jalankan kajian di tempat anda',
    text: 'Kampus, majikan, organisasi komuniti dan klinik boleh menjadi tuan rumah.',
    action: 'Bekerjasama dengan kami',
  },
  insights: {
    title: 'Pengamatan utama',
    text: 'Tiga angka umum, dan apa yang dituntut oleh setiap satu daripada penyelidikan.',
    list: {
      adultDistress: {
        caption: `orang dewasa bergelut dengan masalah kesihatan mental, dalam saringan tahun ${sources.survey2015.year}`,
        title: 'Keperluan ini perkara biasa',
        text: 'Saringan mengesan tekanan emosi. Itu bukan diagnosis. Penyelidikan perlu bermula dengan orang yang tiada diagnosis.',
      },
      psychiatristRatio: {
        caption: 'nisbah pakar psikiatri kepada pesakit',
        title: 'Bantuan perlu ada antara temu janji',
        text: 'Ia perlu menemani seseorang melalui minggu-minggu ketika tiada sesiapa yang lapang, dan menghubungkannya dengan orang sebenar apabila perlu.',
      },
      sessionCost: {
        caption: 'bagi satu sesi terapi',
        title: 'Harga turut menentukan hasilnya',
        text: 'Rawatan yang tidak mampu dibayar hingga selesai tidak boleh dikira berkesan. Jadi penting untuk tahu siapa yang berhenti, dan sebabnya.',
      },
    },
  },
} satisfies Translated<typeof english>
