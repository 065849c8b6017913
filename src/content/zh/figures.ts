import type { FigureId } from '../facts.ts'

/** The figures of facts.ts as this language writes them. */
export const figureTexts = {
  adultDistress: '29.2%',
  peopleAffected: '超过400万',
  psychiatristRatio: '1:100,000',
  psychiatrists: '500',
  population: '3300万',
  sessionCost: 'RM200++',
  privateSession: 'RM250',
  market: '24亿美元',
} as const satisfies Record<FigureId, string>

/** What was published beside those figures. */
export const publishedTexts = {
  screened2015: '420万',
  depression2023: '4.6%',
  depressionPeople: '100万',
  firstCount: '360',
  olderCount: '400',
  newestCount: '623',
  perRoundCount: '1:66,000',
  perNewestCount: '1:53,000',
  hourlyFeeFrom: 'RM150',
  hourlyFeeTo: 'RM450',
} as const
