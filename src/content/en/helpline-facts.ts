import { monthInWords } from './legal.ts'

/** What is known about the helplines, and what is not: where they are shown in full. */
export const helplineFacts = {
  hours: 'Hours',
  everyDay: (hours: string) => `${hours}, every day`,
  cost: {
    term: 'Cost',
    text: {
      ordinaryRate: 'The normal rate of a call in June 2024. Today: we don’t know.',
      freeOnOldNumber: 'Free on its old number since August 2019. On this one: we don’t know.',
    },
    unknown: 'We don’t know. Please call all the same.',
  },
  languages: {
    term: 'Languages',
    unknown: 'We don’t know. Ask for yours.',
    names: { en: 'English', ms: 'Malay', 'zh-Hans': 'Mandarin', ta: 'Tamil' },
  },
  withoutSpeaking: {
    term: 'Without speaking',
    unknown: 'We don’t know of a way.',
    mail: 'Email',
    whatsapp: 'WhatsApp',
  },
  source: {
    term: 'Source',
    unknown: 'Public pages without a date.',
    publishers: {
      malayMail: 'Malay Mail',
      publicPages: 'Public pages, for the hours',
      deputyMinister: 'Deputy Minister of Health, Dewan Rakyat',
      cna: 'CNA',
    },
    named: (publisher: string, month: string) => `${publisher}, ${monthInWords(month)}`,
  },
  list: (items: readonly string[]) => items.join('; '),
  notCalled:
    'We have read these numbers on public pages. Nobody on our team has called them yet to check.',
  noPermission: 'You don’t need anyone’s permission to call a helpline.',
  noOffence:
    'Since 10 September 2025, attempting suicide is no longer an offence in Malaysia. You can talk about it.',
} as const
