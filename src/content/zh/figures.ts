import { figuresInDigits, publishedInDigits, type FigureId } from '../facts.ts'

/** Every figure as it is written here. */
export const figureTexts = {
  ...figuresInDigits,
  peopleAffected: '超过400万',
  population: '3300万',
  market: '24亿美元',
} as const satisfies Record<FigureId, string>

/** What was published beside them. */
export const publishedTexts = {
  ...publishedInDigits,
  screened2015: '420万',
  depressionPeople: '100万',
  perReport: '10万',
} as const

/** How those are said whose signs readers would spell out: ":" is heard as "colon". */
export const figuresSaid = {
  psychiatristRatio: `每${publishedTexts.perReport}人一名`,
} as const satisfies Partial<Record<FigureId, string>>
