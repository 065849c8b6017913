import { BRAND, suicideLaw } from '../facts.ts'
import { legal } from './legal.ts'

const noOffenceSince = legal.inWords(suicideLaw.noOffenceSince)

/** The research page has this fact sheet; its rows are in sources.ts. */
export const factSheet = {
  title: 'Fact sheet',
  text: 'Our pages use eight figures. For each one, we say what it doesn’t mean and how to cite it.',
  more: 'What it doesn’t mean, and how to cite it',
  doesNotMean: 'What it doesn’t mean',
  newer: 'Newer',
  cite: 'To cite',
  cited: (line: string, source: string) => `${line} (${source}).`,
  sources: 'Sources',
  reporting: {
    title: 'If you write about suicide',
    text: [
      `Write “died by suicide”, not “committed”. Attempting suicide has not been a crime in Malaysia since ${noOffenceSince}.`,
      'Leave out the method, the place and the last words. Never blame a suicide on one cause.',
      'Put helplines beside the story, with numbers and hours you have checked with each one that day. Don’t call 999 to check.',
    ],
  },
  press: {
    title: 'For the press',
    quote: `${BRAND.name} is AI-based, culturally relevant psychotherapy for Southeast Asia, starting with Malaysia. The platform is in development for chat, audio and video, in English, Malay, Mandarin and Tamil. It is in research trials in Malaysia. It is not open to the public, not for sale, and not registered as a medical device.`,
    text: 'We aim to answer on the same business day.',
    action: 'Write to us about a story',
    subject: 'Media inquiry',
  },
} as const
