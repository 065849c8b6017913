import { allWork, statusOf } from '../facts/claims.ts'
import { BRAND } from '../facts/company.ts'
import { businessConstants, responseHours } from '../facts/terms.ts'
import { ownStudies, peopleIn, studies } from '../facts/studies.ts'
import { joinWords } from '../sentences/join-words.ts'
import { monthInWords } from './legal.ts'
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
    lead: `${BRAND.name} ialah terapi digital (digital therapeutic) berasaskan AI untuk Malaysia, dalam pasaran yang kami anggarkan bernilai ${statisticTexts.market}${statusOf('validation') === 'works' ? ', yang keberkesanannya telah diuji dalam kajian klinikal' : ''}. Inilah terapi AI: orang berbual dengannya melalui sembang, audio atau video, dalam bahasa Inggeris, Melayu, Mandarin atau Tamil. Universiti, syarikat, NGO dan kerajaan ${allWork('pilots') ? 'berkongsi' : 'akan berkongsi'} satu platform. Matlamat kami: perisian yang dikawal selia sebagai peranti perubatan.`,
    where: isOpen
      ? 'Setakat ini: sudah dibuka di Malaysia. [Apa yang sudah ada](register)'
      : `Setakat ini: kajian sedang berjalan; ${ownStudies.length > 0 ? 'hasil pertama sudah diterbitkan' : 'hasil pertama akan menyusul'}. [Apa yang sudah ada](register)`,
    action: 'Minta pitch deck kami',
    start: `${BRAND.name} tidak berdaftar sebagai peranti perubatan.`,
    caption: `Setiap petak ialah seorang daripada ${statisticTexts.psychiatrists} pakar itu.`,
  },
  story: {
    title: 'Lebih daripada sebuah aplikasi',
    statement: ['Aplikasi hanya perlu dilancarkan.', 'Terapi mesti dibuktikan.'],
    text: 'Kebanyakan kajian terapi dalam talian datang dari negara kaya. Kajian kami dijalankan di sini, dalam bahasa harian orang di sini.',
    logic:
      'Sesiapa yang pertama mengujinya dalam bahasa Melayu, Mandarin dan Tamil memiliki apa yang tiada pada aplikasi terjemahan: kajian di sini, rakan kerjasama yang boleh menyertainya, dan jalan ke arah pengawalseliaan.',
    whyNow: {
      title: 'Mengapa sekarang',
      text: `Panggilan ke talian Kementerian Kesihatan, Talian HEAL, meningkat daripada ${statisticTexts.calls2023} pada tahun 2023 kepada ${statisticTexts.calls2025} pada tahun 2025. Pada tahun ${studies.heinz.year}, pasukan lain menguji AI generatif dengan ${peopleIn('heinz')} orang dewasa. AI itu lebih meredakan kemurungan dan keresahan berbanding sekadar menunggu. Pada tahun ${studies.kuta.year}, kajian pihak lain yang lebih kecil mendapati AI terapi tidak lebih baik daripada ChatGPT. Jadi soalan ini belum terjawab, dan kami mencari jawapannya di sini.`,
    },
  },
  opportunities: {
    title: 'anggaran peluang pasaran',
    ask: '[Tanya kami](investorsMail) cara kami mengiranya.',
    items: {
      round: {
        title: 'Peluang pelaburan',
        text: isOpen
          ? 'Pelaburan anda membiayai langkah dari pelancaran hingga pengawalseliaan sebagai peranti perubatan.'
          : 'Pelaburan anda membiayai kajian klinikal dan, jika hasilnya menyokong, pelancaran.',
        offer: (stage: string, size: string) => `Peringkat: ${stage}. Pusingan: ${size}.`,
        paysFor: (things: readonly string[]) =>
          `Pelaburan ini membiayai ${joinWords(things, ', ', ' dan ')}.`,
      },
      reach: {
        title: 'Peluang pasaran',
        text: `${statisticTexts.peopleAffected.replace('lebih', 'Lebih')} rakyat Malaysia menghadapi masalah kesihatan mental.`,
        caption: 'Setiap petak mewakili sejuta orang.',
      },
      model: {
        title: 'Model yang boleh diperluas',
        text: 'Satu platform, dibayar dengan dua cara: pelan bagi orang perseorangan, perjanjian bagi rakan kerjasama. Rakan kerjasama baharu tidak memerlukan produk baharu.',
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
        text: 'Kajian klinikal yang sama boleh menjadi asas program baharu untuk Asia Tenggara.',
      },
    },
  },
  advantage: {
    title: 'Kelebihan daya saing',
    position: {
      title: 'Kedudukan pasaran',
      text: 'Malaysia dahulu, dalam empat bahasa. Rakan kerjasama boleh menyertai kajian sekarang.',
      others:
        'Woebot menutup aplikasinya pada Jun 2025: kos kelulusan di Amerika Syarikat terlalu tinggi, dan belum ada peraturan bagi model bahasa. Ash, satu lagi AI kesihatan mental, keluar dari United Kingdom pada Januari 2026 kerana peraturan peranti perubatan di sana. Jadi kami mendahulukan kajian dan peraturan.',
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
            ? allWork('validation')
              ? 'Program rintis bersama rakan kerjasama.'
              : 'Kajian klinikal, dan program rintis bersama rakan kerjasama.'
            : 'Hasil kajian ini, kemudian kajian klinikal. Jika hasilnya menyokong, pelancaran dan program rintis bersama rakan kerjasama.',
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
      teamInDeck: 'Anda menerima profil pasukan bersama pitch deck.',
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
      takenPart: (people: number, since: string) =>
        `${people} orang menyertai kajian kami sejak ${monthInWords(since)}`,
      items: [
        isOpen
          ? 'Dibuka di Malaysia, dalam empat bahasa'
          : 'Kajian sedang berjalan di Malaysia, dalam empat bahasa',
        'Satu platform untuk empat jenis rakan kerjasama',
        'Jalan ke arah pengawalseliaan sebagai peranti perubatan',
      ],
    },
    direct: {
      title: 'Hubungi terus',
      response: `Bahagian perhubungan pelabur akan menjawab dalam masa ${responseHours.investor} jam.`,
    },
  },
} satisfies Translated<typeof english>
