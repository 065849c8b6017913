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
    lead: `${BRAND.name} ialah terapi digital (digital therapeutic) berasaskan AI untuk Malaysia, dalam pasaran yang kami anggarkan bernilai ${statisticTexts.market}${statusOf('validation') === 'works' ? ', yang keberkesanannya telah diuji dalam kajian klinikal' : ''}. Orang berbual dengan AI melalui sembang, audio atau video, dalam bahasa Inggeris, Melayu, Mandarin atau Tamil. Universiti, syarikat, NGO dan kerajaan ${allWork('pilots') ? 'berkongsi' : 'akan berkongsi'} satu platform. Hala tuju kami: perisian yang dikawal selia sebagai peranti perubatan.`,
    where: isOpen
      ? 'Setakat ini: sudah dibuka di Malaysia. [Apa yang sudah ada](register)'
      : `Setakat ini: kajian sedang berjalan; ${ownStudies.length > 0 ? 'hasil pertama sudah diterbitkan' : 'hasil pertama akan menyusul'}. [Apa yang sudah ada](register)`,
    action: 'Minta pitch deck kami',
    start: `${BRAND.name} tidak berdaftar sebagai peranti perubatan.`,
    caption: `Satu petak, seorang daripada ${statisticTexts.psychiatrists} pakar itu.`,
  },
  story: {
    title: 'Bukan sekadar aplikasi',
    statement: ['Aplikasi hanya perlu dilancarkan.', 'Terapi perlu dibuktikan.'],
    text: 'Kebanyakan kajian terapi dalam talian datang dari negara kaya. Kajian kami di sini, dalam bahasa harian orang di sini.',
    logic:
      'Siapa yang dahulu mengujinya dalam bahasa Melayu, Mandarin dan Tamil ada apa yang tiada pada aplikasi terjemahan: kajian di sini, rakan kerjasama yang boleh turut serta, dan jalan ke arah pengawalseliaan.',
    whyNow: {
      title: 'Mengapa sekarang',
      text: `Panggilan ke Talian HEAL, talian Kementerian Kesihatan, naik daripada ${statisticTexts.calls2023} pada 2023 kepada ${statisticTexts.calls2025} pada 2025. Pada ${studies.heinz.year}, pasukan lain menguji AI generatif dengan ${peopleIn('heinz')} orang dewasa. AI itu lebih meredakan kemurungan dan keresahan daripada sekadar menunggu. Pada ${studies.kuta.year}, kajian pasukan lain yang lebih kecil mendapati AI terapi tidak lebih baik daripada ChatGPT. Soalan ini belum terjawab, dan kami mencari jawapannya di sini.`,
    },
  },
  opportunities: {
    title: 'anggaran peluang pasaran',
    ask: '[Tanya kami](investorsMail) bagaimana kami mengiranya.',
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
        caption: 'Satu petak, sejuta orang.',
      },
      model: {
        title: 'Model yang mudah diperluas',
        text: 'Satu platform, dua cara bayaran: pelan untuk perseorangan, perjanjian untuk rakan kerjasama. Rakan kerjasama bertambah, produknya tetap satu.',
      },
      edge: {
        title: 'Kelebihan klinikal dan pengawalseliaan',
        text: 'Kajian, pengujian klinikal dan pengawalseliaan makan masa lebih lama daripada melancarkan aplikasi. Lebih sukar ditiru juga.',
      },
      impact: {
        title: 'Impak dan pulangan',
        text: `Satu sesi terapi swasta kosnya sekitar ${statisticTexts.privateSession} atau lebih. Terapi di telefon boleh sampai kepada mereka yang terhalang oleh harga itu.`,
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
        'Woebot menutup aplikasinya pada Jun 2025: kos kelulusan di Amerika Syarikat terlalu tinggi, dan belum ada peraturan bagi model bahasa. Ash, satu lagi AI kesihatan mental, keluar dari United Kingdom pada Januari 2026 kerana peraturan peranti perubatan di sana. Sebab itu kami mulakan dengan kajian, dan merancang untuk pengawalseliaan.',
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
            : 'Hasil kajian, kemudian kajian klinikal. Jika hasilnya menyokong, pelancaran dan program rintis bersama rakan kerjasama.',
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
    promise: `Anda akan menerimanya dalam masa ${businessConstants.pitchDeckHours}\u00a0jam.`,
    noOffer: 'Tiada sekuriti ditawarkan di halaman ini. [Terma Perkhidmatan](figuresAndPlans)',
    receive: {
      title: 'Apa yang anda terima',
      deck: 'Pitch deck kami',
      technology: 'Gambaran teknologi',
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
      response: `Bahagian perhubungan pelabur akan menjawab dalam masa ${responseHours.investor}\u00a0jam.`,
    },
  },
} satisfies Translated<typeof english>
