import type { helplineFacts as english } from '../en/helpline-facts.ts'
import type { Translated } from '../types.ts'

/** What is true of every helpline. */
export const helplineFacts = {
  noPermission: '打求助热线，不必经过任何人同意。',
  noOffence: '2025年9月10日起，企图自杀在马来西亚不再是刑事罪，所以不必怕开口求助。',
} satisfies Translated<typeof english>
