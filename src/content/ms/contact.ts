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
    lead: `Kami membina ${BRAND.name}, terapi AI dalam bahasa anda, untuk orang di Malaysia. Tanyalah kami tentang kerjasama, pelaburan, penyelidikan atau bahan berita. Pertanyaan umum akan dibalas oleh manusia, bukan AI, dalam masa ${responseHours.general}\u00a0jam.`,
    emergency: `Telefon [${helplines.emergency.phone.text}](emergency) jika sesiapa mungkin dalam bahaya, atau anda takut akan mencederakan diri sendiri. Jangan tunggu balasan kami.`,
  },
  form: {
    title: 'Hantar mesej kepada kami',
    about: `Untuk rakan kerjasama, pelabur, penyelidik, media, dan sesiapa sahaja yang ada soalan tentang ${BRAND.name}, terapi AI dalam bahasa anda.`,
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
    within: (hours: number) => `dalam masa ${hours}\u00a0jam`,
    sameDay: 'pada hari bekerja yang sama',
    stitch: 'Satu petak ialah satu jam.',
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
          ? `${BRAND.name} sudah boleh digunakan?`
          : `Bila ${BRAND.name} akan dibuka?`,
        answer: [
          isOpen
            ? 'Ya, di Malaysia. AI menjawab 24\u00a0jam, setiap hari, melalui sembang, audio atau video, di telefon bimbit atau di web.'
            : `${BRAND.name} masih dibangunkan dan sedang diuji dalam kajian penyelidikan. Apabila kajian itu menunjukkan terapi ini selamat dan membantu, barulah dibuka. Tinggalkan e-mel, dan kami akan memberitahu anda. Sejak hari itu, AI menjawab 24\u00a0jam, setiap hari.`,
        ],
      },
      {
        question: 'Selamatkah data saya?',
        answer: [
          `${inASession} disulitkan hujung ke hujung sampai ke pelayan kami di Malaysia. Di situ, AI membacanya. [Siapa boleh membaca cerita anda?](readers)`,
          `Mesej yang anda tulis di sini dibaca hanya untuk dijawab, dan disimpan di ${messageCountries}. Berapa lama? Lihat [Dasar Privasi](privacy).`,
        ],
      },
      {
        question: `Adakah ${BRAND.name} menggantikan ahli terapi?`,
        answer: [
          'Tidak. Gunakan platform ini ketika anda belum ada ahli terapi, atau sebelum, selepas dan di antara dua sesi. Jika anda sudah ada doktor, kaunselor atau ahli terapi, teruskan berjumpa mereka.',
        ],
      },
    ],
  },
  close: {
    title: 'Belum mahu menulis?',
    about: 'Kenali kami',
    join: isOpen ? 'Daftar' : 'Sertai senarai',
  },
} satisfies Translated<typeof english>
