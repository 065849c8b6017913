import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { whoReads as english } from '../en/who-reads.ts'
import type { Translated } from '../types.ts'

const emergency = helplines.emergency.phone.text

/** On the safety page: who reads a session, what happens in danger, and who the product is meant for. */
export const whoReads = {
  readers: {
    title: 'Siapa boleh membaca kata-kata anda?',
    text: [
      'Dalam pelayan kami, kata-kata anda dibuka, kerana AI perlu membacanya untuk menjawab. Jadi ini kurang sulit berbanding sembang antara dua orang yang memegang kuncinya sendiri.',
      'Peraturan tentang simpanan, laporan dan kecemasan masih ditulis. Semuanya akan ada di sini sebelum sesiapa boleh mendaftar.',
    ],
    rows: {
      you: { reader: 'Anda', gets: 'Setiap perkataan, sehingga anda meminta supaya dipadamkan.' },
      networks: { reader: 'Rangkaian yang dilalui', gets: 'Tiada apa-apa yang dapat dibaca.' },
      ais: {
        reader: 'Dua AI',
        gets: 'Setiap perkataan, semasa sesi berlangsung: satu untuk menjawab, satu untuk mencari tanda bahaya.',
      },
      us: {
        reader: 'Kami sendiri',
        gets: 'Apa yang diperlukan untuk analisis, kecuali jika anda mengecualikan sesi anda. Tiada sesiapa membaca sesi anda untuk menjual sesuatu kepada anda.',
      },
      clinician: {
        reader: 'Pengamal klinikal anda',
        gets: 'Jika anda bersetuju, catatan ringkas tentang minggu-minggu antara temu janji.',
      },
      partner: {
        reader: 'Kampus atau majikan anda',
        gets: 'Angka keseluruhan satu kumpulan. Tidak sekali-kali nama, sesi, atau siapa yang menyertainya.',
      },
      authorities: {
        reader: 'Pihak berkuasa',
        gets: 'Hanya apa yang wajib kami serahkan menurut undang-undang atau perintah mahkamah.',
      },
    },
    trials:
      'Dalam kajian penyelidikan, risalah maklumat peserta yang anda terima sebelum bersetuju menyatakan siapa yang membaca.',
  },
  danger: {
    title: 'Jika anda dalam bahaya semasa sesi',
    plan: `Inilah rancangan apabila ${BRAND.name} dibuka.`,
    steps: {
      found: `Kedua-dua AI mencari tanda bahaya. Kedua-duanya boleh terlepas pandang. Jika anda mungkin tidak selamat, jangan tunggu AI menyedarinya: telefon ${emergency}.`,
      lines: `Jika salah satu mengesannya, sesi berhenti dan menunjukkan nombor: ${emergency}, kemudian talian bantuan.`,
      person:
        'Selepas itu, orang sebenar mengambil alih. Kami belum menetapkan siapa, atau pada waktu apa.',
      outside:
        'Kami juga belum menetapkan sama ada sesiapa boleh diberitahu tanpa persetujuan anda.',
    },
    rule: 'Tiada sesiapa boleh mendaftar sebelum hal itu ditetapkan dan diterbitkan di sini.',
    onCall:
      'Dalam kajian kami, seorang pengamal klinikal yang dinamakan bersedia dihubungi semasa sesi berlangsung; kelulusan etika kajian itu menyatakan siapa orangnya.',
  },
  use: {
    title: 'Untuk siapa',
    meant: {
      title: 'Sesuai untuk',
      text: 'Orang di Malaysia yang mahukan sokongan untuk kesihatan mental mereka: sebelum, antara dan selepas sesi dengan orang sebenar.',
    },
    notMeant: {
      title: 'Bukan untuk',
      text: `Kecemasan: telefon ${emergency}. Ia tidak menggantikan ahli terapi. Jika anda sedang berjumpa seseorang, teruskan. Sebelum platform dibuka, pengamal klinikal akan menyenaraikan keadaan kesihatan yang tidak sesuai dengannya.`,
    },
    inLaw: {
      title: 'Di sisi undang-undang',
      text: 'Ia tidak berdaftar sebagai peranti perubatan, dan bukan untuk dijual.',
    },
  },
} satisfies Translated<typeof english>
