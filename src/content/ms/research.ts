import { BRAND, sources } from '../facts.ts'
import type { research as english } from '../en/research.ts'
import type { Translated } from '../types.ts'

export const research = {
  meta: {
    title: 'Penyelidikan dan bukti',
    description: `Apa asas ${BRAND.name}, apa yang ditanya dalam percubaan penyelidikannya di Malaysia, apa yang menyokong setiap kenyataan di laman ini, dan apa yang belum diketahui.`,
  },
  hero: {
    title: 'Diuji dahulu, sebelum ditawarkan.',
    lead: 'Di halaman ini: apa asasnya, apa yang ingin kami ketahui, dan di tahap mana setiap perkara yang disebut di laman ini.',
  },
  evidence: {
    title: 'Asas bukti',
    statement:
      'Bercakap itu membantu. Adakah yang ini membantu, di sini, dalam empat bahasa? Itu masih perlu ditunjukkan.',
    paragraphs: [
      'Terapi perbualan berstruktur, antaranya terapi tingkah laku kognitif, telah diuji di klinik selama beberapa dekad; versi pada skrin juga, kebanyakannya dalam bahasa Inggeris dan kebanyakannya jauh dari sini. Itu asas kami. Itu bukan bukti kami: makna keluarga, malu atau rehat di Ipoh tidak sama dengan maknanya dalam kajian-kajian itu.',
      'Jadi kami mahu mengetahui tiga perkara. Adakah tekanan emosi berkurang? Adakah risiko dikesan? Adakah orang kembali? Kami berhasrat menerbitkan dapatan percubaan itu, walau apa pun hasilnya.',
    ],
  },
  insights: {
    title: 'Pengamatan utama',
    text: 'Tiga angka yang diketahui umum, dan apa yang dituntutnya daripada penyelidikan.',
    list: {
      need: {
        caption: `orang dewasa bergelut dengan masalah kesihatan mental, menurut satu saringan pada tahun ${sources.survey2015.year}.`,
        title: 'Keperluan ini perkara biasa',
        text: 'Saringan mengesan tekanan emosi, dan itu bukan diagnosis. Penyelidikan perlu bermula dengan orang yang tidak mempunyai diagnosis.',
      },
      between: {
        caption: `ialah nisbah pakar psikiatri kepada pesakit, seperti yang disebut pada tahun ${sources.ratio2016.year}.`,
        title: 'Bantuan perlu ada antara temu janji',
        text: 'Ia perlu menemani seseorang melalui minggu-minggu ketika tiada sesiapa yang lapang, dan menyerahkannya kepada manusia apabila perlu.',
      },
      price: {
        caption: `ialah kos satu sesi terapi, menurut panduan tahun ${sources.fees2016.year}.`,
        title: 'Harga turut menentukan hasilnya',
        text: 'Terapi yang tidak mampu dibayar hingga selesai tidak boleh dikira berhasil. Jadi penting untuk tahu siapa yang berhenti, dan sebabnya.',
      },
    },
  },
  participate: {
    title: 'Sertai percubaan',
    text: 'Beritahu kami di mana anda tinggal dan dalam bahasa apa anda berfikir. Kami membalas dengan penerangan tentang percubaan itu, sebelum anda bersetuju dengan apa-apa.',
    action: 'Sertai penyelidikan',
  },
  partner: {
    title: 'Bawa percubaan ke tempat anda',
    text: 'Kampus, majikan, organisasi komuniti dan klinik boleh menjadi tuan rumahnya.',
    action: 'Bekerjasama dengan kami',
  },
} satisfies Translated<typeof english>
