import { figuresInDigits, publishedInDigits, type FigureId } from '../facts.ts'

/** How this language writes each figure. */
export const figureTexts = {
  ...figuresInDigits,
  peopleAffected: '4 மில்லியனுக்கும் மேற்பட்ட',
  population: '33 மில்லியன்',
  market: 'US$2.4 பில்லியன்',
} as const satisfies Record<FigureId, string>

/** How this language writes the other published values. */
export const publishedTexts = {
  ...publishedInDigits,
  screened2015: '4.2 மில்லியன்',
  depressionPeople: '1 மில்லியன்',
} as const

/** What screen readers say for figures whose punctuation they would read out: ":" as "colon". */
export const figuresSaid = {
  psychiatristRatio: `${publishedInDigits.perReport} பேருக்கு ஒருவர்`,
} as const satisfies Partial<Record<FigureId, string>>
