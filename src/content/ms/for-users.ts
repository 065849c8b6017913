import { BRAND } from '../facts.ts'
import { helplines } from '../helplines.ts'
import type { forUsers as english } from '../en/for-users.ts'
import type { Translated } from '../types.ts'

const { emergency, befrienders } = helplines

export const forUsers = {
  meta: {
    title: 'Untuk anda',
    description:
      'Lihat untuk siapa terapi AI kami dalam empat bahasa, apa yang akan dan tidak akan dilakukannya, dan siapa yang boleh ditelefon di Malaysia malam ini.',
  },
  hero: {
    title: 'Tempat meluahkan isi hati, dengan kata-kata sendiri, pada bila-bila masa.',
    lead: `${BRAND.name} ialah terapi berasaskan AI dalam bahasa Inggeris, Melayu, Mandarin dan Tamil, untuk pelajar, orang bekerja dan keluarga di Malaysia. Terapi ini kini diuji dalam kajian dan belum dibuka. Kami hanya akan membukanya jika terapi ini didapati selamat dan membantu.`,
    learn: 'Lihat cara menggunakannya',
  },
  callBar: {
    ask: 'Perlu bercakap?',
    befrienders: 'Befrienders, siang malam',
    more: ['Cara lain', ' minta bantuan'],
  },
  helplines: {
    title: 'Bercakap dengan seseorang malam ini',
    text: 'Talian bantuan ini dijawab oleh manusia, bukan AI. Anda boleh menelefon apabila rasa sunyi atau tidak dapat tidur, walaupun bukan kecemasan.',
    now: 'Sekarang di Kuala Lumpur:',
  },
  audiences: {
    title: 'Untuk siapa',
    list: {
      students: {
        name: 'Pelajar dan belia',
        text: 'Pukul satu pagi, dan esok keputusan peperiksaan keluar. Rasanya hal kecil sahaja, tidak sampai hati mengejutkan sesiapa. Tetapi tiada hal yang terlalu kecil untuk diceritakan.',
      },
      professionals: {
        name: 'Yang sibuk bekerja',
        text: 'Lagi sepuluh minit pukul sembilan. Anda masih di tempat letak kereta, dan perlu beberapa minit sebelum naik ke pejabat.',
      },
      everyone: {
        name: 'Kita semua',
        text: 'Pukul sebelas malam, dan ibu sudah tidur. Kalau diceritakan, ibu risau. Kalau dipendam, hati makin berat.',
      },
    },
  },
  benefits: {
    title: 'Manfaat',
    status: 'Semua ini sedang diuji dalam kajian, kecuali yang bertanda Dirancang.',
    hours: {
      title: '24 jam sehari, 7 hari seminggu',
      text: 'Apabila dibuka nanti, pukul tiga pagi atau Hari Raya pun AI ini akan menjawab, tanpa perlu menunggu giliran.',
    },
    languages: {
      title: 'Bahasa anda sendiri',
      text: 'Inggeris, Melayu, Mandarin atau Tamil. Campur dalam satu ayat pun boleh.',
    },
    ways: {
      title: 'Sembang, audio atau video',
      text: 'Taip jika bimbang orang di bilik sebelah terdengar. Jika tidak, bercakap sahaja. Boleh di telefon, boleh di web.',
    },
    privacy: {
      title: 'Sulit dan selamat',
      text: 'Dalam perjalanan dari telefon anda ke pelayan kami di Malaysia, kata-kata anda tidak akan dapat dibaca sesiapa. Di pelayan itu, AI akan membacanya untuk menjawab anda.',
    },
  },
  limits: {
    title: 'Apa yang tidak akan dilakukan oleh AI ini',
    list: [
      'AI ini tidak menggantikan ahli terapi. Jika anda sudah ada doktor, kaunselor atau ahli terapi, jangan berhenti berjumpa dengannya.',
      'AI ini tidak akan membuat diagnosis atau memberikan preskripsi ubat. Doktor boleh melakukan kedua-duanya.',
      `Telefon ${emergency.phone.text} jika nyawa anda dalam bahaya, atau anda rasa akan mencederakan diri sendiri. AI ini tidak dapat membantu dalam kecemasan. Untuk bercakap, Befrienders menjawab siang dan malam: ${befrienders.phone.text}.`,
      'Umur minimum akan kami umumkan sebelum pendaftaran dibuka. Talian bantuan boleh ditelefon tanpa mengira umur.',
    ],
    text: 'Lihat cara menggunakannya nanti, langkah demi langkah.',
  },
} satisfies Translated<typeof english>
