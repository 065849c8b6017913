import type { Edition } from '../types.ts'
import { punctuation } from './punctuation.ts'

/** Says the changes of each edition of a legal text. */
export function changeLog(inWords: (day: string) => string, editions: readonly Edition[]) {
  return editions.map(
    ({ version, inForceSince, changed }) =>
      [version + punctuation.comma + inWords(inForceSince), changed] as const,
  )
}
