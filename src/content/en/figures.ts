import { figuresInDigits, publishedInDigits, type FigureId } from '../facts.ts'

/** How this language writes each figure. */
export const figureTexts = {
  ...figuresInDigits,
  peopleAffected: 'over 4 million',
  population: '33 million',
  market: '$2.4B',
} as const satisfies Record<FigureId, string>

/** How this language writes the other published values. */
export const publishedTexts = {
  ...publishedInDigits,
  screened2015: '4.2 million',
  depressionPeople: '1 million',
} as const

/** What screen readers say for figures whose punctuation they would read out: ":" as "colon". */
export const figuresSaid = {
  psychiatristRatio: `one for ${publishedInDigits.perReport}`,
} as const satisfies Partial<Record<FigureId, string>>
