import type { helplineFacts as english } from '../en/helpline-facts.ts'
import type { Translated } from '../types.ts'

/** What is true of every helpline. */
export const helplineFacts = {
  noPermission: '打求助热线，不需要任何人允许。',
  noOffence: '自2025年9月10日起，在马来西亚，尝试自杀不再是刑事罪。您可以说出来。',
} satisfies Translated<typeof english>
