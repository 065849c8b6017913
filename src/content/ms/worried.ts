import { helplines } from '../helplines.ts'
import type { worried as english } from '../en/worried.ts'
import type { Translated } from '../types.ts'
import { helplineFacts } from './helpline-facts.ts'

/** For whoever fears for somebody else. Waits for a clinician (content/unsigned.ts). */
export const worried = {
  title: 'Risaukan seseorang?',
  lead: 'Jika anda bimbang seseorang mungkin membunuh diri, inilah enam perkara yang boleh anda buat. Jika anda belum pasti, mulakan dengan mendengar.',
  words: { title: 'Anda boleh bermula begini', ask: 'Kemudian tanya terus terang:' },
  acts: [
    {
      title: 'Dengar',
      text: 'Biar dia meluahkan isi hatinya. Anda tidak perlu menyelesaikan masalahnya.',
    },
    {
      title: 'Tanya terus terang',
      text: 'Tanya dengan tenang sama ada dia terfikir untuk membunuh diri. Sebut perkataan “bunuh diri” itu.',
    },
    {
      title: 'Temani dia',
      text: 'Jika dia mungkin akan cuba membunuh diri, temani dia sehingga bantuan tiba. Jangan tinggalkan dia seorang diri.',
    },
    {
      title: 'Jauhkan benda berbahaya',
      text: 'Jauhkan apa-apa yang boleh mencederakan dia, jika anda dapat berbuat demikian dengan selamat.',
    },
    {
      title: 'Telefon bersama-sama',
      text: 'Temani dia semasa dia menelefon talian bantuan. Anda juga boleh menelefon dahulu.',
    },
    {
      title: 'Jaga diri anda juga',
      text: 'Ceritakan hal ini kepada orang yang anda percayai, dan berehatlah.',
    },
  ],
  refused:
    'Jika dia menolak bantuan, terus hubungi dia, dan tanya lagi kemudian. Jika dia berumur bawah 18 tahun, beritahu seorang dewasa lain yang anda percayai.',
  urgent: {
    title: 'Jika keadaan mendesak',
    text: `Telefon ${helplines.emergency.phone.text} dan jangan tinggalkan dia jika dia sudah mencederakan diri, berkata akan membunuh diri dalam masa terdekat, atau ada benda berdekatan yang boleh digunakannya untuk itu.`,
    law: helplineFacts.noOffence,
  },
} satisfies Translated<typeof english>
