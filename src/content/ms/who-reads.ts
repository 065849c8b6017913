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
      'Di pelayan kami, sulitan itu dibuka supaya AI dapat membaca kata-kata anda dan menjawab. Oleh itu, rahsianya tidak sekuat sembang antara dua orang, yang tidak dapat dibaca oleh orang lain.',
      'Peraturan tentang penyimpanan data, pelaporan dan kecemasan masih disusun. Semuanya akan diterbitkan di sini sebelum sesiapa boleh mendaftar.',
    ],
    rows: {
      you: {
        reader: 'Anda',
        gets: 'Anda boleh membaca setiap perkataan, sehingga anda meminta semuanya dipadamkan.',
      },
      networks: { reader: 'Rangkaian internet yang dilalui', gets: 'Tidak dapat membaca apa-apa.' },
      ais: {
        reader: 'Dua AI',
        gets: 'Setiap perkataan, semasa sesi berlangsung. Satu membacanya untuk menjawab, satu lagi untuk mencari tanda bahaya.',
      },
      us: {
        reader: 'Kami sendiri',
        gets: 'Hanya bahagian yang diperlukan untuk analisis, kecuali jika anda menolak analisis itu. Tiada sesiapa akan membaca sesi anda untuk menjual sesuatu kepada anda.',
      },
      clinician: {
        reader: 'Doktor, kaunselor atau ahli terapi anda',
        gets: 'Jika anda bersetuju, catatan ringkas tentang keadaan anda antara temu janji.',
      },
      partner: {
        reader: 'Kampus atau majikan anda',
        gets: 'Jumlah bagi seluruh kumpulan sahaja. Mereka tidak sekali-kali melihat nama, sesi, atau siapa yang menyertai.',
      },
      authorities: {
        reader: 'Pihak berkuasa',
        gets: 'Hanya apa yang wajib kami serahkan menurut undang-undang atau perintah mahkamah.',
      },
    },
    trials:
      'Jika anda menyertai kajian penyelidikan, siapa yang membaca kata-kata anda dinyatakan dalam risalah maklumat peserta, yang anda terima sebelum bersetuju.',
  },
  danger: {
    title: 'Jika anda dalam bahaya semasa sesi nanti',
    plan: `Inilah rancangan kami apabila ${BRAND.name} dibuka.`,
    steps: {
      found: `Kedua-dua AI mencari tanda bahaya, tetapi tanda itu mungkin terlepas daripada kedua-duanya. Jika anda mungkin dalam bahaya, jangan tunggu AI. Telefon ${emergency}.`,
      lines: `Jika salah satu AI mengesan bahaya, sesi akan berhenti dan nombor untuk ditelefon dipaparkan: ${emergency} dahulu, kemudian talian bantuan.`,
      person:
        'Selepas itu, orang sebenar akan mengambil alih daripada AI. Kami belum menetapkan siapa orang itu, dan pada waktu mana dia bertugas.',
      outside:
        'Kami juga belum menetapkan sama ada orang lain boleh diberitahu tentang bahaya itu tanpa persetujuan anda.',
    },
    rule: 'Tiada sesiapa boleh mendaftar sebelum semua itu ditetapkan dan diterbitkan di sini.',
    onCall:
      'Dalam kajian kami, seorang doktor atau ahli psikologi yang dinamakan boleh dihubungi sepanjang sesi berlangsung; kelulusan etika kajian itu menyatakan siapa orangnya.',
  },
  use: {
    title: 'Untuk siapa',
    meant: {
      title: 'Sesuai untuk',
      text: 'Orang di Malaysia yang mahukan sokongan kesihatan mental, sama ada sebelum dan selepas sesi dengan kaunselor atau ahli terapi, atau antara satu sesi dengan sesi berikutnya.',
    },
    notMeant: {
      title: 'Tidak sesuai untuk',
      text: `Kecemasan: telefon ${emergency}. Platform ini tidak menggantikan ahli terapi. Jika anda sudah ada doktor, kaunselor atau ahli terapi, teruslah berjumpa dengannya. Sebelum platform ini dibuka, doktor dan ahli psikologi akan menyenaraikan masalah kesihatan yang tidak sesuai dibantu dengan platform ini.`,
    },
    inLaw: {
      title: 'Status di sisi undang-undang',
      text: 'Platform ini tidak berdaftar sebagai peranti perubatan, dan tidak dijual.',
    },
  },
} satisfies Translated<typeof english>
