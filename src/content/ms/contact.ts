import { BRAND, formRetention } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { contact as english } from '../en/contact.ts'
import type { Translated } from '../types.ts'

export const contact = {
  meta: {
    title: 'Hubungi kami',
    description: `Hubungi pasukan ${BRAND.name} di Kuala Lumpur tentang kerjasama, pelaburan, media, penyelidikan atau hal lain. Petugas kami akan membalas.`,
  },
  hero: {
    title: 'Tulislah kepada manusia, bukan AI.',
    lead: `${BRAND.name} ialah terapi berasaskan AI untuk Malaysia. Terapi ini kini diuji dalam kajian dan belum dibuka. Pengunjung, rakan kerjasama, pelabur dan wartawan boleh bertanya apa sahaja. Petugas kami akan membaca mesej anda dan membalasnya.`,
    emergency: `Telefon [${helplines.emergency.phone.text}](emergency) jika nyawa sesiapa dalam bahaya, atau anda rasa akan mencederakan diri sendiri. Jangan tunggu balasan kami.`,
    helplines: 'Bercakap dengan seseorang malam ini',
  },
  topics: {
    title: 'Mesej anda tentang apa?',
    text: 'Pilih topik untuk mula menulis. Tempoh di sebelahnya ialah sasaran kami untuk membalas.',
    waitlist: 'Sertai senarai menunggu',
    partnerships: 'Kerjasama',
    investors: 'Pelabur',
    support: 'Pertanyaan umum',
    press: 'Media',
    now: 'sekarang',
    lastHour: (hours: number) => `${hours} jam`,
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
    text: 'Kami berusaha membalas dalam tempoh ini.',
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
    none: 'Kami tiada akaun di LinkedIn, Instagram atau YouTube.',
  },
  keeping: {
    text: `Kami menyimpan mesej paling lama ${formRetention.messageMonths} bulan, dan memadamkannya lebih awal jika anda minta.`,
    legend: 'Setiap petak mewakili sebulan dalam tempoh simpanan mesej anda.',
  },
  questions: {
    title: 'Soalan lazim',
    list: [
      {
        question: `Bilakah ${BRAND.name} akan dibuka?`,
        answer: [
          'Tarikhnya belum ditetapkan, kerana platform ini hanya akan dibuka jika kajian kami menunjukkan bahawa terapi ini selamat dan membantu. Kami membinanya supaya anda dapat menggunakannya 24 jam sehari, 7 hari seminggu, melalui sembang, audio atau video, di telefon bimbit atau di web.',
          'Tinggalkan e-mel anda di bahagian bawah halaman ini. Kami akan menghantar satu e-mel sahaja, apabila pendaftaran dibuka.',
        ],
      },
      {
        question: 'Adakah data saya selamat?',
        answer: [
          `Mesej anda hanya akan kami gunakan untuk menjawab anda. Kami menyimpannya paling lama ${formRetention.messageMonths} bulan, dan memadamkannya lebih awal jika anda minta. [Dasar Privasi](privacy) menyatakan tempat simpanannya.`,
          'Mengikut rancangan, dalam perjalanan dari telefon anda ke pelayan kami di Malaysia, sesi anda tidak akan dapat dibaca sesiapa. Di pelayan itu, AI akan membacanya untuk menjawab anda. [Lihat siapa boleh membaca kata-kata anda](readers).',
        ],
      },
      {
        question: `Adakah ${BRAND.name} menggantikan ahli terapi?`,
        answer: [
          'Tidak. AI ini dibina untuk membantu anda sebelum dan selepas sesi dengan kaunselor atau ahli terapi, dan sementara menunggu sesi seterusnya. Jika anda sudah ada doktor, kaunselor atau ahli terapi, jangan berhenti berjumpa dengannya.',
        ],
      },
    ],
  },
  close: {
    title: 'Belum bersedia untuk menulis?',
    text: 'Kenali kami dan apa yang kami bina.',
    about: 'Baca tentang kami',
    join: 'Sertai senarai menunggu kami',
  },
} satisfies Translated<typeof english>
