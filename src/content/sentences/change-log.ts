import { punctuation } from './punctuation.ts'

type Edition<Version extends string> = { version: Version; inForceSince: string }

/** Says the changes of each edition of a legal page; it does not compile while one is left out. */
export function changeLog<Version extends string>(
  inWords: (day: string) => string,
  editions: readonly Edition<Version>[],
  changed: Record<Version, string>,
) {
  return editions.map(
    ({ version, inForceSince }) =>
      [version + punctuation.comma + inWords(inForceSince), changed[version]] as const,
  )
}
