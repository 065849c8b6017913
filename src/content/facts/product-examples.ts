import type { SpokenLanguage } from './spoken-languages.ts'

/** EXAMPLES, made up: what the drawn screens of the product count. Each screen says so. */
export const exampleNights = [
  [true, false, false, true, false, false, true],
  [false, true, false, true, true, false, true],
  [true, true, false, true, true, true, true],
] as const

/** How often each theme of the record came up, as content/en/product.ts says in words. */
export const exampleThemes = [3, 2] as const

/** Faculties below the smallest group are missing, so the ones shown add up to less than the total. */
export const exampleTotals = {
  joined: 284,
  sessions: 886,
  languages: { ms: 392, en: 281, 'zh-Hans': 109, ta: 104 } satisfies Record<SpokenLanguage, number>,
  faculties: { engineering: 131, business: 106 },
} as const
