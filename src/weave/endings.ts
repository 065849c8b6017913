import { keysOf } from '#src/keys-of.ts'

/** What pages end with (vite/endings.ts), by their path's name, and how wide its file is. */
export const endingWidths = {
  shoots: 450,
  'how-it-works': 490,
  'for-users': 415,
  solutions: 480,
  'for-partners': 505,
  'for-investors': 205,
  research: 525,
  about: 425,
  safety: 425,
  contact: 125,
} as const

export type Ending = keyof typeof endingWidths

/** The ending of a page, by its path; pages without one of their own have the shoots. */
export function endingOf(path: string): Ending {
  const name = path.slice(1)
  return keysOf(endingWidths).find((ending) => ending === name) ?? 'shoots'
}
