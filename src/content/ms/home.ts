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
    lead: `${BRAND.name} ialah terapi AI yang dibina untuk Malaysia. Anda akan dapat menaip, bercakap atau menggunakan video, dalam bahasa Inggeris, Melayu, Mandarin atau Tamil. Terapi ini belum dibuka kepada orang ramai kerana masih dalam kajian penyelidikan.`,
    learn: 'Lihat cara ia berfungsi',
    voicesLabel: 'Empat orang, masing-masing dalam bahasanya sendiri',
    sleepless: 'Tak boleh tidur? Ada orang menjawab malam ini',
    voicesMore: 'Tekan satu suara untuk terus membaca.',
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
    adults: `orang dewasa bergelut dengan masalah kesihatan mental, menurut saringan tahun ${sources.survey2015.year}. Saringan tidak sama dengan diagnosis: pada tahun ${sources.survey2023.year}, ${publishedTexts.depression2023} orang dewasa mengalami kemurungan. Setiap petak di bawah mewakili seorang daripada seribu orang dewasa.`,
    psychiatrists: `Nisbah pakar psikiatri kepada pesakit, seperti dilaporkan pada tahun ${sources.ratio2016.year}. Menurut kiraan tahun ${published.newestCount.year}, ada kira-kira seorang pakar bagi ${publishedTexts.perNewestCount} penduduk.`,
    sessions: `bagi satu sesi terapi. Purata bayaran untuk sejam ialah ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo}, menurut The Star (${sources.fees2019.year}); sebuah panduan tahun ${sources.fees2016.year} menyebut ${publishedTexts.hourlyFeeFrom} hingga ${publishedTexts.hourlyFeeTo}.`,
  },
  whyChoose: {
    title: `Mengapa memilih ${BRAND.name}`,
    languages: {
      title: 'Empat bahasa, satu perbualan',
      text: 'Bahasa Inggeris, Melayu, Mandarin dan Tamil. Anda boleh mencampurkannya dalam satu ayat, seperti kita biasa bercakap.',
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
      text: 'Dua AI berjaga sepanjang sesi, dan AI kedua hanya bertugas mencari tanda bahaya.',
    },
    regulated: {
      title: 'Dibina untuk menjadi terapi yang dikawal selia',
      text: 'Matlamat kami ialah terapi digital dipacu AI yang terbukti melalui kajian klinikal. Kami belum mencapainya.',
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
      professionals: 'Golongan profesional yang sibuk',
      everyone: 'Kita semua',
    },
    text: 'Ketahui apa yang akan dan tidak akan dilakukan oleh AI ini.',
    action: {
      label: 'Ketahui lebih lanjut',
      about: `tentang siapa yang akan menggunakan ${BRAND.name}`,
    },
    partners: 'Untuk rakan kongsi',
  },
} satisfies Translated<typeof english>
