import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'

export const forUsers = {
  meta: {
    title: 'Untuk anda',
    description: `Untuk siapa ${BRAND.name} dibina: pelajar dan belia, profesional yang sibuk, rakyat Malaysia biasa. Apa tujuannya, dan apa yang tidak akan dilakukannya.`,
  },
  hero: {
    title: 'Untuk sesiapa yang mencapai telefon pada pukul 3 pagi.',
    lead: `${BRAND.name} ialah terapi berasaskan AI. Ia dibina untuk menjawab pada bila-bila masa, dalam bahasa yang bermain di fikiran anda. Ia belum dibuka.`,
    clock:
      'Satu pucuk rebung bagi setiap jam, dari tengah malam ke tengah malam. Tiada satu pun yang tertinggal.',
    now: 'Sekarang di Kuala Lumpur:',
  },
  audiences: {
    title: 'Untuk siapa',
    list: {
      students: {
        name: 'Pelajar dan belia',
        text: 'Pukul satu pagi sebelum keputusan keluar. Rakan sebilik sudah tidur, dan tiada sesiapa yang boleh dikejutkan untuk hal begini.',
      },
      professionals: {
        name: 'Profesional yang sibuk',
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
      title: 'Tersedia 24/7',
      text: 'Pada pukul tiga pagi, pada Hari Raya juga. Tidak perlu beratur.',
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
      title: 'Peribadi dan selamat',
      text: 'Disulitkan hujung ke hujung, disimpan dalam pelayan di Malaysia, di bawah Akta Perlindungan Data Peribadi (PDPA).',
    },
  },
  limits: {
    title: 'Apa yang tidak akan dilakukannya',
    list: [
      'Ia tidak akan menggantikan ahli terapi yang sudah anda percayai.',
      'Ia tidak akan membuat diagnosis, dan tidak akan memberikan preskripsi ubat.',
      `Ia tidak akan datang ke pintu rumah anda. Jika anda dalam bahaya, telefon ${helplines.emergency.phone.text}.`,
    ],
    text: 'Lihat cara anda akan menggunakannya, langkah demi langkah.',
    learn: 'Lihat cara ia berfungsi',
  },
} satisfies Translated<typeof english>
