import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { solutions as english } from '../en/solutions.ts'
import type { Translated } from '../types.ts'

export const solutions = {
  meta: {
    title: 'Penyelesaian kami',
    description: `Lima sebab orang di Malaysia tidak mendapat terapi, dan apa yang dibina oleh ${BRAND.name} untuk setiap satunya. Sedang dibangunkan dan dalam kajian penyelidikan.`,
  },
  hero: {
    title: 'Lima sebab orang tidak mendapat terapi.',
    lead: `Penjagaan kesihatan mental di Malaysia terputus di lima tempat. Inilah yang sedang dibina oleh ${BRAND.name} untuk menyambungnya semula, satu demi satu. Ia sedang dibangunkan, dan dalam kajian penyelidikan.`,
  },
  problems: {
    title: 'Apa yang menghalang',
    items: {
      professionals: {
        title: 'Terlalu sedikit profesional',
        unit: `pakar psikiatri untuk lebih ${figureTexts.population} orang`,
        text: `Ini angka bulat: setakat November ${published.newestCount.year}, ${publishedTexts.newestCount} orang telah berdaftar. Giliran mungkin lama. Minta juga temu janji, dan tanya apa yang dapat membantu sementara menunggu.`,
      },
      alternatives: {
        title: 'Alternatif yang tidak selamat',
        text: 'Pada waktu malam, orang bertanya kepada enjin carian, forum, atau bot sembang yang dibuat untuk tujuan lain. Apabila keadaan menjadi krisis, mungkin tiada sesiapa yang sedar.',
      },
      costs: {
        title: 'Kos yang tinggi',
        unit: 'atau lebih untuk satu sesi swasta',
        text: `Itu menurut panduan yuran tahun ${sources.fees2016.year}, dan terapi memerlukan lebih daripada satu sesi. Ada yang berhenti awal; ada yang tidak pernah bermula.`,
      },
      system: {
        title: 'Sistem yang terbeban',
        text: 'Klinik kerajaan menerima sesiapa yang datang, dengan kakitangan yang ada. Namun pintunya tetap terbuka hari ini: klinik kesihatan boleh membuat saringan dan memulakan rawatan, dan setiap negeri ada pusat kesihatan mental MENTARI.',
      },
      culture: {
        title: 'Jurang budaya',
        text: 'Banyak bahan terapi ditulis di tempat lain, dalam bahasa Inggeris. Keluarga, agama dan apa kata jiran jarang disentuh.',
      },
    },
  },
  solutions: {
    title: 'Penyelesaian kami, benang demi benang',
    items: {
      professionals: {
        title: 'Psikoterapi digital',
        answers: 'Menjawab: terlalu sedikit profesional',
        text: 'Terapi dipacu AI melalui sembang, audio atau video, di telefon atau di web, pada bila-bila masa. Ia tidak mengambil tempat ahli terapi; ia dimaksudkan untuk minggu-minggu sementara anda menunggu giliran.',
      },
      alternatives: {
        title: 'Dibina untuk keselamatan',
        answers: 'Menjawab: alternatif yang tidak selamat',
        text: 'Dua AI memantau: satu berbual dengan anda, satu lagi hanya mencari tanda bahaya. Mengikut rancangan, apa yang ditemuinya akan disampaikan kepada orang sebenar.',
      },
      costs: {
        title: 'Mudah dicapai dan mengurangkan stigma',
        answers: 'Menjawab: kos yang tinggi',
        text: 'Tiada bilik menunggu, jadi anda tidak akan terserempak dengan sesiapa di situ. Harganya belum ditetapkan; hasrat kami, jauh lebih rendah daripada harga satu sesi swasta.',
      },
      system: {
        title: 'Sokongan pengamal klinikal',
        answers: 'Menjawab: sistem yang terbeban',
        text: 'Dengan persetujuan anda, pengamal klinikal boleh membaca catatan ringkas tentang minggu-minggu antara temu janji, supaya temu janji seterusnya bermula dengan keadaan anda ketika itu.',
      },
      culture: {
        title: 'Pendekatan setempat',
        answers: 'Menjawab: jurang budaya',
        text: 'Inggeris, Melayu, Mandarin dan Tamil, dicampur mengikut cara anda sendiri. Contoh dan latihannya datang daripada kehidupan di sini.',
      },
    },
  },
  close: {
    title: 'Belum dibuka.',
    text: 'Biar lambat, asalkan terbukti.',
    today: 'Bantuan yang ada hari ini',
  },
} satisfies Translated<typeof english>
