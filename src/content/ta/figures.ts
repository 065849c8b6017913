import type { FigureId } from '../facts.ts'

/** Every figure of facts.ts as this language writes it. */
export const figureTexts = {
  adultDistress: '29.2%',
  peopleAffected: '4 மில்லியனுக்கும் மேற்பட்ட',
  psychiatristRatio: '1:100,000',
  psychiatrists: '500',
  population: '33 மில்லியன்',
  sessionCost: 'RM200++',
  privateSession: 'RM250',
  market: 'US$2.4 பில்லியன்',
} as const satisfies Record<FigureId, string>

/** The same for what was published beside them. */
export const publishedTexts = {
  screened2015: '4.2 மில்லியன்',
  depression2023: '4.6%',
  depressionPeople: '1 மில்லியன்',
  firstCount: '360',
  olderCount: '400',
  newestCount: '623',
  perRoundCount: '1:66,000',
  perNewestCount: '1:53,000',
  hourlyFeeFrom: 'RM150',
  hourlyFeeTo: 'RM450',
} as const
