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
      'Di pelayan kami, penyulitan itu dibuka kerana AI perlu membaca kata-kata anda untuk menjawab. Oleh itu, kerahsiaannya tidak setinggi sembang antara dua orang yang kuncinya ada pada mereka sahaja.',
      'Peraturan tentang penyimpanan data, pelaporan dan kecemasan masih disusun. Semuanya akan diterbitkan di sini sebelum sesiapa boleh mendaftar.',
    ],
    rows: {
      you: { reader: 'Anda', gets: 'Setiap perkataan, sehingga anda meminta semuanya dipadamkan.' },
      networks: { reader: 'Rangkaian yang dilalui', gets: 'Tiada apa-apa yang dapat dibaca.' },
      ais: {
        reader: 'Dua AI',
        gets: 'Setiap perkataan, semasa sesi berlangsung: satu untuk menjawab, satu untuk mencari tanda bahaya.',
      },
      us: {
        reader: 'Kami sendiri',
        gets: 'Apa yang diperlukan untuk analisis, kecuali jika anda menolaknya. Tiada sesiapa akan membaca sesi anda untuk menjual sesuatu kepada anda.',
      },
      clinician: {
        reader: 'Doktor, kaunselor atau ahli terapi anda',
        gets: 'Jika anda bersetuju, catatan ringkas tentang minggu-minggu antara temu janji.',
      },
      partner: {
        reader: 'Kampus atau majikan anda',
        gets: 'Jumlah bagi seluruh kumpulan. Tidak sekali-kali nama, sesi, atau siapa yang menyertainya.',
      },
      authorities: {
        reader: 'Pihak berkuasa',
        gets: 'Hanya apa yang wajib kami serahkan menurut undang-undang atau perintah mahkamah.',
      },
    },
    trials:
      'Dalam kajian penyelidikan, risalah maklumat peserta yang anda terima sebelum bersetuju menyatakan siapa yang membaca kata-kata anda.',
  },
  danger: {
    title: 'Jika anda dalam bahaya semasa sesi',
    plan: `Inilah rancangan kami apabila ${BRAND.name} dibuka.`,
    steps: {
      found: `Kedua-dua AI mencari tanda bahaya, tetapi kedua-duanya mungkin terlepas pandang. Jika anda mungkin tidak selamat, jangan tunggu AI menyedarinya: telefon ${emergency}.`,
      lines: `Jika salah satu AI mengesan bahaya, sesi akan berhenti dan memaparkan nombor untuk ditelefon: ${emergency}, kemudian talian bantuan.`,
      person:
        'Selepas itu, orang sebenar akan mengambil alih daripada AI. Kami belum menetapkan siapa orangnya, dan pada waktu apa dia bertugas.',
      outside:
        'Kami juga belum menetapkan sama ada orang lain boleh diberitahu tanpa persetujuan anda.',
    },
    rule: 'Tiada sesiapa boleh mendaftar sebelum semua itu ditetapkan dan diterbitkan di sini.',
    onCall:
      'Dalam kajian kami, seorang doktor atau ahli psikologi yang dinamakan boleh dihubungi sepanjang sesi berlangsung; kelulusan etika kajian itu menyatakan siapa orangnya.',
  },
  use: {
    title: 'Untuk siapa',
    meant: {
      title: 'Sesuai untuk',
      text: 'Orang di Malaysia yang mahukan sokongan kesihatan mental sebelum, antara dan selepas sesi dengan kaunselor atau ahli terapi.',
    },
    notMeant: {
      title: 'Tidak sesuai untuk',
      text: `Kecemasan: telefon ${emergency}. Platform ini tidak menggantikan ahli terapi. Jika anda sudah ada doktor, kaunselor atau ahli terapi, teruslah berjumpa dengannya. Sebelum platform ini dibuka, doktor dan ahli psikologi akan menyenaraikan keadaan kesihatan yang menjadikannya tidak sesuai digunakan.`,
    },
    inLaw: {
      title: 'Di sisi undang-undang',
      text: 'Platform ini tidak berdaftar sebagai peranti perubatan, dan tidak dijual.',
    },
  },
} satisfies Translated<typeof english>
