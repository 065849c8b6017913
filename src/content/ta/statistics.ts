import { statisticsInDigits, otherValuesInDigits, type StatisticId } from '../facts/statistics.ts'

/** How this language writes each figure. */
export const statisticTexts = {
  ...statisticsInDigits,
  peopleAffected: '4 மில்லியனுக்கும் மேற்பட்ட',
  population: '33\u00a0மில்லியன்',
  market: 'US$2.4 பில்லியன்',
} as const satisfies Record<StatisticId, string>

/** How this language writes the other published values. */
export const otherValueTexts = {
  ...otherValuesInDigits,
  screened2015: '4.2 மில்லியன்',
  depressionPeople: '1 மில்லியன்',
} as const

/** What screen readers say for figures whose punctuation they would read out: ":" as "colon". */
export const spokenStatistics = {
  psychiatristRatio: `${otherValuesInDigits.perReport} பேருக்கு ஒருவர்`,
} as const satisfies Partial<Record<StatisticId, string>>

const countWords = [
  'ஒரு',
  'இரண்டு',
  'மூன்று',
  'நான்கு',
  'ஐந்து',
  'ஆறு',
  'ஏழு',
  'எட்டு',
  'ஒன்பது',
  'பத்து',
  'பதினொரு',
  'பன்னிரண்டு',
]

/** Writes a small count in words, as before “studies” or “languages”. */
export function countInWords(count: number): string {
  return countWords[count - 1] ?? String(count)
}
