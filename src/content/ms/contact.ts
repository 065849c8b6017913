import { BRAND } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import { responseHours } from '../facts/terms.ts'
import type { contact as english } from '../en/contact.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

export const contact = {
  meta: {
    title: 'Hubungi kami',
    description: `Hubungi pasukan ${BRAND.name} di Kuala Lumpur tentang kerjasama, pelaburan, penyelidikan, media atau hal lain. ${siteStatus}`,
  },
  hero: {
    title: 'Tulislah kepada kami.',
    lead: `Kami membina ${BRAND.name}, terapi AI dalam bahasa anda. Petugas kami, bukan AI, akan membalas pertanyaan umum dalam masa ${responseHours.general} jam.`,
    emergency: `Telefon [${helplines.emergency.phone.text}](emergency) jika nyawa sesiapa dalam bahaya, atau anda rasa akan mencederakan diri sendiri. Jangan tunggu balasan kami.`,
    helplines: 'Bercakap dengan seseorang malam ini',
  },
  form: { title: 'Hantar mesej kepada kami' },
  options: {
    waitlist: isOpen ? 'Daftar' : 'Sertai senarai menunggu',
    partnerships: { subject: 'Kerjasama', text: 'Program rintis dan kajian bersama' },
    investors: { subject: 'Pelabur', text: 'Pitch deck dan maklumat syarikat' },
    support: { subject: 'Pertanyaan umum', text: 'Hal lain' },
  },
  responseTimes: {
    title: 'Tempoh balasan',
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
  direct: {
    title: 'Hubungi terus',
    email: 'E-mel',
    malaysia: 'Malaysia',
    singapore: 'Singapura',
    address: 'Pejabat',
  },
  stayConnected: {
    title: 'Ikuti perkembangan kami',
  },
  questions: {
    title: 'Soalan lazim',
    list: [
      {
        question: isOpen
          ? `Adakah ${BRAND.name} sudah boleh digunakan?`
          : `Bilakah ${BRAND.name} akan dibuka?`,
        answer: [
          isOpen
            ? 'Ya, di Malaysia. AI ini menjawab 24 jam sehari, 7 hari seminggu, melalui sembang, audio atau video, di telefon bimbit atau di web.'
            : 'Apabila kajian kami menunjukkan bahawa terapi ini selamat dan membantu. AI ini dibina untuk menjawab 24 jam sehari, 7 hari seminggu, melalui sembang, audio atau video, di telefon bimbit atau di web.',
        ],
      },
      {
        question: 'Adakah data saya selamat?',
        answer: [
          'Mesej anda dibaca hanya untuk menjawab anda. [Dasar Privasi](privacy) menerangkan di mana mesej itu disimpan dan berapa lama.',
          'Dalam perjalanan ke pelayan kami di Malaysia, kata-kata anda dalam sesi tidak dapat dibaca sesiapa. Di situ, AI membacanya untuk menjawab anda. [Siapa boleh membaca kata-kata anda](readers)',
        ],
      },
      {
        question: `Adakah ${BRAND.name} menggantikan ahli terapi?`,
        answer: [
          'Tidak. Gunakan terapi ini sebelum dan selepas sesi dengan kaunselor atau ahli terapi, dan sementara menunggu sesi seterusnya. Jika anda sudah ada doktor, kaunselor atau ahli terapi, jangan berhenti berjumpa dengannya.',
        ],
      },
    ],
  },
  close: {
    title: 'Belum bersedia untuk menulis?',
    about: 'Baca tentang kami',
    join: isOpen ? 'Daftar' : 'Sertai senarai menunggu kami',
  },
} satisfies Translated<typeof english>
