import { BRAND } from '../facts/company.ts'
import { otherValues, type SourceId } from '../facts/statistics.ts'
import { owner } from '../owner.ts'
import { otherValueTexts } from './statistics.ts'

const { olderCount, newestCount } = otherValues

/** The text of the link beside a statistic: the publisher, followed by the year if facts/statistics.ts has one. */
export const publishers = {
  survey2015: 'National Health and Morbidity Survey',
  survey2023: 'National Health and Morbidity Survey',
  ratio2016: 'New Straits Times',
  counts2024: `${otherValueTexts.olderCount} counted in ${olderCount.year}, ${otherValueTexts.newestCount} in ${newestCount.year}`,
  population2023: 'Department of Statistics Malaysia',
  fees2016: 'Malaysian Society of Clinical Psychology',
  fees2019: 'The Star',
  kosmo2026: 'Minister of Health, in Kosmo',
  stat2025: 'STAT',
  stat2026: 'STAT',
  estimate: owner.marketSource || `${BRAND.name}’s estimate`,
} as const satisfies Record<SourceId, string>
