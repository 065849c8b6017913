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
    lead: `Penjagaan kesihatan mental di Malaysia terputus di lima tempat. Untuk menyambungnya semula, satu demi satu, ${BRAND.name} sedang dibangunkan dan dalam kajian penyelidikan.`,
  },
  problems: {
    title: 'Apa yang menghalang',
    items: {
      professionals: {
        title: 'Kekurangan profesional',
        unit: `pakar psikiatri untuk lebih ${figureTexts.population} orang`,
        text: `Ini angka bulat: setakat November ${published.newestCount.year}, ${publishedTexts.newestCount} orang telah berdaftar. Giliran mungkin lama. Tetapi mintalah temu janji, dan tanya apa yang dapat membantu sementara menunggu.`,
      },
      alternatives: {
        title: 'Alternatif yang tidak selamat',
        text: 'Pada waktu malam, orang bertanya kepada enjin carian, forum, atau bot sembang yang dibuat untuk tujuan lain. Apabila keadaan menjadi genting, mungkin tiada siapa yang perasan.',
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
        text: 'Banyak bahan terapi ditulis di tempat lain, dalam bahasa Inggeris. Keluarga, agama dan apa kata orang jarang disentuh.',
      },
    },
  },
  solutions: {
    title: 'Penyelesaian kami, satu demi satu',
    items: {
      professionals: {
        title: 'Psikoterapi digital',
        answers: 'Menangani: kekurangan profesional',
        text: 'Terapi dipacu AI melalui sembang, audio atau video, di telefon atau di web, pada bila-bila masa. Ia tidak mengambil tempat ahli terapi; ia untuk minggu-minggu sementara anda menunggu giliran.',
      },
      alternatives: {
        title: 'Dibina untuk keselamatan',
        answers: 'Menangani: alternatif yang tidak selamat',
        text: 'Dua AI memantau: satu berbual dengan anda, satu lagi hanya mencari tanda bahaya. Mengikut rancangan, apa yang ditemuinya akan disampaikan kepada orang sebenar.',
      },
      costs: {
        title: 'Mudah dicapai, kurang stigma',
        answers: 'Menangani: kos yang tinggi',
        text: 'Tiada bilik menunggu, jadi anda tidak akan terserempak dengan sesiapa di situ. Harganya belum ditetapkan; hasrat kami, jauh lebih rendah daripada harga satu sesi swasta.',
      },
      system: {
        title: 'Sokongan bagi doktor dan kaunselor',
        answers: 'Menangani: sistem yang terbeban',
        text: 'Dengan persetujuan anda, doktor, kaunselor atau ahli terapi anda boleh membaca catatan ringkas tentang minggu-minggu antara temu janji, supaya temu janji seterusnya bermula dengan keadaan anda ketika itu.',
      },
      culture: {
        title: 'Pendekatan setempat',
        answers: 'Menangani: jurang budaya',
        text: 'Inggeris, Melayu, Mandarin dan Tamil, bercampur seperti cara anda sendiri. Contoh dan latihannya datang daripada kehidupan di sini.',
      },
    },
  },
  close: {
    title: 'Belum dibuka.',
    text: 'Biar lambat, asalkan terbukti.',
    today: 'Bantuan yang ada hari ini',
  },
} satisfies Translated<typeof english>
