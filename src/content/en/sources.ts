import {
  BRAND,
  published,
  sources,
  type FactRowId,
  type FigureId,
  type SourceId,
} from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'

const { survey2015, survey2023, ratio2016, population2023, fees2016, fees2019 } = sources
const { depression2023, newestCount, olderCount, screened2015 } = published

const minister = `Minister of Health Malaysia, 7 November ${newestCount.year}`

/** Each source has its publisher and its place. */
export const sourceNames = {
  survey2015: `National Health and Morbidity Survey ${survey2015.year}, Institute for Public Health, Malaysia`,
  survey2023: `National Health and Morbidity Survey ${survey2023.year}, the same institute (May ${depression2023.published})`,
  ratio2016: `New Straits Times, September ${ratio2016.year}`,
  counts2024: `500 is a round number. The published counts are ${publishedTexts.olderCount} (July ${olderCount.year}) and ${publishedTexts.newestCount} (${minister})`,
  population2023: `Department of Statistics Malaysia, population estimate for ${population2023.year}`,
  fees2016: `Malaysian Society of Clinical Psychology, guide to professional fees, ${fees2016.year}`,
  fees2019: `The Star, 3 December ${fees2019.year}`,
  estimate: 'This is our own estimate and has not been independently verified',
} as const satisfies Record<SourceId, string>

/** These are our exact words around each figure, which stands in them as written. */
export const figureWordings = {
  adultDistress: `${figureTexts.adultDistress} of adults struggle with mental health issues`,
  peopleAffected: `${figureTexts.peopleAffected} Malaysians live with mental health conditions`,
  psychiatristRatio: `Psychiatrist-to-patient ratio of ${figureTexts.psychiatristRatio}`,
  psychiatrists: `Only ${figureTexts.psychiatrists} psychiatrists`,
  population: `Over ${figureTexts.population} people`,
  sessionCost: `A therapy session costs ${figureTexts.sessionCost}`,
  privateSession: `${figureTexts.privateSession} or more for a private session`,
  market: `${figureTexts.market} market opportunity`,
} as const satisfies Record<FigureId, string>

/** Each row of the fact sheet has a warning against a wrong reading, newer publications, and a line to cite. */
export const figureNotes = {
  screening: {
    doesNotMean: `It isn’t a diagnosis. It is the share of people aged ${screened2015.ages} and over whose answers to a questionnaire (GHQ-12) suggested distress.`,
    newer: `The ${survey2023.year} survey found depression in ${publishedTexts.depression2023} of adults, about ${publishedTexts.depressionPeople} people.`,
    cite: `${figureTexts.adultDistress} of people aged ${screened2015.ages} and over (${publishedTexts.screened2015}) screened positive for distress`,
  },
  psychiatrists: {
    doesNotMean: `The ratio counts the whole population, not patients, though a newspaper wrote of patients in ${ratio2016.year}. If ${publishedTexts.firstCount} psychiatrists had 100,000 patients each, they would have more patients than Malaysia has people. ${figureTexts.psychiatrists} is a round number. Neither figure counts psychologists or counsellors.`,
    newer: `There were ${publishedTexts.newestCount} psychiatrists in November ${newestCount.year}, about one for every ${publishedTexts.perNewestCount} people. If you print one number, print ${publishedTexts.newestCount}.`,
    cite: `${publishedTexts.newestCount} registered psychiatrists in November ${newestCount.year}`,
  },
  population: {
    doesNotMean: 'It counts children and non-citizens too.',
    cite: `Over ${figureTexts.population} people`,
  },
  fees: {
    doesNotMean: `It doesn’t come from a survey. A guide to private fees gave ${publishedTexts.hourlyFeeFrom} to ${publishedTexts.hourlyFeeTo} an hour in ${fees2016.year}.`,
    cite: `${publishedTexts.averageFeeFrom} to ${publishedTexts.averageFeeTo} an hour on average`,
  },
  market: {
    doesNotMean: 'It isn’t our revenue.',
    cite: `A market of ${figureTexts.market}, estimated by ${BRAND.name} and not independently verified`,
  },
} as const satisfies Record<FactRowId, object>
