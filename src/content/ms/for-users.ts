import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'

const { emergency, befrienders } = helplines
const inWords = ['tiada', 'satu', 'dua', 'tiga', 'empat']

export const forUsers = {
  meta: {
    title: 'Untuk anda',
    description: `Terjaga pukul 3 pagi? Siapa yang menjawab sekarang, bantuan di Malaysia, cara bertanya kepada orang yang anda risaukan, dan apa yang akan dan tidak akan ${BRAND.name} lakukan.`,
  },
  hero: {
    title: 'Masih terjaga pukul 3 pagi?',
    lead: `${BRAND.name} belum dibuka, jadi tidak dapat menjawab anda malam ini. Orang di talian ini dapat.`,
    caption: (answering, all) =>
      `Pada pukul 3 pagi, ${inWords[answering]} daripada ${inWords[all]} talian ini dijawab.`,
    now: 'Sekarang di Kuala Lumpur:',
  },
  audiences: {
    title: 'Untuk siapa',
    list: {
      students: {
        name: 'Pelajar dan belia',
        text: 'Pukul satu pagi, dan esok keputusan peperiksaan keluar. Rasanya hal ini terlalu kecil untuk mengejutkan orang daripada tidur. Sebenarnya tidak kecil.',
      },
      professionals: {
        name: 'Golongan profesional yang sibuk',
        text: 'Lagi sepuluh minit pukul sembilan, dan anda masih di tempat letak kereta, belum naik ke pejabat.',
      },
      everyone: {
        name: 'Kita semua',
        text: 'Pukul sebelas malam, dan ibu sudah tidur. Kalau anda bercerita, ibu akan risau. Kalau anda memendamnya, lebih berat lagi.',
      },
    },
  },
  benefits: {
    title: 'Untuk apa AI ini dibina',
    hours: {
      title: '24 jam sehari, 7 hari seminggu',
      text: 'Pukul tiga pagi pun boleh, Hari Raya pun boleh, tanpa menunggu giliran.',
    },
    languages: {
      title: 'Bahasa anda sendiri',
      text: 'Inggeris, Melayu, Mandarin atau Tamil, malah dua bahasa dalam satu ayat.',
    },
    ways: {
      title: 'Sembang, audio atau video',
      text: 'Jika dinding rumah nipis, taip sahaja; jika tidak, anda boleh bercakap. Di telefon atau di web.',
    },
    privacy: {
      title: 'Sulit dan selamat',
      text: 'Sesi anda disulitkan hujung ke hujung antara telefon anda dengan pelayan kami di Malaysia. Di pelayan itulah AI membaca kata-kata anda supaya dapat menjawab.',
    },
  },
  limits: {
    title: 'Apa yang tidak akan dilakukan oleh AI ini',
    list: [
      'AI ini tidak menggantikan ahli terapi. Jika anda sudah ada doktor, kaunselor atau ahli terapi, teruslah berjumpa dengannya.',
      'AI ini tidak akan membuat diagnosis atau memberikan preskripsi ubat.',
      `AI ini tidak dapat membantu dalam kecemasan. Jika anda mungkin tidak selamat, telefon ${emergency.phone.text}. Befrienders menjawab siang dan malam: ${befrienders.phone.text}.`,
      'Tiada sesiapa boleh menggunakan AI ini sebelum umur minimum ditetapkan. Anda boleh menelefon talian bantuan pada umur berapa pun.',
    ],
    text: 'Lihat cara menggunakannya nanti, langkah demi langkah.',
    learn: 'Lihat cara ia berfungsi',
  },
} satisfies Translated<typeof english>
