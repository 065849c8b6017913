import { figuresInDigits, publishedInDigits, type FigureId } from '../facts.ts'

/** How this language writes each figure. */
export const figureTexts = {
  ...figuresInDigits,
  peopleAffected: 'lebih 4 juta',
  population: '33 juta',
  market: 'US$2.4 bilion',
} as const satisfies Record<FigureId, string>

/** How this language writes the other published values. */
export const publishedTexts = {
  ...publishedInDigits,
  screened2015: '4.2 juta',
  depressionPeople: '1 juta',
} as const

/** What screen readers say for figures whose punctuation they would read out: ":" as "colon". */
export const figuresSaid = {
  psychiatristRatio: `seorang bagi ${publishedInDigits.perReport}`,
} as const satisfies Partial<Record<FigureId, string>>
