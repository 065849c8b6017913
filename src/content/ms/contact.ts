import { BRAND, formRetention } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { contact as english } from '../en/contact.ts'
import type { Translated } from '../types.ts'

export const contact = {
  meta: {
    title: 'Hubungi kami',
    description: `Hubungi pasukan ${BRAND.name} di Kuala Lumpur tentang kerjasama, pelaburan, media, penyelidikan atau sokongan. Petugas kami akan membalas.`,
  },
  hero: {
    title: 'Tulis kepada orang sebenar.',
    lead: 'Setiap mesej dibaca dan dibalas oleh orang sebenar, bukan AI.',
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
  form: { title: 'Hantar mesej kepada kami' },
  responseTimes: {
    title: 'Tempoh balasan',
    text: 'Satu petak mewakili satu jam. Tempoh ini sasaran kami, bukan jaminan.',
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
    title: 'Mesej anda tentang apa?',
    text: 'Pilih satu, dan subjek dalam borang akan terisi sendiri.',
    cards: {
      waitlist: {
        title: 'Sertai senarai menunggu',
        text: `Untuk sesiapa yang mahu menggunakan ${BRAND.name} apabila dibuka.`,
      },
      partnerships: {
        title: 'Kerjasama',
        text: 'Untuk kampus, syarikat, organisasi komuniti, klinik dan sektor kesihatan awam.',
        action: { label: 'Tulis tentang kerjasama', subject: 'Kerjasama' },
      },
      investors: {
        title: 'Pelabur',
        text: 'Untuk soalan sebelum atau selepas membaca pitch deck.',
        action: { label: 'Tulis tentang pelaburan', subject: 'Pelabur' },
      },
      support: {
        title: 'Sokongan umum',
        text: 'Untuk hal lain: laman ini, data anda, media, atau penyertaan dalam kajian.',
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
          'Tarikh pembukaan belum ditetapkan. Platform ini belum dibuka: masih dibangunkan dan diuji dalam kajian. Mengikut rancangan, anda akan dapat menggunakannya 24 jam sehari, 7 hari seminggu, melalui sembang, audio atau video, di telefon bimbit atau di web.',
          'Tinggalkan e-mel anda di bahagian bawah halaman ini, dan kami akan memberitahu anda apabila pendaftaran dibuka.',
        ],
      },
      {
        question: 'Adakah data saya selamat?',
        answer: [
          `Kami akan menggunakan kiriman anda untuk menjawab anda, menyimpannya paling lama ${formRetention.messageMonths} bulan, dan memadamkannya apabila anda minta. [Dasar Privasi](privacy) menyatakan tempat simpanannya.`,
          'Mengikut rancangan, sesi anda akan disulitkan hujung ke hujung antara telefon anda dengan pelayan kami di Malaysia. Di situlah AI membacanya untuk menjawab anda. [Lihat siapa boleh membaca kata-kata anda](readers).',
        ],
      },
      {
        question: `Adakah ${BRAND.name} menggantikan ahli terapi?`,
        answer: [
          'AI ini tidak menggantikan ahli terapi. Jika anda sudah ada doktor, kaunselor atau ahli terapi, jangan berhenti berjumpa dengannya. AI ini dibina untuk membantu anda sebelum, antara dan selepas sesi dengan kaunselor atau ahli terapi.',
          `AI ini juga bukan perkhidmatan kecemasan. Jika berlaku kecemasan di Malaysia, telefon ${helplines.emergency.phone.text}.`,
        ],
      },
    ],
  },
  close: {
    title: 'Atau kenali kami dahulu.',
    text: 'Lihat siapa kami dan apa yang kami bina.',
    about: 'Baca tentang kami',
    join: 'Sertai senarai menunggu kami',
  },
} satisfies Translated<typeof english>
