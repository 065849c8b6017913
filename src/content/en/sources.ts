import { BRAND, published, sources, type FigureId, type SourceId } from '../facts.ts'
import { figureTexts, publishedTexts } from './figures.ts'

const { survey2015, survey2023, ratio2016, population2023, fees2016, fees2019 } = sources
const { depression2023, newestCount, olderCount, screened2015 } = published

const minister = `Minister of Health Malaysia, 7 November ${newestCount.year}`

/** Who published each source, and where. */
export const sourceNames = {
  survey2015: `National Health and Morbidity Survey ${survey2015.year}, Institute for Public Health, Malaysia`,
  survey2023: `National Health and Morbidity Survey ${survey2023.year}, Institute for Public Health, Malaysia (published in May ${depression2023.published})`,
  ratio2016: `New Straits Times, September ${ratio2016.year}`,
  counts2024: `Rounded; published counts are ${publishedTexts.olderCount} (July ${olderCount.year}) and ${publishedTexts.newestCount} (${minister})`,
  population2023: `Department of Statistics Malaysia, population estimate for ${population2023.year}`,
  fees2016: `Malaysian Society of Clinical Psychology, guide to professional fees, ${fees2016.year}`,
  fees2019: `The Star, 3 December ${fees2019.year}`,
  estimate: 'Our own estimate',
} as const satisfies Record<SourceId, string>

/** For every figure: our exact words, what nobody should read into them, and what has been published since. */
export const figureNotes = {
  adultDistress: {
    wording: 'of adults struggle with mental health issues',
    doesNotMean: `Not a diagnosis. It is the share of people of ${screened2015.ages} and over whose answers to a screening questionnaire (GHQ-12) suggested distress.`,
    newer: `Depression in ${publishedTexts.depression2023} of adults, about ${publishedTexts.depressionPeople} people (${survey2023.year}).`,
    cite: `${figureTexts.adultDistress} of people of ${screened2015.ages} and over screened positive for distress (${sourceNames.survey2015}).`,
  },
  peopleAffected: {
    wording: 'Malaysians live with mental health conditions',
    doesNotMean: `Not people diagnosed or in need of treatment. It is the same screening, counted in people: ${publishedTexts.screened2015}.`,
    newer: `About ${publishedTexts.depressionPeople} with depression (${survey2023.year}).`,
    cite: `${publishedTexts.screened2015} people of ${screened2015.ages} and over screened positive for distress (${sourceNames.survey2015}).`,
  },
  psychiatristRatio: {
    wording: 'psychiatrist-to-patient ratio',
    doesNotMean: `Not a count of today, and not of patients: see why three ratios differ. It counts no psychologists or counsellors.`,
    newer: `${publishedTexts.newestCount} for the population of ${population2023.year} is about ${publishedTexts.perNewestCount} people.`,
    cite: `One psychiatrist for 100,000 (${sourceNames.ratio2016}).`,
  },
  psychiatrists: {
    wording: 'psychiatrists; we say “only”',
    doesNotMean: `Not a published count. It is a round number between ${publishedTexts.olderCount} (July 2021) and ${publishedTexts.newestCount}.`,
    newer: `${publishedTexts.newestCount} registered in November ${newestCount.year}.`,
    cite: `${publishedTexts.newestCount} psychiatrists registered (${minister}).`,
  },
  population: {
    wording: 'people; we say “over”',
    doesNotMean: 'Not adults alone, nor citizens alone.',
    cite: `Over ${figureTexts.population} people (${sourceNames.population2023}).`,
  },
  sessionCost: {
    wording: 'is what a therapy session costs',
    doesNotMean: `Not a survey. A guide to private fees gave ${publishedTexts.hourlyFeeFrom} to ${publishedTexts.hourlyFeeTo} an hour in ${fees2016.year}; a newspaper gave ${publishedTexts.averageFeeFrom} to ${publishedTexts.averageFeeTo} as the average in ${fees2019.year}.`,
    cite: `${publishedTexts.averageFeeFrom} to ${publishedTexts.averageFeeTo} an hour on average (${sourceNames.fees2019}).`,
  },
  privateSession: {
    wording: 'or more for a private session',
    doesNotMean: `Not a survey. A guide to private fees gave ${publishedTexts.hourlyFeeFrom} to ${publishedTexts.hourlyFeeTo} an hour in ${fees2016.year}; a newspaper gave ${publishedTexts.averageFeeFrom} to ${publishedTexts.averageFeeTo} as the average in ${fees2019.year}.`,
    cite: `${publishedTexts.averageFeeFrom} to ${publishedTexts.averageFeeTo} an hour on average (${sourceNames.fees2019}).`,
  },
  market: {
    wording: 'market opportunity',
    doesNotMean: 'Not our revenue. Nobody else has checked it.',
    cite: `An estimate by ${BRAND.name}, in US dollars.`,
  },
} as const satisfies Record<FigureId, object>
