import type { SpokenLanguage } from './spoken-languages.ts'

/** EXAMPLES, made up: what the drawn screens of the product count. Each screen says so. */
export const exampleNights = [
  [true, false, false, true, false, false, true],
  [false, true, false, true, true, false, true],
  [true, true, false, true, true, true, true],
] as const

/** How often each theme of the record came up, as content/en/product.ts says in words. */
export const exampleThemes = [3, 2] as const

type Faculty = 'engineering' | 'business'
export type Totals = {
  joined: number
  sessions: number
  faculties: Partial<Record<Faculty, number>>
}

/**
 * Only the two largest faculties are shown, so they add up to less than the total. A group that is too
 * small has no number, and never only one in a faculty: the others and the total would give it away.
 */
export const exampleTotals = {
  joined: 284,
  sessions: 886,
  faculties: { engineering: 131, business: 106 },
}

/** A group whose size the reader of the report sets, and below which size it is left out unless the owner names one. */
export const exampleGroup = { least: 2, most: 40, atFirst: 24, smallestCounted: 20 } as const

/** The same totals by language. */
export const totalsByLanguage: Record<SpokenLanguage, Totals> = {
  ms: { joined: 121, sessions: 392, faculties: { engineering: 50, business: 51 } },
  'zh-Hans': { joined: 36, sessions: 109, faculties: { engineering: 24 } },
  en: { joined: 94, sessions: 281, faculties: { engineering: 35, business: 40 } },
  ta: { joined: 33, sessions: 104, faculties: { engineering: 22 } },
}
