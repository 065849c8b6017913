import type { RefusalWords } from '../types/refusals.ts'

/** The functions say it in English by themselves. */
export const refusals: RefusalWords | null = null
