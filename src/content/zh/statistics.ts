import { statisticsInDigits, otherValuesInDigits, type StatisticId } from '../facts/statistics.ts'

/** How this language writes each figure. */
export const statisticTexts = {
  ...statisticsInDigits,
  peopleAffected: '超过400万',
  population: '3300万',
  market: '24亿美元',
} as const satisfies Record<StatisticId, string>

/** How this language writes the other published values. */
export const otherValueTexts = {
  ...otherValuesInDigits,
  screened2015: '420万',
  depressionPeople: '100万',
  perReport: '10万',
} as const

/** What screen readers say for figures whose punctuation they would read out: ":" as "colon". */
export const spokenStatistics = {
  psychiatristRatio: `每${otherValueTexts.perReport}人一名`,
} as const satisfies Partial<Record<StatisticId, string>>

const countWords = ['一', '两', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

/** Writes a small count in words, as before “studies” or “languages”. */
export function countInWords(count: number): string {
  return countWords[count - 1] ?? String(count)
}
