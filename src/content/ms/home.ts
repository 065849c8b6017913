import { BRAND, published, sources } from '../facts.ts'
import { publishedTexts } from './figures.ts'
import type { home as english } from '../en/home.ts'
import type { Translated } from '../types.ts'

export const home = {
  meta: {
    title: 'Terapi dalam bahasa anda sendiri',
    description: `${BRAND.name}: terapi AI untuk Malaysia dalam bahasa Inggeris, Melayu, Mandarin dan Tamil. Sembang, audio, video. Sedang dibangunkan dan dalam kajian penyelidikan.`,
  },
  hero: {
    title: 'Luahkan seperti anda bercakap di\u00a0rumah.',
    lead: `${BRAND.name} ialah terapi AI yang dibina untuk Malaysia. Nanti anda boleh menaip, bercakap atau membuat panggilan video, dalam bahasa Inggeris, Melayu, Mandarin atau Tamil. Terapi ini belum dibuka kepada orang ramai kerana masih dalam kajian penyelidikan.`,
    learn: 'Lihat cara ia berfungsi',
    voicesLabel: 'Empat orang, masing-masing dalam bahasanya sendiri',
    sleepless: 'Tak boleh tidur? Ada orang menjawab malam ini',
    voicesMore: 'Pilih satu perbualan untuk membaca sambungannya.',
    voiceMixed: 'Perbualan kelima, bahasa campur: seseorang terfikir untuk mengakhiri hidup',
    voiceMore: 'Baca sambungannya',
  },
  highlights: {
    therapy: 'Terapi berasaskan AI',
    privacy: 'Sulit dan selamat',
    culture: 'Peka terhadap budaya',
  },
  statistics: {
    title: 'Malaysia kekurangan profesional kesihatan mental.',
    adults: `orang dewasa menghadapi masalah kesihatan mental, menurut saringan tahun ${sources.survey2015.year}. Saringan bukan diagnosis. Menurut tinjauan tahun ${sources.survey2023.year}, ${publishedTexts.depression2023} orang dewasa mengalami kemurungan. Setiap petak di bawah mewakili seorang daripada seribu orang dewasa.`,
    psychiatrists: `Nisbah pakar psikiatri kepada pesakit, seperti dilaporkan pada tahun ${sources.ratio2016.year}. Menurut kiraan tahun ${published.newestCount.year}, ada kira-kira seorang pakar bagi ${publishedTexts.perNewestCount} penduduk.`,
    sessions: `bagi satu sesi terapi. Menurut The Star (${sources.fees2019.year}), purata bayaran sejam ialah ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo}. Sebuah panduan tahun ${sources.fees2016.year} menyebut ${publishedTexts.hourlyFeeFrom} hingga ${publishedTexts.hourlyFeeTo}.`,
  },
  whyChoose: {
    title: `Mengapa memilih ${BRAND.name}`,
    languages: {
      title: 'Empat bahasa, satu perbualan',
      text: 'Inggeris, Melayu, Mandarin dan Tamil, malah dicampur dalam satu ayat, seperti kita biasa bercakap.',
    },
    hours: {
      title: '24 jam sehari, 7 hari seminggu',
      text: 'Tidak kira pukul tiga pagi, pada cuti umum, atau sepuluh minit sebelum mesyuarat.',
    },
    ways: {
      title: 'Sembang, audio atau video',
      text: 'Di telefon anda atau di web.',
    },
    privacy: {
      title: 'Sulit dan selamat',
      text: 'Sesi anda disulitkan hujung ke hujung antara telefon anda dengan pelayan kami di Malaysia. Di pelayan itulah AI membaca kata-kata anda supaya dapat menjawab. Data platform ini kekal dalam pelayan di Malaysia, tertakluk kepada PDPA.',
      more: 'Siapa boleh membaca kata-kata anda',
    },
    crisis: {
      title: 'Dilengkapi pengesanan krisis',
      text: 'Setiap sesi dijaga dua AI. Satu menjawab anda, satu lagi hanya mencari tanda bahaya.',
    },
    regulated: {
      title: 'Matlamatnya terapi yang dikawal selia',
      text: 'Matlamat kami ialah terapi digital berasaskan AI yang terbukti berkesan dalam kajian klinikal. Kami belum mencapainya.',
      steps: {
        trials: 'Kajian penyelidikan',
        validation: 'Pembuktian klinikal',
        device: 'Perisian sebagai peranti perubatan yang dikawal selia',
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
    text: 'Lihat apa yang akan dibuat oleh AI ini, dan apa yang tidak.',
    action: {
      label: 'Ketahui lebih lanjut',
      about: `tentang siapa yang akan menggunakan ${BRAND.name}`,
    },
    partners: 'Untuk rakan kongsi',
  },
} satisfies Translated<typeof english>
