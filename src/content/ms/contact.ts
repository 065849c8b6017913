import { BRAND } from '../facts/company.ts'
import { allWork } from '../facts/claims.ts'
import { helplines } from '../facts/helplines.ts'
import { responseHours } from '../facts/terms.ts'
import type { contact as english } from '../en/contact.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'
import { messageCountries } from './privacy-notice.ts'

const isKept = allWork('encryption', 'servers')
const inASession = isKept
  ? 'Dalam sesi, kata-kata anda'
  : isOpen
    ? 'Dalam sesi, kata-kata anda akan'
    : 'Apabila dibuka nanti, kata-kata anda akan'

export const contact = {
  meta: {
    title: 'Hubungi kami',
    description: `Hubungi pasukan ${BRAND.name}, terapi AI untuk orang di Malaysia, tentang kerjasama, pelaburan, penyelidikan, media atau hal lain. ${siteStatus}`,
  },
  hero: {
    title: 'Tulis kepada kami.',
    lead: `Kami membina ${BRAND.name}, terapi AI dalam bahasa anda, untuk orang di Malaysia. Tanyalah kami tentang kerjasama, pelaburan, penyelidikan kami atau bahan berita. Petugas kami, bukan AI, akan membalas pertanyaan umum dalam masa ${responseHours.general} jam.`,
    emergency: `Telefon [${helplines.emergency.phone.text}](emergency) jika sesiapa cedera atau dalam bahaya, atau anda rasa akan mencederakan diri sendiri. Jangan tunggu balasan kami.`,
  },
  form: {
    title: 'Hantar mesej kepada kami',
    about: `Untuk rakan kerjasama, pelabur, penyelidik, media dan sesiapa yang ada soalan tentang ${BRAND.name}, terapi AI dalam bahasa anda.`,
  },
  options: {
    waitlist: isOpen ? 'Daftar' : 'Sertai senarai',
    partnerships: { subject: 'Kerjasama', text: 'Program rintis, sebut harga, kajian' },
    investors: { subject: 'Pelabur', text: 'Pitch deck dan maklumat syarikat' },
    support: { subject: 'Pertanyaan umum', text: 'Penyelidikan, media, hal lain' },
  },
  responseTimes: {
    title: 'Tempoh balasan',
    times: {
      technical: 'Sokongan teknikal (laman web ini)',
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
    opening: (when) => `Sasaran kami: ${when}.`,
    list: [
      {
        question: isOpen
          ? `Adakah ${BRAND.name} sudah boleh digunakan?`
          : `Bilakah ${BRAND.name} akan dibuka?`,
        answer: [
          isOpen
            ? 'Ya, di Malaysia. AI ini menjawab 24 jam sehari, 7 hari seminggu, melalui sembang, audio atau video, di telefon bimbit atau di web.'
            : `${BRAND.name} masih dibangunkan dan sedang diuji dalam kajian penyelidikan, dan belum dibuka. Ia hanya akan dibuka apabila kajian itu menunjukkan bahawa terapi ini selamat dan membantu. Tinggalkan e-mel anda, dan kami akan memberitahu anda. Selepas dibuka, AI akan menjawab 24 jam sehari, 7 hari seminggu.`,
        ],
      },
      {
        question: 'Adakah data saya selamat?',
        answer: [
          `Mesej anda dibaca hanya untuk menjawab anda, dan disimpan di ${messageCountries}. [Dasar Privasi](privacy) menerangkan berapa lama.`,
          `${inASession} disulitkan hujung ke hujung sehingga sampai ke pelayan kami di Malaysia. Di situ, AI membacanya. [Siapa boleh membaca kata-kata anda](readers)`,
        ],
      },
      {
        question: `Adakah ${BRAND.name} menggantikan ahli terapi?`,
        answer: [
          'Tidak. Gunakan terapi ini ketika anda belum ada ahli terapi, atau sebelum dan selepas sesi dengan kaunselor atau ahli terapi, dan sementara menunggu sesi seterusnya. Jika anda sudah ada doktor, kaunselor atau ahli terapi, jangan berhenti berjumpa dengannya.',
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
