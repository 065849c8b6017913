import type { visit as english } from '../en/visit.ts'
import type { Translated } from '../types.ts'

export const visit = {
  allWell: 'Tiada apa-apa di sini selain yang sepatutnya.',
  notWell:
    'Ada sesuatu di sini yang tidak sepatutnya ada, seperti yang ditandakan di bawah. Sila beritahu kami.',
  wrong: 'Tidak sepatutnya ada',
  none: 'Tiada',
  untold: 'Tidak dinyatakan pelayar anda.',
  requests: {
    title: 'Permintaan',
    check: 'Alat pembangun, “Network”: muatkan semula halaman dan bandingkan.',
    purposes: {
      page: 'Halaman ini',
      script: 'Skrip laman ini',
      style: 'Rupa halaman',
      font: 'Fon',
      picture: 'Gambar',
      form: 'Borang yang anda hantar',
      look: 'Senarai ini, untuk mendapatkan dasar',
      unknown: 'Kami tidak tahu untuk apa',
    },
    stored: 'daripada salinan pelayar anda sendiri',
  },
  cookies: {
    title: 'Kuki',
    check:
      'Alat pembangun, “Application” atau “Storage”, kemudian “Cookies”. Di situ akan kelihatan juga kuki yang tidak dapat dibaca mana-mana halaman.',
  },
  storage: {
    title: 'Storan tempatan dan storan sesi',
    check: 'Di tempat yang sama: “Local Storage” dan “Session Storage”.',
  },
  databases: {
    title: 'Pangkalan data dan cache',
    check: 'Di tempat yang sama: “IndexedDB” dan “Cache Storage”.',
  },
  workers: {
    title: 'Service worker',
    check: 'Di tempat yang sama: “Service Workers”.',
  },
  policy: {
    title: 'Dasar yang berkuat kuasa',
    text: 'Apa pun arahan skrip, pelayar anda mematuhi dasar ini. Pelayar hanya memuatkan apa yang datang dari hos yang disebut di sini, dan hanya menjalankan skrip yang datang bersama laman ini.',
    missing: 'Halaman ini dimuatkan tanpa dasarnya.',
    check: 'Alat pembangun, “Network”, baris pertama, “Headers”: Content-Security-Policy.',
  },
  forms: {
    title: 'Apa yang akan dihantar oleh setiap borang',
    sent: [
      { form: 'Senarai menunggu', text: 'E-mel anda, dan nama jika diberikan.' },
      {
        form: 'Mesej',
        text: 'Nama, e-mel, subjek, mesej, organisasi (jika diberikan) dan bahasa halaman ini.',
      },
      {
        form: 'Permintaan pitch deck',
        text: 'Nama, e-mel, organisasi, jawapan anda yang lain dan bahasa halaman ini.',
      },
    ],
    never:
      'Borang tidak pernah menghantar kuki, pengecam, senarai halaman yang anda baca, laman yang membawa anda ke sini, atau apa-apa yang anda taip tetapi tidak hantar. Pelayan melihat alamat internet dan jenis pelayar anda, seperti setiap kali halaman dibuka.',
    check:
      'Alat pembangun, “Network”: hantar borang, lalu baca “Payload” (“Request”) di baris yang muncul.',
  },
} satisfies Translated<typeof english>
