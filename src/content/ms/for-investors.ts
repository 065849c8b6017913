import { BRAND } from '../facts/company.ts'
import { businessConstants, responseHours } from '../facts/terms.ts'
import { peopleIn } from '../facts/studies.ts'
import { statisticTexts } from './statistics.ts'
import type { forInvestors as english } from '../en/for-investors.ts'
import type { Translated } from '../types.ts'
import { isOpen } from '../facts/stage.ts'

export const forInvestors = {
  meta: {
    title: 'Untuk pelabur',
    description: `Lebih ${statisticTexts.population} orang, ${statisticTexts.psychiatrists} pakar psikiatri. ${BRAND.name} ialah terapi digital berasaskan AI untuk Malaysia, ${isOpen ? 'kini dibuka kepada orang ramai.' : 'kini dalam kajian penyelidikan.'}`,
  },
  hero: {
    title: [
      `Lebih ${statisticTexts.population} penduduk.`,
      `Hanya ${statisticTexts.psychiatrists} pakar psikiatri.`,
    ],
    lead: `${BRAND.name} ialah terapi digital (digital therapeutic) berasaskan AI untuk Malaysia${isOpen ? ', yang telah dibuktikan melalui kajian klinikal.' : ', yang kini diuji dalam kajian klinikal.'} Satu platform untuk universiti, syarikat, NGO dan kerajaan. Terapi melalui sembang, audio atau video, dalam empat bahasa. Matlamatnya: perisian yang dikawal selia sebagai peranti perubatan.`,
    action: 'Minta pitch deck kami',
    start: `${BRAND.name} tidak berdaftar sebagai peranti perubatan.`,
    caption: 'Setiap petak mewakili seorang pakar psikiatri di Malaysia.',
  },
  story: {
    title: 'Lebih daripada sebuah aplikasi',
    statement: 'Aplikasi hanya perlu dilancarkan. Terapi mesti dibuktikan.',
    text: `Kebanyakan kajian terapi dalam talian datang dari negara kaya. ${BRAND.name} membawa terapi ke telefon, dalam bahasa sendiri.`,
    whyNow: {
      title: 'Mengapa sekarang',
      text: `Panggilan ke talian Kementerian Kesihatan, Talian HEAL, meningkat daripada ${statisticTexts.calls2023} pada tahun 2023 kepada ${statisticTexts.calls2025} pada tahun 2025. Pada tahun 2025, pasukan lain menerbitkan kajian dengan ${peopleIn('heinz')} orang dewasa: AI generatif lebih meredakan kemurungan dan keresahan berbanding sekadar menunggu.`,
    },
  },
  opportunities: {
    title: 'anggaran peluang pasaran',
    items: {
      round: {
        title: 'Peluang pelaburan',
        text: isOpen
          ? `Pelaburan anda membawa ${BRAND.name} dari pelancaran hingga dikawal selia sebagai peranti perubatan.`
          : `Pelaburan anda membawa ${BRAND.name} melalui kajian klinikal hingga ke pelancaran.`,
      },
      reach: {
        title: 'Peluang pasaran',
        text: `${statisticTexts.peopleAffected.replace('lebih', 'Lebih')} rakyat Malaysia menghadapi masalah kesihatan mental.`,
        caption: 'Setiap petak mewakili sejuta orang.',
      },
      model: {
        title: 'Model yang boleh diperluas',
        text: 'Universiti, syarikat, NGO dan kerajaan menggunakan platform yang sama. Rakan kerjasama baharu tidak memerlukan produk baharu.',
      },
      edge: {
        title: 'Kelebihan klinikal dan pengawalseliaan',
        text: 'Kajian, bukti klinikal dan pengawalseliaan mengambil masa lebih lama daripada melancarkan aplikasi, dan lebih sukar ditiru.',
      },
      impact: {
        title: 'Impak dan pulangan',
        text: `Terapi swasta berharga sekitar ${statisticTexts.privateSession} atau lebih bagi satu sesi. Terapi di telefon boleh sampai kepada mereka yang terhalang oleh harga itu.`,
      },
      pipeline: {
        title: 'Pembangunan program',
        text: 'Kajian klinikal yang sama menjadi asas program baharu untuk Asia Tenggara.',
      },
    },
  },
  advantage: {
    title: 'Kelebihan daya saing',
    position: {
      title: 'Kedudukan pasaran',
      text: 'Malaysia dahulu, dalam empat bahasa, bersama rakan kerjasama yang boleh menyertai kajian sekarang.',
    },
    pipeline: {
      title: 'Hala tuju',
      steps: {
        now: {
          title: 'Sekarang',
          text: isOpen ? 'Dibuka di Malaysia.' : 'Kajian di Malaysia.',
        },
        next: {
          title: 'Seterusnya',
          text: isOpen
            ? 'Program rintis bersama rakan kerjasama.'
            : 'Hasil kajian. Jika hasilnya menyokong, pelancaran dan program rintis bersama rakan kerjasama.',
        },
        after: {
          title: 'Kemudian',
          text: 'Pengawalseliaan sebagai peranti perubatan.',
        },
        later: {
          title: 'Jangka panjang',
          text: 'Program baharu untuk negara lain di Asia Tenggara.',
        },
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
  },
  request: {
    title: 'Minta pitch deck kami',
    promise: `Anda akan menerimanya dalam masa ${businessConstants.pitchDeckHours} jam.`,
    noOffer: 'Halaman ini tidak menawarkan sekuriti. [Terma Perkhidmatan](figuresAndPlans)',
    receive: {
      title: 'Apa yang anda terima',
      deck: 'Pitch deck kami',
      technology: 'Gambaran keseluruhan teknologi',
      team: 'Profil pasukan',
    },
    highlights: {
      title: 'Sorotan pelaburan',
      items: {
        trials: isOpen ? 'Dibuka di Malaysia' : 'Kajian sedang berjalan di Malaysia',
        languages: 'Empat bahasa',
        platform: 'Satu platform untuk empat jenis rakan kerjasama',
      },
    },
    direct: {
      title: 'Hubungi terus',
      response: `Bahagian perhubungan pelabur akan menjawab dalam masa ${responseHours.investor} jam.`,
    },
  },
} satisfies Translated<typeof english>
