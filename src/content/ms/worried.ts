import { helplines } from '../helplines.ts'
import type { worried as english } from '../en/worried.ts'
import type { Translated } from '../types.ts'
import { helplineFacts } from './helpline-facts.ts'

/** For whoever fears for somebody else. Waits for a clinician (content/unsigned.ts). */
export const worried = {
  title: 'Risaukan seseorang?',
  lead: 'Jika anda bimbang seseorang mungkin membunuh diri, enam perkara ini membantu. Tidak pasti? Mulakan dengan mendengar.',
  words: { title: 'Anda boleh berkata', ask: 'Kemudian, tanya terus terang:' },
  acts: [
    {
      title: 'Dengar',
      text: 'Beri dia ruang untuk bercakap. Anda tidak perlu menyelesaikan masalahnya.',
    },
    {
      title: 'Tanya terus terang',
      text: 'Adakah dia terfikir untuk bunuh diri? Sebut perkataan itu dengan tenang.',
    },
    {
      title: 'Temani dia',
      text: 'Jika dia mungkin akan cuba membunuh diri, sehingga bantuan tiba.',
    },
    { title: 'Jauhkan benda yang berbahaya', text: 'Jika anda dapat melakukannya dengan selamat.' },
    {
      title: 'Telefon bersama-sama',
      text: 'Duduk bersamanya dan telefon, atau telefon dahulu seorang diri.',
    },
    {
      title: 'Jaga diri anda juga',
      text: 'Luahkan kepada seseorang yang anda percayai, dan berehatlah.',
    },
  ],
  refused:
    'Dia tidak mahu? Teruskan berhubung, dan tanya lagi. Jika umurnya bawah 18 tahun, beritahu seorang lagi dewasa yang anda percayai.',
  urgent: {
    title: 'Apabila keadaan mendesak',
    text: `Jika dia sudah mencederakan diri, berkata akan membunuh diri tidak lama lagi, atau mudah mencapai benda yang akan digunakannya: telefon ${helplines.emergency.phone.text} dan jangan tinggalkan dia.`,
    law: helplineFacts.noOffence,
  },
} satisfies Translated<typeof english>
