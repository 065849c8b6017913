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
    lead: `Di Malaysia, ada lima halangan untuk mendapatkan rawatan kesihatan mental. Lihat apa yang sedang dibina oleh ${BRAND.name} untuk mengatasi setiap satu. Platform ini sedang dibangunkan dan dalam kajian penyelidikan.`,
  },
  problems: {
    title: 'Apa yang menghalang',
    items: {
      professionals: {
        title: 'Kekurangan profesional',
        unit: `pakar psikiatri untuk lebih ${figureTexts.population} orang`,
        text: `Angka ini angka bulat. Menurut kiraan menteri pada November ${published.newestCount.year}, bilangannya ${publishedTexts.newestCount} orang. Giliran mungkin panjang, tetapi mintalah juga temu janji, dan tanya apa yang dapat membantu anda sementara menunggu.`,
      },
      alternatives: {
        title: 'Alternatif yang tidak selamat',
        text: 'Pada waktu malam, ramai orang bertanya di enjin carian, forum atau bot sembang. Semuanya tidak dibuat untuk menangani krisis.',
      },
      costs: {
        title: 'Kos yang tinggi',
        unit: 'atau lebih untuk satu sesi terapi swasta',
        text: `Menurut The Star (${sources.fees2019.year}), purata bayaran sejam ialah ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo}. Sebuah panduan tahun ${sources.fees2016.year} menyebut ${publishedTexts.hourlyFeeFrom} hingga ${publishedTexts.hourlyFeeTo}. Ada orang yang menghentikan terapi terlalu awal, dan ada yang tidak pernah memulakannya.`,
      },
      system: {
        title: 'Sistem yang terbeban',
        text: 'Klinik kerajaan memang sesak, tetapi anda tetap boleh datang. Tanya klinik kesihatan tentang saringan dan rawatan. Setiap negeri ada MENTARI, pusat kesihatan mental komuniti.',
      },
      culture: {
        title: 'Jurang budaya',
        text: 'Banyak bahan terapi ditulis di negara lain, dalam bahasa Inggeris. Hal keluarga, agama dan rasa malu dengan orang jarang disentuh di dalamnya.',
      },
    },
  },
  solutions: {
    title: 'Penyelesaian kami, satu demi satu',
    items: {
      professionals: {
        title: 'Psikoterapi digital',
        answers: 'Menangani: kekurangan profesional',
        text: 'Terapi berasaskan AI melalui sembang, audio atau video, di telefon atau di web, pada bila-bila masa. Terapi ini bertujuan membantu anda sebelum, antara dan selepas sesi dengan kaunselor atau ahli terapi.',
      },
      alternatives: {
        title: 'Keselamatan diutamakan',
        answers: 'Menangani: alternatif yang tidak selamat',
        text: 'Setiap sesi dijaga dua AI. Satu menjawab anda, satu lagi hanya mencari tanda bahaya.',
      },
      costs: {
        title: 'Mudah dicapai, tanpa rasa malu',
        answers: 'Menangani: kos yang tinggi',
        text: 'Kami berhasrat menyediakan terapi tanpa bilik menunggu, supaya anda tidak terserempak dengan sesiapa. Bayarannya pula jauh lebih rendah daripada satu sesi terapi swasta. Harganya belum ditetapkan.',
      },
      system: {
        title: 'Sokongan bagi doktor dan kaunselor',
        answers: 'Menangani: sistem yang terbeban',
        text: 'Dengan persetujuan anda, doktor, kaunselor atau ahli terapi anda boleh membaca catatan ringkas tentang keadaan anda antara temu janji, supaya anda tidak perlu bercerita dari awal lagi.',
      },
      culture: {
        title: 'Pendekatan setempat',
        answers: 'Menangani: jurang budaya',
        text: 'Anda boleh menggunakan empat bahasa, dan mencampurkannya ikut cara anda sendiri. Contoh dan latihannya diambil daripada kehidupan di Malaysia.',
      },
    },
  },
  close: {
    title: 'Belum dibuka.',
    text: 'Terapi ini akan dibuka apabila kajian menunjukkan bahawa ia selamat dan membantu. Sementara itu:',
    today: 'Tempat mendapatkan bantuan',
  },
} satisfies Translated<typeof english>
