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
    lead: `Di Malaysia, jalan ke rawatan kesihatan mental terputus di lima tempat. Lihat apa yang sedang dibina oleh ${BRAND.name} untuk menyambungnya semula. Platform ini sedang dibangunkan dan dalam kajian penyelidikan.`,
  },
  problems: {
    title: 'Apa yang menghalang',
    items: {
      professionals: {
        title: 'Kekurangan profesional',
        unit: `pakar psikiatri untuk lebih ${figureTexts.population} orang`,
        text: `Angka ini dibulatkan: setakat November ${published.newestCount.year}, ${publishedTexts.newestCount} orang pakar telah berdaftar. Giliran mungkin panjang, tetapi mintalah juga temu janji, dan tanya apa yang dapat membantu anda sementara menunggu.`,
      },
      alternatives: {
        title: 'Alternatif yang tidak selamat',
        text: 'Pada waktu malam, orang bertanya kepada enjin carian, forum atau bot sembang. Semuanya dibuat untuk tujuan lain, bukan untuk menangani krisis.',
      },
      costs: {
        title: 'Kos yang tinggi',
        unit: 'atau lebih untuk satu sesi swasta',
        text: `Purata bayaran untuk sejam ialah ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo}, menurut The Star (${sources.fees2019.year}); sebuah panduan tahun ${sources.fees2016.year} menyebut ${publishedTexts.hourlyFeeFrom} hingga ${publishedTexts.hourlyFeeTo}. Ada orang yang berhenti awal, dan ada yang tidak pernah bermula.`,
      },
      system: {
        title: 'Sistem yang terbeban',
        text: 'Klinik kerajaan memang sesak, tetapi pintunya terbuka. Tanya klinik kesihatan tentang saringan dan rawatan. Setiap negeri ada MENTARI, pusat kesihatan mental komuniti.',
      },
      culture: {
        title: 'Jurang budaya',
        text: 'Banyak bahan terapi ditulis di negara lain, dalam bahasa Inggeris. Hal keluarga, agama dan apa kata orang jarang disentuh di dalamnya.',
      },
    },
  },
  solutions: {
    title: 'Penyelesaian kami, satu demi satu',
    items: {
      professionals: {
        title: 'Psikoterapi digital',
        answers: 'Menangani: kekurangan profesional',
        text: 'Terapi dipacu AI melalui sembang, audio atau video, di telefon atau di web, pada bila-bila masa. Terapi ini bertujuan membantu anda sebelum, antara dan selepas sesi dengan kaunselor atau ahli terapi.',
      },
      alternatives: {
        title: 'Dibina untuk keselamatan',
        answers: 'Menangani: alternatif yang tidak selamat',
        text: 'Dua AI berjaga sepanjang sesi, dan AI kedua hanya bertugas mencari tanda bahaya.',
      },
      costs: {
        title: 'Mudah dicapai, kurang stigma',
        answers: 'Menangani: kos yang tinggi',
        text: 'Kami berhasrat membinanya tanpa bilik menunggu, supaya anda tidak terserempak dengan sesiapa, dan dengan kos yang jauh lebih rendah daripada satu sesi swasta. Harganya belum ditetapkan.',
      },
      system: {
        title: 'Sokongan bagi doktor dan kaunselor',
        answers: 'Menangani: sistem yang terbeban',
        text: 'Dengan persetujuan anda, doktor, kaunselor atau ahli terapi anda boleh membaca catatan ringkas tentang minggu-minggu antara temu janji, supaya anda tidak perlu bercerita dari awal lagi.',
      },
      culture: {
        title: 'Pendekatan setempat',
        answers: 'Menangani: jurang budaya',
        text: 'Anda boleh menggunakan empat bahasa, dan mencampurkannya mengikut cara anda sendiri. Contoh dan latihan dalam terapi ini datang daripada kehidupan di sini.',
      },
    },
  },
  close: {
    title: 'Belum dibuka.',
    text: 'Kami akan membukanya apabila kajian menunjukkan bahawa terapi ini selamat dan membantu. Sementara itu:',
    today: 'Tempat mendapatkan bantuan',
  },
} satisfies Translated<typeof english>
