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
    title: 'Terapi dalam bahasa anda sendiri.',
    lead: `${BRAND.name} ialah terapi berasaskan AI untuk sesiapa di Malaysia yang mahukan sokongan kesihatan mental. Apabila dibuka, anda boleh menaip, bercakap atau guna video pada bila-bila masa, dalam bahasa Inggeris, Melayu, Mandarin dan Tamil, campur-campur pun boleh. Terapi ini kini diuji dalam kajian dan belum dibuka.`,
    learn: 'Lihat cara menggunakannya',
    tonight: 'Perlu bercakap dengan seseorang? Telefon talian bantuan',
  },
  voices: {
    label: 'Cakaplah seperti di rumah sendiri.',
    hint: 'Pilih satu dan baca contohnya.',
    more: 'Baca sambungan perbualan ini',
  },
  highlights: {
    therapy: 'Terapi berasaskan AI',
    privacy: 'Sulit dan selamat',
    culture: 'Peka budaya',
  },
  doors: {
    users: {
      title: 'Untuk anda',
      text: 'Lihat untuk siapa terapi ini. Cari bantuan untuk diri sendiri atau orang tersayang.',
    },
    partners: {
      title: 'Untuk universiti atau syarikat anda',
      text: 'Rancang program rintis atau kajian bersama kami. NGO pun boleh.',
    },
    investors: {
      title: 'Untuk pelabur',
      text: `Baca mengapa ${BRAND.name} diperlukan dan apa rancangan kami, atau minta pitch deck.`,
    },
  },
  statistics: {
    title: 'Malaysia kekurangan profesional kesihatan mental.',
    adults: `orang dewasa menghadapi masalah kesihatan mental, menurut saringan kebangsaan pada ${sources.survey2015.year}. Saringan bukan diagnosis. Tinjauan pada ${sources.survey2023.year} mendapati ${publishedTexts.depression2023} orang dewasa mengalami kemurungan. Setiap petak mewakili seorang daripada seribu orang dewasa.`,
    psychiatrists: `ialah nisbah pakar psikiatri kepada pesakit yang dilaporkan pada ${sources.ratio2016.year}. Kiraan ${published.newestCount.year} menunjukkan kira-kira seorang pakar psikiatri bagi setiap ${publishedTexts.perNewestCount} penduduk.`,
    sessions: `untuk satu sesi terapi. The Star melaporkan purata ${publishedTexts.averageFeeFrom} hingga ${publishedTexts.averageFeeTo} sejam pada ${sources.fees2019.year}; panduan yuran ${sources.fees2016.year} menyebut ${publishedTexts.hourlyFeeFrom} hingga ${publishedTexts.hourlyFeeTo}.`,
  },
  whyChoose: {
    title: `Mengapa memilih ${BRAND.name}`,
    status: 'Semua ini sedang diuji dalam kajian, kecuali yang bertanda Dirancang.',
    languages: {
      title: 'Empat bahasa, satu perbualan',
      text: 'Gunakan bahasa Inggeris, Melayu, Mandarin atau Tamil, atau campurkan dalam satu ayat seperti kita biasa bercakap.',
    },
    hours: {
      title: '24 jam sehari, 7 hari seminggu',
      text: 'Apabila dibuka nanti, AI ini akan menjawab pada pukul tiga pagi, pada hari cuti umum, atau sepuluh minit sebelum mesyuarat.',
    },
    ways: {
      title: 'Sembang, audio atau video',
      text: 'Ketiga-tiganya boleh digunakan di telefon bimbit atau di web, dan anda boleh bertukar apabila anda mahu.',
    },
    privacy: {
      title: 'Disulitkan hujung ke hujung, kekal di Malaysia',
      text: 'Dalam perjalanan dari telefon anda ke pelayan kami di Malaysia, kata-kata anda tidak akan dapat dibaca sesiapa. Di pelayan itu, AI akan membacanya untuk menjawab anda. Semuanya akan kekal di Malaysia, dilindungi oleh Akta Perlindungan Data Peribadi (PDPA).',
      more: 'Siapa boleh membaca kata-kata anda',
    },
    crisis: {
      title: 'Dilengkapi pengesanan krisis dan tindakan susulan',
      text: 'Ada dua AI: satu menjawab anda, satu lagi khusus mencari tanda bahaya kepada diri anda. Jika salah satu mengesannya, AI berhenti dan memaparkan nombor yang boleh anda hubungi. Kedua-dua AI mungkin terlepas tanda itu. Jika anda dalam bahaya, telefon 999.',
    },
    regulated: {
      title: 'Matlamatnya terapi yang dikawal selia',
      text: `Kami mahu ${BRAND.name} menjadi terapi digital berasaskan AI yang terbukti melalui kajian klinikal dan dikawal selia sebagai peranti perubatan.`,
      steps: {
        trials: 'Kajian penyelidikan',
        validation: 'Bukti klinikal',
        device: 'Perisian yang dikawal selia sebagai peranti perubatan',
      },
    },
  },
  callToAction: {
    title: `Sesuaikah ${BRAND.name} untuk anda?`,
    audiences: {
      students: 'Pelajar dan belia',
      professionals: 'Yang sibuk bekerja',
      everyone: 'Kita semua',
    },
    text: `Lihat bagaimana ${BRAND.name} mungkin membantu anda, dan apa yang tidak akan dilakukannya.`,
    learn: 'Ketahui lebih lanjut',
  },
} satisfies Translated<typeof english>
