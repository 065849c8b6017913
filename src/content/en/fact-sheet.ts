import { BRAND, sources, suicideLaw } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import { legal } from './legal.ts'

const noOffenceSince = legal.inWords(suicideLaw.noOffenceSince)

/** The fact sheet of the research page; its rows are in sources.ts. */
export const factSheet = {
  title: 'Fact sheet',
  text: 'The eight figures on this site, in our exact words.',
  more: 'What it doesn’t mean, and how to cite it',
  doesNotMean: 'What it doesn’t mean',
  newer: 'Newer',
  cite: 'To cite',
  downloads: { csv: 'As a table (CSV)', json: 'As data (JSON)' },
  sources: 'Sources',
  ratios: {
    title: 'Why three ratios differ',
    text: `${figureTexts.psychiatristRatio} is what a newspaper wrote in ${sources.ratio2016.year}, of patients. It can’t have been patients: ${publishedTexts.firstCount} psychiatrists with that many each would be more than everyone in Malaysia. The round ${figureTexts.psychiatrists} for ${figureTexts.population} people makes about ${publishedTexts.perRoundCount}. The newest count, ${publishedTexts.newestCount}, makes about ${publishedTexts.perNewestCount}. If you print one, print the last.`,
  },
  reporting: {
    title: 'If you write about suicide',
    text: [
      `Say that someone died by suicide; nobody commits it. In Malaysia, attempting it has been no crime since ${noOffenceSince}.`,
      'Leave out the method, the place and the last words. Never give one single cause.',
      'Put help beside the story: numbers with their hours, called and checked on the day you print.',
    ],
  },
  press: {
    title: 'For the press',
    quote: `${BRAND.name} is AI-based, culturally relevant psychotherapy for Southeast Asia, Malaysia first. It is made for chat, audio and video, in English, Malay, Mandarin and Tamil. It is in development and in research trials in Malaysia. It is not open to the public, not for sale, and not registered as a medical device.`,
    text: `A person from ${BRAND.name} answers; we aim for the same business day. Our market figure of ${figureTexts.market} is our own estimate: nobody else has checked it.`,
    action: 'Write to us about a story',
    subject: 'Media inquiry',
  },
} as const
