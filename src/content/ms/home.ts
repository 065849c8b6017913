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
    lead: `${BRAND.name} ialah psikoterapi berasaskan kecerdasan buatan (AI) yang mengambil kira budaya setempat. Ia untuk Asia Tenggara, bermula di Malaysia: dalam bahasa Inggeris, Melayu, Mandarin dan Tamil, melalui sembang, audio atau video. Ia sedang dibangunkan dan dalam kajian penyelidikan.`,
    learn: 'Lihat cara ia berfungsi',
    voicesLabel: 'Empat orang, masing-masing dalam bahasa sendiri',
    sleepless: 'Tak boleh tidur? Mereka yang menjawab malam ini',
    voicesMore: 'Tekan mana-mana suara untuk membaca sambungannya.',
    voiceMixed: 'Perbualan kelima, bahasa bercampur: seseorang terfikir untuk mengakhiri hidup',
    voiceMore: 'Baca sambungan perbualan ini',
  },
  highlights: {
    therapy: 'Terapi berasaskan AI',
    privacy: 'Sulit dan selamat',
    culture: 'Peka budaya',
  },
  statistics: {
    title: 'Malaysia kekurangan profesional kesihatan mental.',
    adults: `orang dewasa bergelut dengan masalah kesihatan mental, menurut saringan pada tahun ${sources.survey2015.year}. Itu bukan diagnosis; pada tahun ${sources.survey2023.year}, ${publishedTexts.depression2023} didapati mengalami kemurungan. Setiap jahitan di bawah mewakili seorang daripada seribu orang dewasa.`,
    psychiatrists: {
      text: `Nisbah pakar psikiatri kepada pesakit kesihatan mental, seperti yang disebut pada tahun ${sources.ratio2016.year}. Dengan ${publishedTexts.newestCount} pakar psikiatri pada tahun ${published.newestCount.year}, nisbahnya kira-kira ${publishedTexts.perNewestCount} penduduk.`,
    },
    sessions: `Kos satu sesi terapi, menurut panduan yuran tahun ${sources.fees2016.year}.`,
  },
  whyChoose: {
    title: `Mengapa pilih ${BRAND.name}`,
    languages: {
      title: 'Empat bahasa, satu perbualan',
      text: 'Inggeris, Melayu, Mandarin dan Tamil. Campurkan sahaja dalam satu ayat, seperti kebiasaan kita semua.',
    },
    hours: {
      title: 'Tersedia 24/7',
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
      text: 'Dua AI memantau. AI kedua hanya mencari tanda bahaya; apabila ada, orang sebenar akan mengambil alih, mengikut rancangan.',
    },
    regulated: {
      title: 'Dibina untuk menjadi terapeutik yang dikawal selia',
      text: 'Matlamatnya ialah terapeutik digital, iaitu terapi dalam bentuk perisian, yang dipacu AI dan disahkan secara klinikal. Hala tujunya ialah perisian sebagai peranti perubatan. Pengesahan itu masih berjalan.',
      steps: {
        trials: 'Kajian penyelidikan',
        validation: 'Pengesahan klinikal',
        device: 'Perisian sebagai peranti perubatan yang dikawal selia',
      },
    },
  },
  callToAction: {
    title: 'Untuk siapa',
    audiences: {
      students: 'Pelajar dan belia',
      professionals: 'Profesional yang sibuk',
      everyone: 'Rakyat Malaysia biasa',
    },
    text: `${BRAND.name} belum dibuka. Anda sudah boleh membaca untuk siapa ia dibina, dan apa yang akan dan tidak akan dilakukannya.`,
    action: {
      label: 'Ketahui lebih lanjut',
      about: `tentang siapa yang akan menggunakan ${BRAND.name}`,
    },
    partners: 'Untuk rakan kongsi',
  },
} satisfies Translated<typeof english>
