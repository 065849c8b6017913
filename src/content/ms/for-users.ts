import { BRAND } from '../facts/company.ts'
import { helplines } from '../facts/helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'
import { siteStatus } from './claim-status.ts'
import { isOpen } from '../facts/stage.ts'

const { emergency, befrienders } = helplines

export const forUsers = {
  meta: {
    title: 'Untuk anda',
    description: `${BRAND.name} ialah terapi AI dalam bahasa anda, untuk pelajar, orang bekerja dan keluarga di Malaysia. ${siteStatus}`,
  },
  hero: {
    caption: 'Untuk anda',
    title: 'Tempat meluahkan isi hati, dengan kata-kata sendiri, pada bila-bila masa.',
    lead: `${BRAND.name} ialah terapi AI dalam bahasa anda, untuk pelajar, orang bekerja dan keluarga di Malaysia. Mulakan dengan apa sahaja yang terlintas.`,
    learn: 'Lihat cara guna',
    tonight: {
      ask: 'Perlu bercakap dengan seseorang malam ini?',
      listeners: `Befrienders [${befrienders.phone.text}](befrienders), siang malam.`,
    },
  },
  helplines: {
    title: 'Bercakap dengan seseorang malam ini',
    text: 'Talian bantuan ini dijawab oleh manusia, bukan AI. Anda boleh menelefon apabila rasa sunyi atau tidak dapat tidur, walaupun bukan kecemasan.',
    now: 'Sekarang di Kuala Lumpur:',
    write: 'Tidak dapat bercakap? Tulis mesej',
  },
  audiences: {
    title: 'Untuk siapa',
    list: {
      students: {
        name: 'Pelajar dan belia',
        text: 'Keputusan peperiksaan keluar esok. Rasanya hal kecil sahaja, tidak sampai hati mengganggu tidur orang. Tetapi tiada hal yang terlalu kecil untuk diceritakan.',
      },
      professionals: {
        name: 'Yang sibuk bekerja',
        text: 'Anda masih di tempat letak kereta, dan perlu beberapa minit sebelum naik ke pejabat.',
      },
      everyone: {
        name: 'Kita semua',
        text: 'Ibu sudah tidur. Kalau diceritakan, ibu risau. Kalau dipendam, hati makin berat.',
      },
    },
  },
  benefits: {
    title: 'Manfaat',
    hours: {
      title: '24 jam sehari, 7 hari seminggu',
      text: 'AI ini menjawab ketika hati risau. Tidak perlu menunggu temu janji.',
    },
    languages: {
      title: 'Bahasa anda sendiri',
      text: 'Inggeris, Melayu, Mandarin, Tamil, atau campur-campur seperti berbual dengan kawan.',
    },
    ways: {
      title: 'Sembang, audio atau video',
      text: 'Taip jika ada orang yang mungkin terdengar. Jika tiada, bercakap sahaja.',
    },
    privacy: {
      title: 'Sulit dan selamat',
      text: 'Dalam perjalanan ke pelayan kami di Malaysia, kata-kata anda tidak dapat dibaca sesiapa. Di situ, AI membacanya untuk menjawab anda.',
    },
  },
  limits: {
    title: 'Apa yang tidak dilakukan oleh AI ini',
    list: [
      'AI ini tidak menggantikan ahli terapi. Jika anda sudah ada doktor, kaunselor atau ahli terapi, jangan berhenti berjumpa dengannya.',
      'AI ini tidak membuat diagnosis atau memberikan preskripsi ubat. Itu tugas doktor.',
      `Telefon ${emergency.phone.text} jika nyawa anda dalam bahaya, atau anda rasa akan mencederakan diri sendiri. AI ini tidak dapat membantu dalam kecemasan.`,
      isOpen
        ? 'Ada umur minimum untuk mendaftar. Talian bantuan boleh ditelefon tanpa mengira umur.'
        : 'Kami akan mengumumkan umur minimum sebelum pendaftaran dibuka. Talian bantuan boleh ditelefon tanpa mengira umur.',
    ],
  },
} satisfies Translated<typeof english>
