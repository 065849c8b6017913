import { statisticsInDigits, otherValuesInDigits, type StatisticId } from '../facts/statistics.ts'

/** How this language writes each figure. */
export const statisticTexts = {
  ...statisticsInDigits,
  peopleAffected: 'lebih 4\u00a0juta',
  population: '33\u00a0juta',
  market: 'US$2.4 bilion',
} as const satisfies Record<StatisticId, string>

/** How this language writes the other published values. */
export const otherValueTexts = {
  ...otherValuesInDigits,
  screened2015: '4.2 juta',
  depressionPeople: '1 juta',
} as const

/** What screen readers say for figures whose punctuation they would read out: ":" as "colon". */
export const spokenStatistics = {
  psychiatristRatio: `seorang bagi ${otherValuesInDigits.perReport}`,
} as const satisfies Partial<Record<StatisticId, string>>

const countWords = [
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'lapan',
  'sembilan',
  'sepuluh',
  'sebelas',
  'dua belas',
]

/** Writes a small count in words, as before “studies” or “languages”. */
export function countInWords(count: number): string {
  return countWords[count - 1] ?? String(count)
}
