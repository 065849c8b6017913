import { helplines } from '../helplines.ts'
import { helplineFacts } from './helpline-facts.ts'
import type { worried as english } from '../en/worried.ts'
import type { Translated } from '../types.ts'

/** For whoever fears for somebody else. Waits for a clinician and native readers (content/unsigned.ts). */
export const worried = {
  title: 'Risaukan seseorang?',
  lead: 'Anda tidak perlu mencari kata-kata yang tepat. Mulakan dengan enam perkara ini.',
  actions: [
    {
      title: 'Tanya terus terang',
      text: 'Tanya sama ada dia terfikir untuk membunuh diri. Sebut perkataan itu, dan bertenang.',
    },
    {
      title: 'Dengar',
      text: 'Biarkan dia bercakap. Anda tidak perlu menyelesaikan masalahnya, dan tidak perlu bertengkar.',
    },
    {
      title: 'Temani dia',
      text: 'Jika dia mungkin benar-benar melakukannya, jangan tinggalkan dia seorang diri sehingga bantuan sampai.',
    },
    {
      title: 'Jauhkan benda yang berbahaya',
      text: 'Simpan apa yang boleh digunakannya untuk mencederakan diri, jika anda dapat melakukannya dengan selamat.',
    },
    {
      title: 'Telefon bersama-sama',
      text: 'Duduk bersamanya dan telefon talian bantuan. Anda juga boleh menelefon dahulu, seorang diri.',
    },
    {
      title: 'Jaga diri anda juga',
      text: 'Ini beban yang berat. Beritahu seseorang yang anda percayai, dan berehatlah.',
    },
  ],
  begin: 'Cara untuk memulakannya',
  urgent: {
    title: 'Apabila keadaan mendesak',
    text: `Dia sudah mencederakan diri, dia berkata akan membunuh diri tidak lama lagi, atau benda yang boleh digunakannya sudah ada padanya. Telefon ${helplines.emergency.phone.text} dan temani dia.`,
    law: helplineFacts.noOffence,
  },
  unsigned:
    'Bahagian ini masih menunggu tandatangan pengamal klinikal. Ayat dalam bahasa Melayu, Mandarin dan Tamil masih menunggu semakan penutur jati.',
} satisfies Translated<typeof english>
