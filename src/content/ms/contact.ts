import { BRAND, formRetention, responseHours } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { ContactContent } from '../types/contact.ts'
import { paths } from '#src/paths.ts'
import { joinWaitlist, waitlistClosed } from './waitlist-closed.ts'

const within = (hours: number) => `dalam masa ${hours} jam`

export const contact = {
  meta: {
    title: 'Hubungi kami',
    description: `Tulis kepada orang di sebalik ${BRAND.name} di Kuala Lumpur: kerjasama, pelabur, media, penyelidikan dan sokongan. Manusia yang menjawab, dan masanya boleh dikira.`,
  },
  hero: {
    title: 'Tulis kepada orang sebenar.',
    lead: 'Pasukan kami di Kuala Lumpur membaca dan menjawab setiap mesej. Tiada AI yang membalas.',
    emergency: `Jika seseorang dalam bahaya, jangan tunggu e-mel. Telefon ${helplines.emergency.phone.text}.`,
    card: {
      kind: 'anchor',
      label: 'Cetak kad talian bantuan',
      href: `${paths.forUsers}#pocket-card`,
    },
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
    times: [
      {
        title: 'Sokongan teknikal',
        text: within(responseHours.technical),
        hours: responseHours.technical,
      },
      {
        title: 'Pertanyaan umum',
        text: within(responseHours.general),
        hours: responseHours.general,
      },
      {
        title: 'Perhubungan pelabur',
        text: within(responseHours.investor),
        hours: responseHours.investor,
      },
      {
        title: 'Permintaan kerjasama',
        text: within(responseHours.partnership),
        hours: responseHours.partnership,
      },
      { title: 'Pertanyaan media', text: 'pada hari bekerja yang sama', hours: null },
    ],
  },
  stayConnected: {
    title: 'Ikuti kami',
    labels: { linkedin: 'LinkedIn', instagram: 'Instagram', youtube: 'YouTube' },
    empty: 'belum ada',
  },
  options: {
    title: 'Tentang apa?',
    text: 'Pilih satu, dan borang di bawah diisi dengan subjeknya.',
    cards: [
      {
        title: 'Sertai senarai menunggu',
        text: `Untuk sesiapa yang mahu menggunakan ${BRAND.name} apabila dibuka.`,
        action: joinWaitlist,
      },
      {
        title: 'Kerjasama',
        text: 'Untuk kampus, syarikat, organisasi komuniti, klinik dan kesihatan awam.',
        action: { kind: 'enquiry', label: 'Tulis tentang kerjasama', subject: 'Kerjasama' },
      },
      {
        title: 'Pelabur',
        text: 'Untuk soalan sebelum pitch deck, atau selepasnya.',
        action: { kind: 'enquiry', label: 'Tulis tentang pelaburan', subject: 'Pelabur' },
      },
      {
        title: 'Sokongan umum',
        text: 'Untuk hal-hal lain: laman ini, data anda, media, penyertaan dalam penyelidikan.',
        action: { kind: 'enquiry', label: 'Tulis tentang hal lain', subject: 'Sokongan umum' },
      },
    ],
  },
  questions: {
    title: 'Soalan lazim',
    list: [
      {
        question: `Bilakah ${BRAND.name} akan dibuka?`,
        answer: [
          'Belum lagi, dan tiada tarikh yang dapat kami janjikan. Ia sedang dibangunkan dan dalam percubaan penyelidikan. Apabila dibuka, ia dirancang untuk tersedia 24/7, melalui sembang, audio atau video, di telefon bimbit atau di web.',
          'Tinggalkan e-mel anda di bahagian bawah halaman ini dan kami akan menulis kepada anda apabila pendaftaran dibuka.',
        ],
      },
      {
        question: 'Adakah data saya selamat?',
        answer: [
          [
            `Apa yang anda hantar dari halaman ini disimpan paling lama ${formRetention.messageMonths} bulan, digunakan untuk menjawab anda atau memberitahu anda apabila pendaftaran dibuka, dan dipadamkan apabila anda meminta. Laman ini tidak menggunakan kuki. `,
            { text: 'Dasar Privasi', to: paths.privacy },
            ' menyatakan tempat semuanya disimpan.',
          ],
          [
            'Platform itu sendiri dirancang untuk disulitkan hujung ke hujung, dengan data disimpan dalam pelayan di Malaysia, di bawah PDPA. ',
            { text: 'Siapa boleh membaca satu ayat', to: paths.safety },
            ' di kedua-dua hujung ada dalam jadual tersendiri.',
          ],
        ],
      },
      {
        question: `Adakah ${BRAND.name} menggantikan ahli terapi?`,
        answer: [
          'Tidak. Ia sedang dibina untuk membantu sebelum, antara dan selepas sesi dengan seorang manusia. Jika anda sudah ada ahli terapi, teruskan berjumpa dengannya.',
          `Ia juga bukan perkhidmatan kecemasan. Jika berlaku kecemasan di Malaysia, nombornya ialah ${helplines.emergency.phone.text}.`,
        ],
      },
    ],
  },
  close: {
    title: 'Atau baca tentang kami dahulu.',
    text: 'Siapa kami, apa yang kami bina, dan pasukan kami: tujuh orang, buat masa ini dengan profil contoh.',
    actions: [
      { kind: 'route', label: 'Ketahui tentang kami', to: paths.about },
      { ...waitlistClosed, label: 'Sertai senarai menunggu kami' },
    ],
  },
} satisfies ContactContent
