import { company } from '../facts/company.ts'
import {
  otherValues,
  sources,
  type FactRowId,
  type SourceId,
  type WordedStatisticId,
} from '../facts/statistics.ts'
import { owner } from '../owner.ts'
import { statisticTexts, otherValueTexts } from './statistics.ts'

const {
  survey2015,
  survey2023,
  ratio2016,
  population2023,
  fees2016,
  fees2019,
  kosmo2026,
  stat2025,
  stat2026,
} = sources
const { depression2023, newestCount, olderCount, screened2015 } = otherValues

/** Each published source has its publisher and its place. */
export const sourceNames = {
  survey2015: `National Health and Morbidity Survey ${survey2015.year}, Institute for Public Health, Malaysia`,
  survey2023: `National Health and Morbidity Survey ${survey2023.year}, the same institute (May ${depression2023.published})`,
  ratio2016: `New Straits Times, September ${ratio2016.year}`,
  counts2024: `Published counts of psychiatrists: ${otherValueTexts.newestCount} (Minister of Health Malaysia, 7 November ${newestCount.year}), ${otherValueTexts.olderCount} (July ${olderCount.year})`,
  population2023: `Department of Statistics Malaysia, population estimate for ${population2023.year}`,
  fees2016: `Malaysian Society of Clinical Psychology, guide to professional fees, ${fees2016.year}`,
  fees2019: `The Star, 3 December ${fees2019.year}`,
  kosmo2026: `Minister of Health, in Kosmo, 6 January ${kosmo2026.year}`,
  stat2025: `STAT, on Woebot, 3 July ${stat2025.year}`,
  stat2026: `STAT, on Ash, January ${stat2026.year}`,
} as const satisfies Record<Exclude<SourceId, 'estimate'>, string>

/** These are our exact words around each figure, which stands in them as written. */
export const statisticWordings = {
  adultDistress: `${statisticTexts.adultDistress} of adults struggle with mental health issues`,
  peopleAffected: `${statisticTexts.peopleAffected} Malaysians live with mental health conditions`,
  psychiatristRatio: `Psychiatrist-to-patient ratio of ${statisticTexts.psychiatristRatio}`,
  psychiatrists: `Only ${statisticTexts.psychiatrists} psychiatrists`,
  population: `Over ${statisticTexts.population} people`,
  sessionCost: `A therapy session costs ${statisticTexts.sessionCost}`,
  privateSession: `${statisticTexts.privateSession} or more for a private session`,
  calls2025: `${statisticTexts.calls2025} calls to Talian HEAL in ${otherValues.newestCalls.year}`,
  market: `${statisticTexts.market} estimated market opportunity`,
} as const satisfies Record<WordedStatisticId, string>

/** Each row of “Figures and sources” says what its figures are, with newer counts and ranges, and what they are not. */
export const statisticNotes = {
  screening: {
    is: `People of ${screened2015.ages} and over whose answers to a questionnaire (GHQ-12) showed distress: ${otherValueTexts.screened2015}. In ${survey2023.year}, ${otherValueTexts.depression2023} of adults had depression, about ${otherValueTexts.depressionPeople}.`,
    isNot: 'A diagnosis.',
  },
  ratio: {
    is: `Psychiatrists to the whole population, reported in ${ratio2016.year}. In ${newestCount.year}: about one to ${otherValueTexts.perNewestCount}.`,
    isNot: 'A count of patients.',
  },
  psychiatrists: {
    is: `A round number between two counts: ${otherValueTexts.olderCount} in July ${olderCount.year}, ${otherValueTexts.newestCount} in November ${newestCount.year}.`,
    isNot: 'All professionals: psychologists and counsellors are not counted.',
  },
  population: {
    is: 'Everyone living in Malaysia, children and non-citizens too.',
    isNot: 'A count of citizens.',
  },
  fees: {
    is: `Private fees: ${otherValueTexts.averageFeeFrom} to ${otherValueTexts.averageFeeTo} an hour on average in ${fees2019.year}, ${otherValueTexts.hourlyFeeFrom} to ${otherValueTexts.hourlyFeeTo} in the ${fees2016.year} guide.`,
    isNot: 'A price survey.',
  },
  calls: {
    is: `Calls to the Ministry of Health’s line, ${statisticTexts.calls2023} in ${otherValues.firstCalls.year}.`,
    isNot: 'The number of people who called.',
  },
  market: {
    is: owner.marketSource
      ? `Estimate: ${owner.marketSource}.`
      : `Our own estimate. Ask [${company.investors}](investorsMail) how we reached it.`,
    isNot: 'Our revenue.',
  },
} as const satisfies Record<FactRowId, { is: string; isNot: string }>
