import { BRAND, formRetention } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { contact as english } from '../en/contact.ts'
import type { Translated } from '../types.ts'

export const contact = {
  meta: {
    title: 'Hubungi kami',
    description: `Tulis kepada orang di sebalik ${BRAND.name} di Kuala Lumpur: kerjasama, pelabur, media, penyelidikan dan sokongan. Orang sebenar yang menjawab, dalam masa yang dinyatakan.`,
  },
  hero: {
    title: 'Tulis kepada orang sebenar.',
    lead: 'Pasukan kami di Kuala Lumpur membaca dan menjawab setiap mesej. Tiada AI yang membalas.',
    emergency: `Jika seseorang dalam bahaya, jangan tunggu e-mel. Telefon ${helplines.emergency.phone.text}.`,
    helplines: 'Lihat semua talian bantuan',
  },
  direct: {
    title: 'Hubungi terus',
    email: 'E-mel',
    malaysia: 'Malaysia',
    singapore: 'Singapura',
    address: 'Pejabat',
  },
  form: { title: 'Tulis kepada kami' },
  responseTimes: {
    title: 'Masa jawapan',
    text: 'Satu jahitan bersamaan satu jam. Ini sasaran kami, bukan jaminan.',
    times: {
      technical: 'Sokongan teknikal',
      general: 'Pertanyaan umum',
      investor: 'Perhubungan pelabur',
      partnership: 'Permintaan kerjasama',
      media: 'Pertanyaan media',
    },
    within: (hours: number) => `dalam masa ${hours} jam`,
    sameDay: 'pada hari bekerja yang sama',
  },
  stayConnected: {
    title: 'Ikuti kami',
    empty: 'belum ada',
  },
  options: {
    title: 'Tentang apa?',
    text: 'Pilih satu, dan borang di bawah diisi dengan subjeknya.',
    cards: {
      waitlist: {
        title: 'Sertai senarai menunggu',
        text: `Untuk sesiapa yang mahu menggunakan ${BRAND.name} apabila dibuka.`,
      },
      partnerships: {
        title: 'Kerjasama',
        text: 'Untuk kampus, syarikat, organisasi komuniti, klinik dan kesihatan awam.',
        action: { label: 'Tulis tentang kerjasama', subject: 'Kerjasama' },
      },
      investors: {
        title: 'Pelabur',
        text: 'Untuk soalan sebelum pitch deck, atau selepasnya.',
        action: { label: 'Tulis tentang pelaburan', subject: 'Pelabur' },
      },
      support: {
        title: 'Sokongan umum',
        text: 'Untuk hal-hal lain: laman ini, data anda, media, penyertaan dalam penyelidikan.',
        action: { label: 'Tulis tentang hal lain', subject: 'Sokongan umum' },
      },
    },
  },
  questions: {
    title: 'Soalan lazim',
    list: [
      {
        question: `Bilakah ${BRAND.name} akan dibuka?`,
        answer: [
          'Belum lagi, dan tiada tarikh yang dapat kami janjikan. Ia sedang dibangunkan dan dalam kajian penyelidikan. Apabila dibuka, ia dirancang untuk tersedia 24/7, melalui sembang, audio atau video, di telefon bimbit atau di web.',
          'Tinggalkan e-mel anda di bahagian bawah halaman ini dan kami akan menulis kepada anda apabila pendaftaran dibuka.',
        ],
      },
      {
        question: 'Adakah data saya selamat?',
        answer: [
          `Apa yang anda hantar dari halaman ini disimpan paling lama ${formRetention.messageMonths} bulan, digunakan untuk menjawab anda atau memberitahu anda apabila pendaftaran dibuka, dan dipadamkan apabila anda meminta. Laman ini tidak menggunakan kuki. [Dasar Privasi](privacy) menyatakan tempat semuanya disimpan.`,
          'Platform itu sendiri dirancang untuk disulitkan hujung ke hujung, dengan data disimpan dalam pelayan di Malaysia, di bawah PDPA. [Siapa boleh membaca satu ayat](safety) di kedua-dua hujung ada dalam jadual tersendiri.',
        ],
      },
      {
        question: `Adakah ${BRAND.name} menggantikan ahli terapi?`,
        answer: [
          'Tidak. Ia sedang dibina untuk membantu sebelum, antara dan selepas sesi dengan ahli terapi. Jika anda sedang berjumpa doktor, kaunselor atau ahli terapi, teruskan rawatan anda.',
          `Ia juga bukan perkhidmatan kecemasan. Jika berlaku kecemasan di Malaysia, nombornya ialah ${helplines.emergency.phone.text}.`,
        ],
      },
    ],
  },
  close: {
    title: 'Atau baca tentang kami dahulu.',
    text: 'Siapa kami, apa yang kami bina, dan pasukan kami: tujuh orang, buat masa ini dengan profil contoh.',
    about: 'Ketahui tentang kami',
    join: 'Sertai senarai menunggu kami',
  },
} satisfies Translated<typeof english>
