import type { FigureId } from '../facts.ts'

/** Every figure as it is written. */
export const figureTexts = {
  adultDistress: '29.2%',
  peopleAffected: 'lebih 4 juta',
  psychiatristRatio: '1:100,000',
  psychiatrists: '500',
  population: '33 juta',
  sessionCost: 'RM200++',
  privateSession: 'RM250',
  market: 'US$2.4 bilion',
} as const satisfies Record<FigureId, string>

/** What was published beside them. */
export const publishedTexts = {
  screened2015: '4.2 juta',
  depression2023: '4.6%',
  depressionPeople: '1 juta',
  firstCount: '360',
  olderCount: '400',
  newestCount: '623',
  perRoundCount: '1:66,000',
  perNewestCount: '1:53,000',
  hourlyFeeFrom: 'RM150',
  hourlyFeeTo: 'RM450',
} as const
