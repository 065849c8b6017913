import { published, sources, type FactRowId, type SourceId, type WordedFigureId } from '../facts.ts'
import { owner } from '../owner.ts'
import { figureTexts, publishedTexts } from './figures.ts'

const { survey2015, survey2023, ratio2016, population2023, fees2016, fees2019, kosmo2026 } = sources
const { depression2023, newestCount, olderCount, screened2015 } = published

/** Each published source has its publisher and its place. */
export const sourceNames = {
  survey2015: `National Health and Morbidity Survey ${survey2015.year}, Institute for Public Health, Malaysia`,
  survey2023: `National Health and Morbidity Survey ${survey2023.year}, the same institute (May ${depression2023.published})`,
  ratio2016: `New Straits Times, September ${ratio2016.year}`,
  counts2024: `Published counts of psychiatrists: ${publishedTexts.newestCount} (Minister of Health Malaysia, 7 November ${newestCount.year}), ${publishedTexts.olderCount} (July ${olderCount.year})`,
  population2023: `Department of Statistics Malaysia, population estimate for ${population2023.year}`,
  fees2016: `Malaysian Society of Clinical Psychology, guide to professional fees, ${fees2016.year}`,
  fees2019: `The Star, 3 December ${fees2019.year}`,
  kosmo2026: `Minister of Health, in Kosmo, 6 January ${kosmo2026.year}`,
} as const satisfies Record<Exclude<SourceId, 'estimate'>, string>

/** These are our exact words around each figure, which stands in them as written. */
export const figureWordings = {
  adultDistress: `${figureTexts.adultDistress} of adults struggle with mental health issues`,
  peopleAffected: `${figureTexts.peopleAffected} Malaysians live with mental health conditions`,
  psychiatristRatio: `Psychiatrist-to-patient ratio of ${figureTexts.psychiatristRatio}`,
  psychiatrists: `Only ${figureTexts.psychiatrists} psychiatrists`,
  population: `Over ${figureTexts.population} people`,
  sessionCost: `A therapy session costs ${figureTexts.sessionCost}`,
  privateSession: `${figureTexts.privateSession} or more for a private session`,
  calls2025: `${figureTexts.calls2025} calls to Talian HEAL in ${published.newestCalls.year}`,
  market: `${figureTexts.market} estimated market opportunity`,
} as const satisfies Record<WordedFigureId, string>

/** Each row of “Figures and sources” says what its figures are, with newer counts and ranges, and what they are not. */
export const figureNotes = {
  screening: {
    is: `People of ${screened2015.ages} and over whose answers to a questionnaire (GHQ-12) showed distress: ${publishedTexts.screened2015}. In ${survey2023.year}, ${publishedTexts.depression2023} of adults had depression, about ${publishedTexts.depressionPeople}.`,
    isNot: 'A diagnosis.',
  },
  ratio: {
    is: `Psychiatrists to the whole population, reported in ${ratio2016.year}. In ${newestCount.year}: about one to ${publishedTexts.perNewestCount}.`,
    isNot: 'A count of patients.',
  },
  psychiatrists: {
    is: `A round number between two counts: ${publishedTexts.olderCount} in July ${olderCount.year}, ${publishedTexts.newestCount} in November ${newestCount.year}.`,
    isNot: 'All professionals: psychologists and counsellors are not counted.',
  },
  population: {
    is: 'Everyone living in Malaysia, children and non-citizens too.',
    isNot: 'A count of citizens.',
  },
  fees: {
    is: `Private fees: ${publishedTexts.averageFeeFrom} to ${publishedTexts.averageFeeTo} an hour on average in ${fees2019.year}, ${publishedTexts.hourlyFeeFrom} to ${publishedTexts.hourlyFeeTo} in the ${fees2016.year} guide.`,
    isNot: 'A price survey.',
  },
  calls: {
    is: `Calls to the Ministry of Health’s line, ${figureTexts.calls2023} in ${published.firstCalls.year}.`,
    isNot: 'The number of people who called.',
  },
  market: {
    is: owner.marketSource ? `Estimate: ${owner.marketSource}.` : 'An estimate.',
    isNot: 'Our revenue.',
  },
} as const satisfies Record<FactRowId, { is: string; isNot: string }>
