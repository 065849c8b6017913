import { BRAND, suicideLaw } from '../facts.ts'
import { legal } from './legal.ts'

const noOffenceSince = legal.inWords(suicideLaw.noOffenceSince)

/** The research page has this fact sheet; its rows are in sources.ts. */
export const factSheet = {
  title: 'Fact sheet',
  text: 'These are the eight figures we use, exactly as our pages give them.',
  more: 'What it doesn’t mean, and how to cite it',
  doesNotMean: 'What it doesn’t mean',
  newer: 'Newer',
  cite: 'To cite',
  cited: (line: string, source: string) => `${line} (${source}).`,
  sources: 'Sources',
  reporting: {
    title: 'If you write about suicide',
    text: [
      `Say that someone died by suicide; nobody commits it. Attempting it has not been a crime in Malaysia since ${noOffenceSince}.`,
      'Leave out the method, the place and the last words. Never give one single cause.',
      'Put help beside the story, with numbers and hours that you have checked with each helpline that day. Don’t call 999 to check.',
    ],
  },
  press: {
    title: 'For the press',
    quote: `${BRAND.name} is AI-based, culturally relevant psychotherapy for Southeast Asia, Malaysia first. It is made for chat, audio and video, in English, Malay, Mandarin and Tamil. It is in development and in research trials in Malaysia. It is not open to the public, not for sale, and not registered as a medical device.`,
    text: `A person from ${BRAND.name} answers you, and we aim to do so on the same business day.`,
    action: 'Write to us about a story',
    subject: 'Media inquiry',
  },
} as const
