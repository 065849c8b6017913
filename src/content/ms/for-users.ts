import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'

const { emergency, befrienders } = helplines
const inWords = ['tiada', 'satu', 'dua', 'tiga', 'empat']

export const forUsers = {
  meta: {
    title: 'Untuk anda',
    description: `Terjaga pukul 3 pagi? Lihat talian yang kini beroperasi, bantuan di Malaysia, cara bercakap dengan orang yang anda risaukan, dan apa yang akan dan tidak akan dibuat ${BRAND.name}.`,
  },
  hero: {
    title: 'Masih terjaga pukul 3 pagi?',
    lead: `${BRAND.name} belum dibuka dan tidak dapat membantu anda malam ini. Di talian ini, ada orang yang sedia mendengar.`,
    caption: (answering, all) =>
      `Pada pukul 3 pagi, ${inWords[answering]} daripada ${inWords[all]} talian ini dijawab.`,
    now: 'Sekarang di Kuala Lumpur:',
  },
  audiences: {
    title: 'Untuk siapa',
    list: {
      students: {
        name: 'Pelajar dan belia',
        text: 'Pukul satu pagi, dan esok keputusan peperiksaan keluar. Rasanya hal kecil, tak sampai hati nak kejutkan sesiapa. Sebenarnya bukan hal kecil.',
      },
      professionals: {
        name: 'Orang bekerja yang sibuk',
        text: 'Lagi sepuluh minit pukul sembilan, dan anda masih di tempat letak kereta, belum naik ke pejabat.',
      },
      everyone: {
        name: 'Kita semua',
        text: 'Pukul sebelas malam, dan ibu sudah tidur. Kalau diceritakan, ibu risau. Kalau dipendam, hati makin berat.',
      },
    },
  },
  benefits: {
    title: 'Manfaat',
    hours: {
      title: '24 jam sehari, 7 hari seminggu',
      text: 'Pukul tiga pagi atau Hari Raya pun boleh, tanpa menunggu giliran.',
    },
    languages: {
      title: 'Bahasa anda sendiri',
      text: 'Inggeris, Melayu, Mandarin atau Tamil. Dua bahasa dalam satu ayat pun boleh.',
    },
    ways: {
      title: 'Sembang, audio atau video',
      text: 'Taip jika bimbang orang di bilik sebelah terdengar. Jika tidak, bercakap sahaja. Boleh di telefon, boleh di web.',
    },
    privacy: {
      title: 'Sulit dan selamat',
      text: 'Sesi anda akan disulitkan hujung ke hujung antara telefon anda dengan pelayan kami di Malaysia. Di situlah AI membacanya untuk menjawab anda.',
    },
  },
  limits: {
    title: 'Apa yang tidak akan dilakukan AI ini',
    list: [
      'AI ini tidak menggantikan ahli terapi. Jika anda sudah ada doktor, kaunselor atau ahli terapi, jangan berhenti berjumpa dengannya.',
      'AI ini tidak akan membuat diagnosis atau memberikan preskripsi ubat.',
      `AI ini tidak dapat membantu dalam kecemasan. Jika anda mungkin dalam bahaya, telefon ${emergency.phone.text}. Befrienders juga menjawab siang dan malam: ${befrienders.phone.text}.`,
      'Tiada sesiapa boleh menggunakan AI ini sebelum umur minimum ditetapkan. Talian bantuan boleh ditelefon tanpa mengira umur.',
    ],
    text: 'Lihat bagaimana AI ini akan digunakan, langkah demi langkah.',
    learn: 'Lihat cara ia berfungsi',
  },
} satisfies Translated<typeof english>
