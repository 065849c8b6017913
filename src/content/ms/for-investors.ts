import { BRAND, responseHours, sources, published } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import type { forInvestors as english } from '../en/for-investors.ts'
import type { Translated } from '../types.ts'

export const forInvestors = {
  meta: {
    title: 'Untuk pelabur',
    description: `Lebih ${figureTexts.population} orang, ${figureTexts.psychiatrists} pakar psikiatri. ${BRAND.name}: terapi dipacu AI untuk Malaysia dalam kajian penyelidikan, menuju peranti perubatan yang dikawal selia.`,
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
    lead: `${BRAND.name} sedang dibina untuk menjadi terapi digital (digital therapeutic) bagi Malaysia: dipacu AI, terbukti melalui kajian klinikal, dan menuju perisian sebagai peranti perubatan yang dikawal selia.`,
    action: 'Minta pitch deck kami',
    note: 'Pembuktian itu masih dijalankan; ia tidak berdaftar dan tidak dijual.',
  },
  story: {
    title: 'Lebih daripada sebuah aplikasi',
    statement:
      'Aplikasi kesejahteraan mengajak anda berasa lebih baik. Terapi digital perlu membuktikan bahawa anda memang bertambah baik.',
    text: `${BRAND.name} sedang dibina sebagai terapi digital, bukan aplikasi kesejahteraan. Ia melalui kajian penyelidikan sebelum masuk ke gedung aplikasi. Ia berbahasa Inggeris, Melayu, Mandarin dan Tamil, kerana terapi yang perlu diterjemahkan dahulu bukan lagi terapi yang sama. Pengesanan krisis dan pemantauan oleh dua AI termasuk dalam versi pertama, bukan versi akan datang.`,
  },
  opportunities: {
    title: 'Anggaran peluang pasaran',
    text: 'Dalam dolar AS, mengikut anggaran kami sendiri. Kaedah, tahun dan rantaunya belum diumumkan.',
    items: {
      round: {
        title: 'Peluang pelaburan',
        text: 'Sebelum pelancaran, semasa kajian dijalankan. Pitch deck menerangkan kegunaan wang itu.',
      },
      reach: {
        title: 'Peluang pasaran',
        text: `Di negara ini sahaja, ${figureTexts.peopleAffected} rakyat Malaysia hidup dengan masalah kesihatan mental, menurut satu saringan pada tahun ${sources.survey2015.year}.`,
      },
      model: {
        title: 'Model yang boleh diperluas',
        text: 'Universiti, syarikat, NGO dan kerajaan pada satu platform. Rakan kongsi seterusnya tidak memerlukan produk lain.',
      },
      edge: {
        title: 'Kelebihan klinikal dan kawal selia',
        text: 'Kajian dahulu, kemudian perisian sebagai peranti perubatan. Lebih perlahan daripada gedung aplikasi, dan lebih sukar ditiru.',
      },
      impact: {
        title: 'Impak dan pulangan',
        text: `Satu sesi swasta berharga sekitar ${figureTexts.privateSession} atau lebih, menurut panduan tahun ${sources.fees2016.year}. Jika satu siri sesi lebih murah, lebih ramai orang dapat menghabiskannya. Harga kami belum ditetapkan.`,
      },
      pipeline: {
        title: 'Pembangunan program',
        text: 'Program baharu untuk Asia Tenggara pada teras klinikal yang sama.',
      },
    },
    note: 'Pelancaran, rakan kongsi dan program baharu menyusul selepas kajian.',
  },
  advantage: {
    title: 'Kelebihan daya saing',
    position: {
      title: 'Kedudukan pasaran',
      text: 'Dibina untuk Malaysia dahulu: empat bahasa, data yang kekal di negara ini di bawah PDPA, dan doktor serta ahli psikologi yang terlibat.',
      note: 'Pelayan, dan akses bagi doktor dan ahli psikologi, masih dirancang.',
    },
    pipeline: {
      title: 'Hala tuju',
      steps: {
        now: { title: 'Sekarang', text: 'Kajian penyelidikan di Malaysia' },
        next: { title: 'Seterusnya', text: 'Pelancaran dan program rintis' },
        after: {
          title: 'Selepas itu',
          text: 'Perisian sebagai peranti perubatan yang dikawal selia',
        },
        later: { title: 'Kemudian', text: 'Asia Tenggara' },
      },
    },
  },
  standing: {
    title: 'Kedudukannya sekarang',
    note: 'Maklumat contoh, sehingga syarikat mengumumkan maklumatnya sendiri.',
    labels: {
      company: 'Syarikat',
      registration: 'Nombor syarikat',
      stage: 'Peringkat',
    },
    unknown: 'Belum diumumkan.',
    milestones: {
      trials: {
        title: 'Kajian penyelidikan dijalankan',
        text: 'Reka bentuk, etika: belum diumumkan.',
      },
      results: { title: 'Keputusan pertama', text: 'Tarikh: belum diumumkan.' },
      partner: {
        title: 'Perjanjian pertama dengan rakan kongsi',
        text: 'Setakat ini tiada. Tiada tarikh.',
      },
      launch: {
        title: 'Dibuka kepada orang ramai',
        text: 'Tiada tarikh yang dapat kami janjikan.',
      },
      device: {
        title: 'Pendaftaran sebagai peranti perubatan',
        text: 'Belum diputuskan: sama ada didaftarkan, dalam kelas mana, dan bila.',
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
        `Peluang pasaran ${figureTexts.market}, mengikut anggaran kami sendiri`,
        'Kajian penyelidikan sedang dijalankan',
        'Empat bahasa, satu teras klinikal',
        'Laluan ke arah peranti perubatan yang dikawal selia',
      ],
    },
    direct: {
      title: 'Hubungi terus',
      response: `Bahagian perhubungan pelabur berusaha menjawab dalam masa ${responseHours.investor} jam.`,
    },
  },
} satisfies Translated<typeof english>
