import { BRAND, formRetention } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { contact as english } from '../en/contact.ts'
import type { Translated } from '../types.ts'

export const contact = {
  meta: {
    title: 'Hubungi kami',
    description: `Tulis kepada orang di sebalik ${BRAND.name} di Kuala Lumpur: kerjasama, pelabur, media, penyelidikan dan sokongan. Orang sebenar yang menjawab.`,
  },
  hero: {
    title: 'Tulis kepada orang sebenar.',
    lead: 'Setiap mesej dibaca dan dijawab oleh orang sebenar, bukan AI.',
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
    title: 'Tempoh menjawab',
    text: 'Satu petak ialah satu jam. Ini sasaran kami, bukan jaminan.',
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
    title: 'Anda mahu bertanya tentang apa?',
    text: 'Pilih satu urusan, dan subjek dalam borang akan terisi.',
    cards: {
      waitlist: {
        title: 'Sertai senarai menunggu',
        text: `Untuk orang yang mahu menggunakan ${BRAND.name} apabila dibuka.`,
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
        text: 'Untuk hal-hal lain: laman ini, data anda, media, penyertaan dalam kajian.',
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
          'Tarikhnya belum ditetapkan. Platform ini belum dibuka kerana masih dibangunkan dan masih dalam kajian penyelidikan. Mengikut rancangan, anda akan dapat menggunakannya 24 jam sehari, 7 hari seminggu, melalui sembang, audio atau video, di telefon bimbit atau di web.',
          'Tinggalkan e-mel anda di bahagian bawah halaman ini, dan kami akan memberitahu anda apabila pendaftaran dibuka.',
        ],
      },
      {
        question: 'Adakah data saya selamat?',
        answer: [
          `Kami akan menggunakan apa yang anda hantar untuk menjawab anda, menyimpannya paling lama ${formRetention.messageMonths} bulan, dan memadamkannya apabila anda meminta. Tempat maklumat itu disimpan dinyatakan dalam [Dasar Privasi](privacy).`,
          'Mengikut rancangan, sesi anda akan disulitkan hujung ke hujung antara telefon anda dengan pelayan kami di Malaysia. Di pelayan itulah AI membaca kata-kata anda supaya dapat menjawab. [Lihat siapa boleh membaca kata-kata anda](readers).',
        ],
      },
      {
        question: `Adakah ${BRAND.name} menggantikan ahli terapi?`,
        answer: [
          'Tidak, AI ini tidak menggantikan ahli terapi. AI ini dibina untuk membantu anda sebelum, antara dan selepas sesi dengan ahli terapi. Jika anda sudah ada doktor, kaunselor atau ahli terapi, teruslah berjumpa dengannya.',
          `AI ini juga bukan perkhidmatan kecemasan. Jika berlaku kecemasan di Malaysia, telefon ${helplines.emergency.phone.text}.`,
        ],
      },
    ],
  },
  close: {
    title: 'Atau baca tentang kami dahulu.',
    text: 'Siapa kami dan apa yang kami bina.',
    about: 'Ketahui tentang kami',
    join: 'Sertai senarai menunggu kami',
  },
} satisfies Translated<typeof english>
