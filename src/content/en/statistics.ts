import { statisticsInDigits, otherValuesInDigits, type StatisticId } from '../facts/statistics.ts'

/** How this language writes each statistic. */
export const statisticTexts = {
  ...statisticsInDigits,
  peopleAffected: 'over 4 million',
  population: '33 million',
  market: '$2.4B',
} as const satisfies Record<StatisticId, string>

/** How this language writes the other published values. */
export const otherValueTexts = {
  ...otherValuesInDigits,
  screened2015: '4.2 million',
  depressionPeople: '1 million',
} as const

/** What screen readers say for statistics whose punctuation they would read out: ":" as "colon". */
export const spokenStatistics = {
  psychiatristRatio: `one for ${otherValuesInDigits.perReport}`,
} as const satisfies Partial<Record<StatisticId, string>>

const countWords = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Writes a small count in words, as before “studies” or “languages”. */
export function countInWords(count: number): string {
  return countWords[count - 1] ?? String(count)
}
