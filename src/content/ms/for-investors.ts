import { BRAND, businessConstants, responseHours, sources, published } from '../facts.ts'
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
    caption: {
      count: 'Setiap petak mewakili seorang pakar psikiatri.',
      rounded: `Kedua-duanya angka kasar. Setakat November ${published.newestCount.year}, ada ${publishedTexts.newestCount} pakar psikiatri, kira-kira seorang bagi setiap ${publishedTexts.perNewestCount} penduduk.`,
    },
    lead: `${BRAND.name} ialah terapi berasaskan AI untuk orang di Malaysia, melalui sembang, audio atau video, dalam empat bahasa. Terapi ini sedang diuji dalam kajian. Matlamatnya ialah terapi yang terbukti melalui kajian klinikal dan dikawal selia sebagai peranti perubatan.`,
    action: 'Minta pitch deck kami',
  },
  story: {
    title: 'Lebih daripada sebuah aplikasi',
    statement: 'Kami membina terapi, jadi terapi ini mesti terbukti membantu.',
    text: `Kami sedang menguji ${BRAND.name}, terapi digital (digital therapeutic), sebelum melancarkannya. Platform ini dibina untuk empat bahasa, supaya orang dapat meluahkan isi hati dalam bahasa sendiri. Pengesanan krisisnya juga sedang kami uji. Sebelum pelancaran, kami akan [mengumumkan siapa yang akan mengambil alih daripada AI](danger) jika berlaku krisis, pada setiap waktu, siang dan malam.`,
    steps: {
      now: { title: 'Sekarang', text: 'Kami sedang menjalankan kajian di Malaysia.' },
      next: {
        title: 'Seterusnya',
        text: 'Kami akan tahu sama ada terapi ini berkesan. Jika ya, kami akan melancarkannya dan memulakan program rintis bersama rakan kerjasama.',
      },
      after: {
        title: 'Kemudian',
        text: 'Kami akan berusaha supaya terapi ini dikawal selia sebagai peranti perubatan.',
      },
      later: {
        title: 'Jangka panjang',
        text: 'Kami merancang program baharu untuk negara lain di Asia Tenggara.',
      },
    },
  },
  opportunities: {
    title: 'Anggaran saiz pasaran',
    text: 'Ini anggaran kami sendiri, dalam dolar AS. Anggaran ini belum disahkan oleh pihak bebas.',
    share: {
      title: `Mungkin ${figureTexts.peopleAffected} orang tertekan, daripada lebih ${figureTexts.population} penduduk.`,
      text: 'Setiap petak mewakili sejuta orang di Malaysia.',
    },
    items: {
      round: {
        title: 'Peluang pelaburan',
        text: 'Anda akan melabur sebelum pelancaran, semasa terapi ini masih diuji.',
      },
      reach: {
        title: 'Peluang pasaran',
        text: `Jika saringan tekanan emosi tahun ${sources.survey2015.year} dijadikan panduan, ${figureTexts.peopleAffected} rakyat Malaysia menghadapi masalah kesihatan mental.`,
      },
      model: {
        title: 'Model yang boleh diperluas',
        text: 'Universiti, syarikat, NGO dan kerajaan akan menggunakan platform yang sama. Kami tidak perlu membina produk baharu bagi setiap rakan kerjasama.',
      },
      edge: {
        title: 'Kelebihan klinikal dan pengawalseliaan',
        text: 'Bukti klinikal dan pengawalseliaan sebagai peranti perubatan mengambil masa lebih lama daripada mengeluarkan aplikasi, dan lebih sukar ditiru. Kedua-duanya belum kami miliki.',
      },
      impact: {
        title: 'Impak dan pulangan',
        text: `Harga satu sesi terapi swasta bermula sekitar ${figureTexts.privateSession}. Terapi yang lebih murah boleh sampai kepada mereka yang berhenti awal, atau tidak pernah bermula, kerana harganya.`,
      },
      pipeline: {
        title: 'Pembangunan program',
        text: 'Program baharu untuk Asia Tenggara boleh kami bina berdasarkan kajian klinikal yang sama.',
      },
    },
  },
  advantage: {
    title: 'Kelebihan daya saing',
    position: {
      title: 'Kedudukan pasaran',
      text: 'Kami membina untuk Malaysia dahulu, dalam empat bahasa. Mengikut rancangan, pelayan kami akan berada di negara ini, dan jika pengguna bersetuju, doktor, kaunselor atau ahli terapi mereka akan menerima catatan ringkas tentang keadaan mereka sejak temu janji terakhir.',
    },
    pipeline: {
      title: 'Hala tuju',
      text: 'Mengikut rancangan, apa yang kami pelajari dalam program rintis akan menyokong pengawalseliaan sebagai peranti perubatan. Selepas itu, kami merancang program untuk negara lain di Asia Tenggara.',
    },
  },
  expertise: {
    title: 'Kepakaran pasukan',
    items: [
      'Psikiatri',
      'Psikologi klinikal',
      'Kecerdasan buatan',
      'Pengawalseliaan kesihatan digital',
      'Produk dan reka bentuk',
      'Kerjasama kesihatan',
    ],
    team: 'Kenali pasukan kami',
  },
  company: { name: 'Syarikat', registration: 'Nombor syarikat', fundingStage: 'Peringkat' },
  request: {
    title: 'Minta pitch deck kami',
    promise: `Kami akan menghantar pitch deck dalam masa ${businessConstants.pitchDeckHours} jam.`,
    receive: {
      title: 'Apa yang anda terima',
      deck: 'Pitch deck kami',
      technology: 'Gambaran teknologi',
      team: 'Profil pasukan',
    },
    highlights: {
      title: 'Sorotan pelaburan',
      items: [
        'Kami sedang menguji platform ini di Malaysia.',
        'Kami membina platform ini dalam empat bahasa.',
        'Universiti, syarikat, NGO dan kerajaan boleh berkongsi satu platform.',
        `Kami mahu ${BRAND.name} dikawal selia sebagai peranti perubatan.`,
      ],
    },
    direct: {
      title: 'Hubungi terus',
      response: `Bahagian perhubungan pelabur berusaha membalas dalam masa ${responseHours.investor} jam.`,
    },
  },
} satisfies Translated<typeof english>
