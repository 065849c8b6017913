import { BRAND } from '../facts/company.ts'
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
      'Lima perkara menghalang orang di Malaysia daripada mendapatkan terapi. Inilah jawapan kami.',
    lead: `Kekurangan tenaga profesional, alternatif yang tidak selamat, kos tinggi, sistem terbeban dan jurang budaya: sebab itulah kami membina ${BRAND.name}, terapi AI di telefon anda, dalam bahasa anda, pada bila-bila masa. AI kedua khusus mencari tanda bahaya.`,
    action: 'Lihat cara guna',
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
        text: 'Pada waktu malam, orang bertanya kepada enjin carian, forum atau bot sembang yang dibuat untuk tujuan lain. Di situ, tanda bahaya kepada diri anda mungkin tidak disedari.',
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
        text: 'Di telefon atau di web, pada bila-bila masa, sebelum dan selepas sesi dengan kaunselor atau ahli terapi, dan sementara menunggu sesi seterusnya.',
      },
      alternatives: {
        title: 'Keselamatan diutamakan',
        text: 'Ada dua AI: satu menjawab anda, satu lagi khusus mencari tanda bahaya kepada diri anda. Jika salah satu mengesannya, AI berhenti dan memaparkan nombor yang boleh anda telefon. Kedua-dua AI mungkin terlepas tanda itu.',
      },
      costs: {
        title: 'Mudah dicapai, kurang stigma',
        text: 'Di rumah, dengan telefon yang sudah ada. Tidak perlu ke mana-mana, dan tidak perlu bimbang terserempak dengan kenalan di bilik menunggu.',
      },
      system: {
        title: 'Sokongan bagi doktor dan kaunselor',
        text: 'Jika anda bersetuju, doktor, kaunselor atau ahli terapi anda menerima catatan ringkas tentang keadaan anda sejak temu janji terakhir. Anda tidak perlu bercerita dari awal lagi.',
      },
      culture: {
        title: 'Pendekatan setempat',
        text: 'Inggeris, Melayu, Mandarin, Tamil, atau campur-campur. Contoh dan latihannya diambil daripada kehidupan di Malaysia.',
      },
    },
  },
} satisfies Translated<typeof english>
