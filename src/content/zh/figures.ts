import { figuresInDigits, publishedInDigits, type FigureId } from '../facts.ts'

/** How this language writes each figure. */
export const figureTexts = {
  ...figuresInDigits,
  peopleAffected: '超过400万',
  population: '3300万',
  market: '24亿美元',
} as const satisfies Record<FigureId, string>

/** How this language writes the other published values. */
export const publishedTexts = {
  ...publishedInDigits,
  screened2015: '420万',
  depressionPeople: '100万',
  perReport: '10万',
} as const

/** What screen readers say for figures whose punctuation they would read out: ":" as "colon". */
export const figuresSaid = {
  psychiatristRatio: `每${publishedTexts.perReport}人一名`,
} as const satisfies Partial<Record<FigureId, string>>
