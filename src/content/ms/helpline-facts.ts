import { monthInWords } from './legal.ts'
import type { helplineFacts as english } from '../en/helpline-facts.ts'
import type { Translated } from '../types.ts'

/** What is known about the helplines, and what is not: where they are shown in full. */
export const helplineFacts = {
  hours: 'Waktu',
  everyDay: (hours) => `${hours}, setiap hari`,
  cost: {
    term: 'Kos',
    text: {
      ordinaryRate: 'Kadar biasa panggilan telefon pada Jun 2024. Hari ini: kami tidak tahu.',
      freeOnOldNumber:
        'Percuma pada nombor lamanya sejak Ogos 2019. Pada nombor ini: kami tidak tahu.',
    },
    unknown: 'Kami tidak tahu. Telefonlah juga.',
  },
  languages: {
    term: 'Bahasa',
    unknown: 'Kami tidak tahu. Tanya tentang bahasa anda.',
    names: { en: 'Inggeris', ms: 'Melayu', 'zh-Hans': 'Mandarin', ta: 'Tamil' },
  },
  withoutSpeaking: {
    term: 'Tanpa bercakap',
    unknown: 'Kami tidak tahu caranya, jika ada.',
    mail: 'E-mel',
    whatsapp: 'WhatsApp',
  },
  source: {
    term: 'Sumber',
    unknown: 'Laman awam tanpa tarikh.',
    publishers: {
      malayMail: 'Malay Mail',
      publicPages: 'Laman awam, tentang waktunya',
      deputyMinister: 'Timbalan Menteri Kesihatan, Dewan Rakyat',
      cna: 'CNA',
    },
    named: (publisher, month) => `${publisher}, ${monthInWords(month)}`,
  },
  list: (items) => items.join('; '),
  notCalled:
    'Kami membaca nombor-nombor ini di laman awam. Belum ada sesiapa dalam pasukan kami yang menelefon untuk memastikannya.',
  noPermission: 'Anda tidak memerlukan kebenaran sesiapa untuk menelefon talian bantuan.',
  noOffence:
    'Sejak 10 September 2025, cubaan bunuh diri bukan lagi satu kesalahan di Malaysia. Anda boleh bercakap tentangnya.',
} satisfies Translated<typeof english>
