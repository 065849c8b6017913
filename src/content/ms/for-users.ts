import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'

const { emergency, befrienders } = helplines
const inWords = ['tiada', 'satu', 'dua', 'tiga', 'empat']

export const forUsers = {
  meta: {
    title: 'Untuk anda',
    description: `Terjaga pukul 3 pagi? Siapa yang menjawab sekarang, tempat mendapatkan bantuan di Malaysia, apa yang boleh dikatakan, dan untuk apa ${BRAND.name} dibina.`,
  },
  hero: {
    title: 'Masih terjaga pukul 3 pagi?',
    lead: `${BRAND.name} belum dibuka, jadi ia tidak dapat menjawab anda malam ini. Mereka ini dapat.`,
    caption: (answering, all) =>
      `Pada pukul 3 pagi, ${inWords[answering]} daripada ${inWords[all]} talian ini dijawab.`,
    now: 'Sekarang di Kuala Lumpur:',
  },
  audiences: {
    title: 'Untuk siapa',
    list: {
      students: {
        name: 'Pelajar dan belia',
        text: 'Pukul satu pagi sebelum keputusan keluar. Rakan sebilik sudah tidur, dan rasanya hal ini terlalu kecil untuk mengejutkan sesiapa. Sebenarnya tidak.',
      },
      professionals: {
        name: 'Golongan profesional yang sibuk',
        text: 'Lagi sepuluh minit pukul sembilan, di tempat letak kereta, sebelum naik ke pejabat.',
      },
      everyone: {
        name: 'Rakyat Malaysia biasa',
        text: 'Pukul sebelas malam, ibu sudah tidur. Kalau diberitahu, ibu hanya akan risau. Kalau dipendam seorang diri, lebih berat lagi.',
      },
    },
  },
  benefits: {
    title: 'Untuk apa ia dibina',
    hours: {
      title: '24 jam sehari, 7 hari seminggu',
      text: 'Pukul tiga pagi, malah pada Hari Raya. Tidak perlu beratur.',
    },
    languages: {
      title: 'Bahasa anda sendiri',
      text: 'Inggeris, Melayu, Mandarin atau Tamil, atau dua bahasa dalam satu ayat.',
    },
    ways: {
      title: 'Sembang, audio atau video',
      text: 'Kalau dinding nipis, taip sahaja. Kalau tidak, bercakaplah. Di telefon anda atau di web.',
    },
    privacy: {
      title: 'Sulit dan selamat',
      text: 'Disulitkan hujung ke hujung antara telefon anda dengan pelayan kami di Malaysia. Di situ AI membacanya untuk menjawab.',
    },
  },
  limits: {
    title: 'Apa yang tidak akan dilakukannya',
    list: [
      'Ia tidak menggantikan ahli terapi. Jika anda sedang berjumpa seseorang, teruskan.',
      'Ia tidak akan membuat diagnosis, dan tidak akan memberikan preskripsi ubat.',
      `Ia tidak dapat membantu dalam kecemasan. Jika anda mungkin tidak selamat, telefon ${emergency.phone.text}. Befrienders menjawab siang dan malam: ${befrienders.phone.text}.`,
      'Tiada sesiapa dapat menggunakannya sebelum had umur ditetapkan. Pada umur berapa pun, anda boleh menelefon talian bantuan.',
    ],
    text: 'Lihat cara anda akan menggunakannya, langkah demi langkah.',
    learn: 'Lihat cara ia berfungsi',
  },
} satisfies Translated<typeof english>
