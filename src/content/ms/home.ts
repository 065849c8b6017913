import { BRAND, published, sources } from '../facts.ts'
import { publishedTexts } from './figures.ts'
import type { home as english } from '../en/home.ts'
import type { Translated } from '../types.ts'

export const home = {
  meta: {
    title: 'Terapi dalam bahasa anda sendiri',
    description: `Terapi AI untuk Malaysia: sembang, audio atau video, dalam bahasa Inggeris, Melayu, Mandarin dan Tamil. ${BRAND.name} masih dibangunkan dan diuji dalam kajian.`,
  },
  hero: {
    title: 'Bercakaplah seperti di\u00a0rumah sendiri.',
    lead: `${BRAND.name} ialah terapi AI untuk Malaysia. Nanti, anda boleh menaip, bercakap atau membuat panggilan video dalam bahasa Inggeris, Melayu, Mandarin atau Tamil. Platform ini belum dibuka dan masih diuji dalam kajian.`,
    learn: 'Lihat cara ia berfungsi',
    voicesLabel: 'Empat orang, empat bahasa',
    sleepless: 'Tak boleh tidur? Ada orang menjawab malam ini',
    voicesMore: 'Pilih perbualan untuk membaca sambungannya.',
    voiceMixed: 'Perbualan kelima, campur bahasa: seseorang terfikir untuk mengakhiri hidup',
    voiceMore: 'Baca sambungannya',
  },
  highlights: {
    therapy: 'Terapi berasaskan AI',
    privacy: 'Sulit dan selamat',
    culture: 'Peka terhadap budaya',
  },
  statistics: {
    title: 'Malaysia kekurangan profesional kesihatan mental.',
    adults: `orang dewasa menghadapi masalah kesihatan mental, menurut saringan ${sources.survey2015.year}. Saringan bukan diagnosis. Pada ${sources.survey2023.year}, ${publishedTexts.depression2023} orang dewasa mengalami kemurungan. Setiap petak di bawah mewakili seorang daripada seribu orang dewasa.`,
    psychiatrists: `Nisbah pakar psikiatri kepada pesakit, menurut laporan ${sources.ratio2016.year}. Mengikut kiraan ${published.newestCount.year}, ada seorang pakar bagi kira-kira ${publishedTexts.perNewestCount} penduduk.`,
    sessions: `untuk satu sesi terapi. Purata bayaran sejam ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo}, lapor The Star pada ${sources.fees2019.year}; panduan ${sources.fees2016.year} menyebut ${publishedTexts.hourlyFeeFrom} hingga ${publishedTexts.hourlyFeeTo}.`,
  },
  whyChoose: {
    title: `Mengapa memilih ${BRAND.name}`,
    languages: {
      title: 'Empat bahasa, satu perbualan',
      text: 'Inggeris, Melayu, Mandarin dan Tamil. Boleh campur dalam satu ayat, seperti kita biasa bercakap.',
    },
    hours: {
      title: '24 jam sehari, 7 hari seminggu',
      text: 'Pukul tiga pagi, cuti umum, sepuluh minit sebelum mesyuarat pun boleh.',
    },
    ways: {
      title: 'Sembang, audio atau video',
      text: 'Boleh di telefon, boleh di web.',
    },
    privacy: {
      title: 'Disulitkan, kekal di Malaysia',
      text: 'Sesi anda akan disulitkan hujung ke hujung antara telefon anda dengan pelayan kami di Malaysia. Di situlah AI membacanya untuk menjawab anda. Data akan kekal dalam pelayan di Malaysia, tertakluk kepada PDPA.',
      more: 'Siapa boleh membaca kata-kata anda',
    },
    crisis: {
      title: 'Dilengkapi pengesanan krisis',
      text: 'Ada dua AI: satu menjawab anda, satu lagi hanya mencari tanda bahaya.',
    },
    regulated: {
      title: 'Matlamatnya terapi yang dikawal selia',
      text: 'Matlamat kami ialah terapi digital berasaskan AI yang terbukti melalui kajian klinikal. Matlamat itu belum tercapai.',
      steps: {
        trials: 'Kajian penyelidikan',
        validation: 'Pembuktian klinikal',
        device: 'Perisian yang dikawal selia sebagai peranti perubatan',
      },
    },
  },
  callToAction: {
    title: 'Untuk siapa',
    audiences: {
      students: 'Pelajar dan belia',
      professionals: 'Orang bekerja yang sibuk',
      everyone: 'Kita semua',
    },
    text: 'Lihat apa yang akan dan tidak akan dilakukan AI ini.',
    learn: 'Ketahui lebih lanjut',
    partners: 'Untuk rakan kongsi',
  },
} satisfies Translated<typeof english>
