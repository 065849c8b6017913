import { BRAND, responseHours, sources, published } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { forInvestors as english } from '../en/for-investors.ts'
import type { Translated } from '../types.ts'

export const forInvestors = {
  meta: {
    title: 'Untuk pelabur',
    description: `Lebih ${figureTexts.population} orang, ${figureTexts.psychiatrists} pakar psikiatri. ${BRAND.name}: terapi berasaskan AI untuk Malaysia dalam kajian penyelidikan, menuju peranti perubatan yang dikawal selia.`,
  },
  hero: {
    title: [
      `Lebih ${figureTexts.population} penduduk.`,
      `Hanya ${figureTexts.psychiatrists} pakar psikiatri.`,
    ],
    caption: [
      'Setiap petak mewakili seorang pakar psikiatri.',
      `Setakat November ${published.newestCount.year}, ada ${publishedTexts.newestCount} orang.`,
    ],
    lead: `${BRAND.name} ialah terapi digital (digital therapeutic) berasaskan AI untuk Malaysia. Terapi ini belum terbukti melalui kajian klinikal. Matlamat kami ialah membuktikannya dahulu, kemudian menjadikannya perisian sebagai peranti perubatan yang dikawal selia.`,
    action: 'Minta pitch deck kami',
    note: 'Tidak berdaftar dan tidak dijual.',
  },
  story: {
    title: 'Lebih daripada sebuah aplikasi',
    statement:
      'Aplikasi kesejahteraan cukup sekadar membuat anda berasa lebih baik. Terapi digital pula perlu membuktikan bahawa keadaan anda memang bertambah baik.',
    text: `${BRAND.name} sedang dibina sebagai terapi digital, jadi ia diuji dalam kajian penyelidikan dahulu, sebelum masuk ke gedung aplikasi. AI ini berbual dalam empat bahasa tanpa terjemahan, kerana luahan hati mudah hilang maknanya apabila diterjemahkan. Versi kajian dilengkapi dengan pengesanan krisis, tetapi orang yang akan mengambil alih daripada AI belum ditetapkan.`,
  },
  opportunities: {
    title: 'Anggaran peluang pasaran',
    text: 'Anggaran kami sendiri, dalam dolar AS. Belum disemak oleh pihak lain.',
    items: {
      round: {
        title: 'Peluang pelaburan',
        text: 'Sebelum pelancaran, semasa kajian penyelidikan dijalankan.',
      },
      reach: {
        title: 'Peluang pasaran',
        text: `Jika saringan tekanan emosi pada tahun ${sources.survey2015.year} dijadikan panduan, ${figureTexts.peopleAffected} rakyat Malaysia hidup dengan masalah kesihatan mental.`,
      },
      model: {
        title: 'Model yang boleh diperluas',
        text: 'Satu platform untuk universiti, syarikat, NGO dan kerajaan. Rakan kongsi yang seterusnya tidak memerlukan produk kedua.',
      },
      edge: {
        title: 'Kelebihan klinikal dan kawal selia',
        text: 'Kami menjalankan kajian dahulu, kemudian menuju perisian sebagai peranti perubatan. Jalan ini lebih perlahan daripada jalan ke gedung aplikasi, tetapi lebih sukar ditiru.',
      },
      impact: {
        title: 'Impak dan pulangan',
        text: `Satu sesi swasta berharga sekitar ${figureTexts.privateSession} atau lebih. Jika satu siri sesi lebih murah, lebih ramai orang dapat mengikutinya hingga tamat. Harganya belum ditetapkan.`,
      },
      pipeline: {
        title: 'Pembangunan program',
        text: 'Program baharu untuk Asia Tenggara, dengan teras klinikal yang sama.',
      },
    },
    note: 'Pelancaran, rakan kongsi dan program baharu menyusul selepas kajian.',
  },
  advantage: {
    title: 'Kelebihan daya saing',
    position: {
      title: 'Kedudukan pasaran',
      text: 'Platform ini dibina dengan mengutamakan Malaysia: perbualannya dalam empat bahasa, data platform kekal di negara ini, dan doktor serta ahli psikologi turut terlibat.',
      note: 'Pelayan, dan akses bagi doktor dan ahli psikologi, masih dirancang.',
    },
    pipeline: {
      title: 'Hala tuju',
      steps: {
        now: { title: 'Sekarang', text: 'Kajian penyelidikan di Malaysia' },
        next: {
          title: 'Seterusnya',
          text: 'Keputusan pertama, kemudian pelancaran dan program rintis',
        },
        after: {
          title: 'Kemudian',
          text: 'Perisian sebagai peranti perubatan yang dikawal selia',
        },
        later: { title: 'Jangka panjang', text: 'Asia Tenggara' },
      },
    },
  },
  expertise: {
    title: 'Kepakaran pasukan',
    items: [
      'Psikiatri',
      'Psikologi klinikal',
      'Kecerdasan buatan',
      'Kawal selia kesihatan digital',
      'Produk dan reka bentuk',
      'Kerjasama kesihatan',
    ],
  },
  company: { name: 'Syarikat', registration: 'Nombor syarikat', fundingStage: 'Peringkat' },
  request: {
    title: 'Minta pitch deck kami',
    receive: {
      title: 'Apa yang anda terima',
      deck: 'Dek pembentangan (pitch deck)',
      technology: 'Gambaran teknologi',
      team: 'Profil pasukan',
    },
    highlights: {
      title: 'Sorotan pelaburan',
      items: [
        `Pasaran ${figureTexts.market}, anggaran kami sendiri`,
        'Kajian penyelidikan sedang dijalankan',
        'Empat bahasa',
        'Laluan ke arah peranti perubatan',
      ],
    },
    direct: {
      title: 'Hubungi terus',
      response: `Bahagian perhubungan pelabur berusaha menjawab dalam masa ${responseHours.investor} jam.`,
    },
  },
} satisfies Translated<typeof english>
