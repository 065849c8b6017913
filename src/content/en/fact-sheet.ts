import { BRAND, sources, suicideLaw } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'
import { legal } from './legal.ts'

const noOffenceSince = legal.inWords(suicideLaw.noOffenceSince)

/** The fact sheet of the research page; its rows are in sources.ts. */
export const factSheet = {
  title: 'Fact sheet',
  text: 'The eight figures on this site, for whoever writes about them: in our exact words, with what they do not mean.',
  columns: {
    figure: 'Figure',
    doesNotMean: 'What it does not mean',
    newer: 'Newer',
    cite: 'To cite',
  },
  nothingNewer: 'Nothing newer that we know of.',
  downloads: { csv: 'As a table (CSV)', json: 'As data (JSON)' },
  sources: 'Sources',
  ratios: {
    title: 'Why three ratios differ',
    text: `${figureTexts.psychiatristRatio} was said in ${sources.ratio2016.year}, of patients. The round ${figureTexts.psychiatrists} for ${figureTexts.population} people makes about ${publishedTexts.perRoundCount}; the newest count, ${publishedTexts.newestCount}, makes about ${publishedTexts.perNewestCount}. If you print one, print the last.`,
  },
  reporting: {
    title: 'If you write about suicide',
    text: [
      `Say that somebody died by suicide; nobody commits it. In Malaysia attempting it has been no offence since ${noOffenceSince}.`,
      'Leave out the method, the place and the last words. Never give one single cause.',
      'Put help beside the story: numbers with their hours, called and checked on the day you print.',
    ],
  },
  press: {
    title: 'For the press',
    text: `Somebody from ${BRAND.name} answers media inquiries; we aim for the same business day.`,
    action: 'Write to us about a story',
  },
} as const
