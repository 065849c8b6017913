import { statusOf } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { helplineNames } from '../facts/helplines.ts'
import { helplineWords } from './helplines.ts'
import { statisticTexts } from './statistics.ts'
import type { solutions as english } from '../en/solutions.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'

export const solutions = {
  meta: {
    title: 'Apa yang kami bina',
    description: `Lima halangan mendapatkan terapi di Malaysia, dan jawapan ${BRAND.name} bagi setiap satu: terapi AI dalam bahasa anda. ${siteStatus}`,
  },
  hero: {
    title: 'Lima halangan mendapatkan terapi di Malaysia. Lima jawapan kami.',
    lead: `Pakar tidak cukup, klinik penuh, kos tinggi, bot sembang yang tidak selamat, bahasa yang bukan bahasa kita. ${BRAND.name} ialah terapi AI di telefon anda, dalam bahasa anda, pada bila-bila masa, dengan AI kedua yang hanya mencari tanda bahaya.`,
    action: 'Lihat caranya',
  },
  problems: {
    title: 'Masalah',
    items: {
      professionals: {
        title: 'Pakar tidak cukup',
        text: `Hanya ${statisticTexts.psychiatrists} pakar psikiatri untuk lebih ${statisticTexts.population} penduduk.`,
        help: 'Bantuan sementara menunggu',
      },
      alternatives: {
        title: 'Tempat mengadu yang tidak selamat',
        text: 'Malam-malam, orang mengadu kepada enjin carian, forum atau bot sembang umum. Semua itu mungkin tidak perasan bahawa mereka dalam bahaya.',
      },
      costs: {
        title: 'Kos tinggi',
        text: `Satu sesi terapi swasta kosnya sekitar ${statisticTexts.privateSession} atau lebih.`,
      },
      system: {
        title: 'Klinik sesak',
        text: 'Klinik kerajaan memang sesak, tetapi rawatan tetap boleh didapati di sana.',
        help: 'Cara mendapatkan rawatan hari ini',
      },
      culture: {
        title: 'Jurang budaya',
        text: 'Bahan terapi banyak yang datang dari luar negara, dalam bahasa Inggeris. Soal keluarga, agama dan apa kata jiran jarang disentuh.',
      },
    },
  },
  solutions: {
    title: 'Jawapan kami',
    items: {
      professionals: {
        title: 'Psikoterapi digital',
        text: `Ceritakan apa yang tidak kena. ${BRAND.name} bertanya, pendek sahaja, satu demi satu, dan akhirnya ada satu perkara untuk dicuba malam ini. Guna bila-bila masa, di telefon atau di web, sama ada anda berjumpa ahli terapi atau tidak.`,
      },
      alternatives: {
        title: 'Keselamatan diutamakan',
        text: 'Ada dua AI: satu berbual dengan anda, satu lagi hanya mencari tanda bahaya. Jika salah satu mengesannya, AI berhenti dan memaparkan nombor untuk ditelefon. Kedua-dua AI boleh terlepas tanda itu.',
      },
      costs: {
        title: 'Mudah dicapai, kurang rasa malu',
        text: 'Di rumah, dengan telefon yang memang ada. Tidak perlu ke mana-mana, tidak perlu takut terserempak dengan kenalan di bilik menunggu.',
      },
      system: {
        title: 'Meringankan kerja doktor dan kaunselor',
        text:
          statusOf('clinicians') === 'planned'
            ? 'Jika anda bersetuju, doktor, kaunselor atau ahli terapi anda akan menerima catatan ringkas tentang keadaan anda sejak temu janji terakhir. Tidaklah perlu bercerita dari awal setiap kali.'
            : 'Jika anda bersetuju, doktor, kaunselor atau ahli terapi anda menerima catatan ringkas tentang keadaan anda sejak temu janji terakhir. Tidaklah perlu bercerita dari awal setiap kali.',
      },
      culture: {
        title: 'Ikut cara kita',
        text: 'Inggeris, Melayu, Mandarin, Tamil, atau campur-campur. Contoh dan latihannya daripada kehidupan di Malaysia.',
      },
    },
  },
  whyNot: {
    title: 'Kenapa tidak …',
    list: [
      {
        question: '… tanya ChatGPT sahaja?',
        answer: [
          `Bot sembang umum dibuat untuk semua topik. ${BRAND.name} dibuat untuk yang satu ini: soalan pendek, AI kedua yang hanya mencari tanda bahaya, dan cerita anda ${statusOf('servers') === 'works' ? 'kekal' : 'akan kekal'} di Malaysia. Lebih membantukah? Dalam satu kajian pasukan lain, AI terapi tidak lebih baik daripada ChatGPT. Sebab itulah kami menguji. [Apa kata kajian](studies)`,
        ],
      },
      {
        question: '… telefon talian bantuan?',
        answer: [
          `Telefonlah. Ada orang yang menjawab; ${helplineNames.befrienders} dan ${helplineNames.kasih} tidak pernah tutup. ${BRAND.name} untuk hari-hari di antaranya: anda boleh datang semula, dan ringkasannya menyimpan apa yang anda sedari. [${helplineWords.helpNow}](openToday)`,
        ],
      },
      {
        question: '… berjumpa ahli terapi?',
        answer: [
          `Jumpalah jika boleh, dan teruskan. ${BRAND.name} ada sementara anda menunggu giliran, di antara dua sesi, dan selepas sesi yang terakhir.`,
        ],
      },
    ],
  },
} satisfies Translated<typeof english>
