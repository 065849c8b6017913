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
    lead: `${BRAND.name} ialah psikoterapi berasaskan kecerdasan buatan (AI) yang mengambil kira budaya setempat, untuk Asia Tenggara, bermula di Malaysia: dalam bahasa Inggeris, Melayu, Mandarin dan Tamil, melalui sembang, audio atau video. Ia sedang dibangunkan dan dalam kajian penyelidikan.`,
    learn: 'Lihat cara ia berfungsi',
    voicesLabel: 'Empat orang, masing-masing dalam bahasanya sendiri',
    sleepless: 'Tak boleh tidur? Ada yang menjawab malam ini',
    voicesMore: 'Tekan satu suara untuk membaca sambungannya.',
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
    adults: `orang dewasa bergelut dengan masalah kesihatan mental, menurut saringan pada tahun ${sources.survey2015.year}. Itu bukan diagnosis; pada tahun ${sources.survey2023.year}, ${publishedTexts.depression2023} didapati mengalami kemurungan. Setiap petak di bawah mewakili seorang daripada seribu orang dewasa.`,
    psychiatrists: {
      text: `Nisbah pakar psikiatri kepada pesakit kesihatan mental, seperti yang disebut pada tahun ${sources.ratio2016.year}. Dengan ${publishedTexts.newestCount} pakar psikiatri pada tahun ${published.newestCount.year}, nisbahnya kira-kira ${publishedTexts.perNewestCount} penduduk.`,
    },
    sessions: `Kos satu sesi terapi, menurut panduan yuran tahun ${sources.fees2016.year}.`,
  },
  whyChoose: {
    title: `Mengapa memilih ${BRAND.name}`,
    languages: {
      title: 'Empat bahasa, satu perbualan',
      text: 'Inggeris, Melayu, Mandarin dan Tamil. Campur sahaja dalam satu ayat, seperti biasa kita bercakap.',
    },
    hours: {
      title: '24 jam sehari, 7 hari seminggu',
      text: 'Pukul tiga pagi, pada cuti umum, sepuluh minit sebelum mesyuarat.',
    },
    ways: {
      title: 'Sembang, audio atau video',
      text: 'Di telefon anda atau di web.',
    },
    privacy: {
      title: 'Sulit dan selamat',
      text: 'Disulitkan hujung ke hujung. Data kekal dalam pelayan di Malaysia, di bawah Akta Perlindungan Data Peribadi (PDPA).',
    },
    crisis: {
      title: 'Pengesanan krisis terbina dalam',
      text: 'Dua AI memantau. AI kedua hanya mencari tanda bahaya; jika ada, orang sebenar akan mengambil alih, mengikut rancangan.',
    },
    regulated: {
      title: 'Dibina untuk menjadi terapi yang dikawal selia',
      text: 'Matlamatnya ialah terapi digital yang dipacu AI dan terbukti melalui kajian klinikal, menuju perisian sebagai peranti perubatan. Pembuktiannya masih dijalankan.',
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
    text: `${BRAND.name} belum dibuka. Sementara itu, ketahui siapa yang ingin dibantunya, dan apa yang akan dan tidak akan dilakukannya.`,
    action: {
      label: 'Ketahui lebih lanjut',
      about: `tentang siapa yang akan menggunakan ${BRAND.name}`,
    },
    partners: 'Untuk rakan kongsi',
  },
} satisfies Translated<typeof english>
