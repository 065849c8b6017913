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
    description: `Lima perkara menghalang orang di Malaysia daripada mendapatkan terapi. Jawapan ${BRAND.name}: terapi AI dalam bahasa anda. ${siteStatus}`,
  },
  hero: {
    title:
      'Lima perkara menghalang orang di Malaysia daripada mendapatkan terapi. Inilah jawapan kami bagi setiap satu.',
    lead: `Pakar tidak cukup, klinik penuh, kos tinggi, bot sembang yang tidak selamat, bahasa yang bukan bahasa kita. ${BRAND.name} ialah terapi AI di telefon anda, dalam bahasa anda, pada bila-bila masa. AI kedua khusus mencari tanda bahaya.`,
    action: 'Cara ia berfungsi',
  },
  problems: {
    title: 'Masalah',
    items: {
      professionals: {
        title: 'Kekurangan tenaga profesional',
        text: `Hanya ${statisticTexts.psychiatrists} pakar psikiatri untuk lebih ${statisticTexts.population} orang.`,
        help: 'Bantuan semasa anda menunggu',
      },
      alternatives: {
        title: 'Alternatif yang tidak selamat',
        text: 'Pada waktu malam, orang bertanya kepada enjin carian, forum atau bot sembang umum, yang mungkin tidak sedar apabila seseorang dalam bahaya.',
      },
      costs: {
        title: 'Kos yang tinggi',
        text: `Satu sesi terapi swasta kosnya sekitar ${statisticTexts.privateSession} atau lebih.`,
      },
      system: {
        title: 'Sistem kesihatan terbeban',
        text: 'Klinik kerajaan memang sesak, tetapi anda tetap boleh mendapatkan rawatan di sana.',
        help: 'Cara mendapatkan rawatan hari ini',
      },
      culture: {
        title: 'Jurang budaya',
        text: 'Banyak bahan terapi datang dari luar negara, dalam bahasa Inggeris. Soal keluarga, agama dan apa kata orang jarang disentuh.',
      },
    },
  },
  solutions: {
    title: 'Jawapan kami',
    items: {
      professionals: {
        title: 'Psikoterapi digital',
        text: `Anda cerita apa yang tak kena. ${BRAND.name} bertanya satu soalan pendek setiap kali, dan pada akhir perbualan anda ada satu perkara untuk dicuba malam ini. Gunakannya pada bila-bila masa, di telefon atau di web, sama ada anda berjumpa kaunselor atau ahli terapi atau tidak.`,
      },
      alternatives: {
        title: 'Keselamatan diutamakan',
        text: 'Ada dua AI: satu menjawab anda, satu lagi khusus mencari tanda bahawa anda mungkin dalam bahaya. Jika salah satu mengesannya, AI berhenti dan memaparkan nombor yang boleh anda telefon. Kedua-dua AI mungkin terlepas tanda itu.',
      },
      costs: {
        title: 'Mudah dicapai, kurang stigma',
        text: 'Di rumah, dengan telefon yang sudah ada. Tidak perlu ke mana-mana, dan tidak perlu bimbang terserempak dengan kenalan di bilik menunggu.',
      },
      system: {
        title: 'Sokongan bagi doktor dan kaunselor',
        text:
          statusOf('clinicians') === 'planned'
            ? 'Jika anda bersetuju, doktor, kaunselor atau ahli terapi anda akan menerima catatan ringkas tentang keadaan anda sejak temu janji terakhir. Anda tidak perlu lagi bercerita dari awal setiap kali.'
            : 'Jika anda bersetuju, doktor, kaunselor atau ahli terapi anda menerima catatan ringkas tentang keadaan anda sejak temu janji terakhir. Anda tidak perlu lagi bercerita dari awal setiap kali.',
      },
      culture: {
        title: 'Pendekatan setempat',
        text: 'Inggeris, Melayu, Mandarin, Tamil, atau campur-campur. Contoh dan latihannya diambil daripada kehidupan di Malaysia.',
      },
    },
  },
  whyNot: {
    title: 'Kenapa tidak …',
    list: [
      {
        question: '… tanya ChatGPT sahaja?',
        answer: [
          `Bot sembang umum dibuat untuk semua topik. ${BRAND.name} dibuat untuk yang satu ini: soalan yang pendek, AI kedua yang khusus mencari tanda bahaya, dan kata-kata yang ${statusOf('servers') === 'works' ? 'kekal' : 'akan kekal'} di Malaysia. Adakah ia lebih membantu? Dalam satu kajian oleh pasukan lain, hasil AI terapi tidak lebih baik daripada ChatGPT. Sebab itulah kami menguji. [Apa kata kajian](studies)`,
        ],
      },
      {
        question: '… telefon talian bantuan?',
        answer: [
          `Ya, telefonlah. Ada orang yang menjawab; ${helplineNames.befrienders} dan ${helplineNames.kasih} tidak pernah tutup. ${BRAND.name} untuk hari-hari di antaranya: anda boleh kembali bila-bila masa, dan ringkasannya menyimpan apa yang anda sedari. [${helplineWords.helpNow}](openToday)`,
        ],
      },
      {
        question: '… berjumpa ahli terapi?',
        answer: [
          `Berjumpalah jika boleh, dan teruskan. ${BRAND.name} ada sementara anda menunggu giliran, antara dua sesi, dan selepas sesi yang terakhir.`,
        ],
      },
    ],
  },
} satisfies Translated<typeof english>
