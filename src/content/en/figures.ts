import { figuresInDigits, publishedInDigits, type FigureId } from '../facts.ts'

/** Every figure is written as here. */
export const figureTexts = {
  ...figuresInDigits,
  peopleAffected: 'over 4 million',
  population: '33 million',
  market: '$2.4B',
} as const satisfies Record<FigureId, string>

/** Publishers gave these values beside them. */
export const publishedTexts = {
  ...publishedInDigits,
  screened2015: '4.2 million',
  depressionPeople: '1 million',
} as const

/** Readers would spell out the signs of these figures: ":" is heard as "colon". */
export const figuresSaid = {
  psychiatristRatio: `one for ${publishedInDigits.perReport}`,
} as const satisfies Partial<Record<FigureId, string>>
