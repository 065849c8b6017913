import { BRAND, responseHours, sources, published } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { forInvestors as english } from '../en/for-investors.ts'
import type { Translated } from '../types.ts'

export const forInvestors = {
  meta: {
    title: 'Untuk pelabur',
    description: `Lebih ${figureTexts.population} orang, ${figureTexts.psychiatrists} pakar psikiatri. ${BRAND.name}, terapi berasaskan AI untuk Malaysia, kini diuji dalam kajian. Matlamatnya: peranti perubatan yang dikawal selia.`,
  },
  hero: {
    title: [
      `Lebih ${figureTexts.population} penduduk.`,
      `Hanya ${figureTexts.psychiatrists} pakar psikiatri.`,
    ],
    caption: [
      'Setiap petak mewakili seorang pakar psikiatri.',
      `Setakat November ${published.newestCount.year}, pakar psikiatri berjumlah ${publishedTexts.newestCount} orang.`,
    ],
    lead: `${BRAND.name} ialah terapi digital (digital therapeutic) berasaskan AI untuk Malaysia. Terapi ini belum terbukti melalui kajian klinikal. Matlamat kami: membuktikannya dahulu, kemudian menjadikannya peranti perubatan berbentuk perisian yang dikawal selia.`,
    action: 'Minta pitch deck kami',
    note: 'Terapi ini tidak berdaftar dan tidak dijual.',
  },
  story: {
    title: 'Lebih daripada sebuah aplikasi',
    statement:
      'Aplikasi kesejahteraan mahu anda berasa lebih lega. Terapi digital mesti membuktikan bahawa anda memang lebih lega.',
    text: `${BRAND.name} sedang dibina sebagai terapi digital, dan diuji dalam kajian sebelum masuk ke gedung aplikasi. AI ini berbual dalam empat bahasa, kerana terapi yang perlu diterjemahkan dahulu bukan lagi terapi yang sama. Pengesanan krisis ada dalam versi kajian, tetapi petugas yang akan mengambil alih perbualan belum ditetapkan.`,
  },
  opportunities: {
    title: 'Anggaran saiz pasaran',
    text: 'Ini anggaran kami sendiri, dalam dolar AS, dan belum disemak oleh pihak lain.',
    items: {
      round: {
        title: 'Peluang pelaburan',
        text: 'Pelaburan dibuat sebelum pelancaran, semasa kajian masih berjalan.',
      },
      reach: {
        title: 'Peluang pasaran',
        text: `Jika saringan tekanan emosi tahun ${sources.survey2015.year} dijadikan panduan, ${figureTexts.peopleAffected} rakyat Malaysia mengalami masalah kesihatan mental.`,
      },
      model: {
        title: 'Model yang boleh diperluas',
        text: 'Satu platform untuk universiti, syarikat, NGO dan kerajaan: rakan kongsi baharu menggunakan produk yang sama.',
      },
      edge: {
        title: 'Kelebihan klinikal dan kawal selia',
        text: 'Kajian dahulu, kemudian peranti perubatan berbentuk perisian: lebih lambat daripada terus ke gedung aplikasi, tetapi lebih sukar ditiru.',
      },
      impact: {
        title: 'Impak dan pulangan',
        text: `Harga satu sesi swasta bermula sekitar ${figureTexts.privateSession}. Jika satu siri sesi lebih murah, lebih ramai orang dapat mengikutinya hingga tamat. Harga kami belum ditetapkan.`,
      },
      pipeline: {
        title: 'Pembangunan program',
        text: 'Program baharu untuk Asia Tenggara, dengan asas klinikal yang sama.',
      },
    },
    note: 'Pelancaran, rakan kongsi dan program baharu menyusul selepas kajian.',
  },
  advantage: {
    title: 'Kelebihan daya saing',
    position: {
      title: 'Kedudukan pasaran',
      text: 'Platform ini mengutamakan Malaysia: empat bahasa, data yang kekal di negara ini, serta penglibatan doktor dan ahli psikologi.',
      note: 'Pelayan masih dirancang, begitu juga akses doktor dan ahli psikologi.',
    },
    pipeline: {
      title: 'Hala tuju',
      steps: {
        now: { title: 'Sekarang', text: 'Kajian penyelidikan di Malaysia' },
        next: {
          title: 'Seterusnya',
          text: 'Hasil pertama kajian, kemudian pelancaran dan program rintis',
        },
        after: {
          title: 'Kemudian',
          text: 'Perisian yang dikawal selia sebagai peranti perubatan',
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
      response: `Bahagian perhubungan pelabur berusaha membalas dalam masa ${responseHours.investor} jam.`,
    },
  },
} satisfies Translated<typeof english>
