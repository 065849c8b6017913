import { helplines } from '../helplines.ts'
import type { worried as english } from '../en/worried.ts'
import type { Translated } from '../types.ts'
import { helplineFacts } from './helpline-facts.ts'

/** For whoever fears for somebody else. Waits for a clinician (content/unsigned.ts). */
export const worried = {
  title: 'Risaukan seseorang?',
  lead: 'Jika anda takut seseorang mungkin membunuh diri, enam perkara ini dapat membantu. Jika anda belum pasti, mulakan dengan mendengar.',
  words: { title: 'Anda boleh bermula begini', ask: 'Kemudian tanya terus terang:' },
  acts: [
    {
      title: 'Dengar',
      text: 'Biar dia meluahkan isi hatinya. Anda tidak perlu menyelesaikan masalahnya.',
    },
    {
      title: 'Tanya terus terang',
      text: 'Tanya sama ada dia terfikir untuk bunuh diri. Sebut perkataan itu, dengan tenang.',
    },
    {
      title: 'Temani dia',
      text: 'Jika dia mungkin akan cuba membunuh diri, jangan tinggalkan dia seorang diri sehingga bantuan tiba.',
    },
    {
      title: 'Jauhkan benda berbahaya',
      text: 'Letakkan benda itu di luar capaiannya, jika anda dapat melakukannya dengan selamat.',
    },
    {
      title: 'Telefon bersama-sama',
      text: 'Temani dia menelefon talian bantuan, atau anda sendiri yang menelefon dahulu.',
    },
    {
      title: 'Jaga diri anda juga',
      text: 'Ceritakan hal ini kepada orang yang anda percayai, dan berehatlah.',
    },
  ],
  refused:
    'Jika dia tidak mahu mendapatkan bantuan, jangan putus hubungan, dan tanya lagi kemudian. Jika dia berumur bawah 18 tahun, beritahu seorang lagi orang dewasa yang anda percayai.',
  urgent: {
    title: 'Jika keadaan mendesak',
    text: `Jika dia sudah mencederakan diri, berkata akan membunuh diri dalam masa terdekat, atau mudah mencapai sesuatu yang boleh digunakan untuk mencederakan diri, telefon ${helplines.emergency.phone.text} dan jangan tinggalkan dia.`,
    law: helplineFacts.noOffence,
  },
} satisfies Translated<typeof english>
