import type { FigureId } from '../facts.ts'

/** Every figure as it is written. */
export const figureTexts = {
  adultDistress: '29.2%',
  peopleAffected: 'over 4 million',
  psychiatristRatio: '1:100,000',
  psychiatrists: '500',
  population: '33 million',
  sessionCost: 'RM200++',
  privateSession: 'RM250',
  market: '$2.4B',
} as const satisfies Record<FigureId, string>

/** What was published beside them. */
export const publishedTexts = {
  screened2015: '4.2 million',
  depression2023: '4.6%',
  depressionPeople: '1 million',
  firstCount: '360',
  olderCount: '400',
  newestCount: '623',
  perRoundCount: '1:66,000',
  perNewestCount: '1:53,000',
  hourlyFeeFrom: 'RM150',
  hourlyFeeTo: 'RM450',
} as const
