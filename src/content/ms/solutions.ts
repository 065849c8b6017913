import { BRAND, published, sources } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { solutions as english } from '../en/solutions.ts'
import type { Translated } from '../types.ts'

export const solutions = {
  meta: {
    title: 'Penyelesaian kami',
    description: `Lima sebab orang di Malaysia tidak mendapat terapi, dan apa yang kami bina untuk mengatasi setiap satu. ${BRAND.name} masih dibangunkan dan diuji dalam kajian.`,
  },
  hero: {
    title: 'Lima sebab orang tidak mendapat terapi.',
    lead: `Di Malaysia, lima perkara menghalang orang daripada mendapat rawatan kesihatan mental. Inilah yang sedang kami bina untuk mengatasi setiap halangan. ${BRAND.name} masih dibangunkan dan diuji dalam kajian.`,
  },
  problems: {
    title: 'Apa yang menghalang',
    items: {
      professionals: {
        title: 'Kekurangan profesional',
        sentence: `Hanya ${figureTexts.psychiatrists} pakar psikiatri untuk lebih ${figureTexts.population} orang`,
        text: `Angka ini dibulatkan; ada ${publishedTexts.newestCount} pakar psikiatri berdaftar setakat November ${published.newestCount.year}. Walaupun giliran mungkin panjang, minta juga temu janji, dan tanya apa yang dapat membantu sementara menunggu.`,
      },
      alternatives: {
        title: 'Alternatif yang tidak selamat',
        text: 'Waktu malam, orang bertanya kepada enjin carian, forum atau bot sembang yang dibuat untuk tujuan lain. Tiada satu pun khusus untuk krisis.',
      },
      costs: {
        title: 'Kos yang tinggi',
        sentence: `${figureTexts.privateSession} atau lebih untuk satu sesi terapi swasta`,
        text: `Purata bayaran terapi ialah ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo} sejam, lapor The Star pada ${sources.fees2019.year}; panduan ${sources.fees2016.year} menyebut ${publishedTexts.hourlyFeeFrom} hingga ${publishedTexts.hourlyFeeTo}. Ada orang yang berhenti separuh jalan, ada yang tidak pernah bermula.`,
      },
      system: {
        title: 'Sistem yang terbeban',
        text: 'Klinik kerajaan memang sesak, tetapi anda tetap boleh datang. Tanya di klinik kesihatan tentang saringan dan rawatan. Setiap negeri ada MENTARI, pusat kesihatan mental komuniti.',
      },
      culture: {
        title: 'Jurang budaya',
        text: 'Banyak kaedah terapi lahir di negara lain, dalam bahasa Inggeris. Soal keluarga, agama dan apa kata orang jarang disentuh.',
      },
    },
  },
  solutions: {
    title: 'Penyelesaian kami, satu demi satu',
    items: {
      professionals: {
        title: 'Psikoterapi digital',
        answers: 'Menangani: kekurangan profesional',
        text: 'Nanti, terapi AI ini boleh digunakan pada bila-bila masa, melalui sembang, audio atau video, di telefon atau di web. Tujuannya membantu anda sebelum, antara dan selepas sesi dengan kaunselor atau ahli terapi.',
      },
      alternatives: {
        title: 'Keselamatan diutamakan',
        answers: 'Menangani: alternatif yang tidak selamat',
        text: 'Ada dua AI: satu menjawab anda, satu lagi hanya mencari tanda bahaya.',
      },
      costs: {
        title: 'Mudah dicapai, kurang stigma',
        answers: 'Menangani: kos yang tinggi',
        text: 'Kami merancang terapi tanpa bilik menunggu, supaya anda tidak terserempak dengan sesiapa. Harga belum ditetapkan, tetapi kami mahu terapi ini jauh lebih murah daripada sesi swasta.',
      },
      system: {
        title: 'Sokongan bagi doktor dan kaunselor',
        answers: 'Menangani: sistem yang terbeban',
        text: 'Dengan persetujuan anda, doktor, kaunselor atau ahli terapi anda boleh membaca catatan ringkas tentang keadaan anda antara temu janji, supaya anda tidak perlu bercerita dari awal lagi.',
      },
      culture: {
        title: 'Pendekatan setempat',
        answers: 'Menangani: jurang budaya',
        text: 'Empat bahasa boleh digunakan, dan dicampur ikut cara anda sendiri. Contoh dan latihan diambil daripada kehidupan di sini.',
      },
    },
  },
  close: {
    title: 'Belum dibuka.',
    text: 'Kami akan membuka platform ini apabila kajian menunjukkan terapinya selamat dan bermanfaat. Sementara itu:',
    today: 'Tempat mendapatkan bantuan',
  },
} satisfies Translated<typeof english>
