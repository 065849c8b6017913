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
      'Alat pembangun, “Application” atau “Storage”, kemudian “Cookies”. Kuki yang tidak dapat dibaca mana-mana halaman pun akan kelihatan di situ.',
  },
  storage: {
    title: 'Storan tempatan dan storan sesi',
    check: 'Tempat yang sama: “Local Storage” dan “Session Storage”.',
  },
  databases: {
    title: 'Pangkalan data dan cache',
    check: 'Tempat yang sama: “IndexedDB” dan “Cache Storage”.',
  },
  workers: {
    title: 'Service worker',
    check: 'Tempat yang sama: “Service Workers”.',
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
      'Borang tidak pernah menghantar kuki, pengecam, senarai halaman yang anda baca, laman yang membawa anda ke sini, atau apa-apa yang anda taip tetapi tidak hantar. Seperti setiap kali halaman dibuka, pelayan melihat alamat internet dan jenis pelayar anda.',
    check:
      'Alat pembangun, “Network”: hantar borang, lalu baca “Payload” (“Request”) di baris yang muncul.',
  },
} satisfies Translated<typeof english>
