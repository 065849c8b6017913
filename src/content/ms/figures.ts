import { figuresInDigits, publishedInDigits, type FigureId } from '../facts.ts'

/** Every figure as it is written here. */
export const figureTexts = {
  ...figuresInDigits,
  peopleAffected: 'lebih 4 juta',
  population: '33 juta',
  market: 'US$2.4 bilion',
} as const satisfies Record<FigureId, string>

/** What was published beside them. */
export const publishedTexts = {
  ...publishedInDigits,
  screened2015: '4.2 juta',
  depressionPeople: '1 juta',
} as const

/** How those are said whose signs readers would spell out: ":" is heard as "colon". */
export const figuresSaid = {
  psychiatristRatio: `seorang bagi ${publishedInDigits.perReport}`,
} as const satisfies Partial<Record<FigureId, string>>
