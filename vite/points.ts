import { readFileSync } from 'node:fs'
import { harms, type Actor, type Harm } from '../src/content/reviews/awaiting-sign-off.ts'
import { keysOf } from '../src/keys-of.ts'
import type { LanguageId } from '../src/languages.ts'
import type { PagePath } from '../src/paths.ts'

/** Something that a person still has to do. A strict build refuses blockers. */
export type Point = {
  by: Actor
  isBlocker: boolean
  text: string
  place: string
  harm?: Harm
  excerpts?: readonly Excerpt[]
}

/** Sentences as they stand on a page, or in the mail to the waitlist. */
export type Excerpt = {
  on: PagePath | 'mail'
  language: LanguageId
  sentences: readonly string[]
  isLong: boolean
}

/** In the order of harm: whoever can prevent a death comes before whoever decides a price. A point takes a person this long, apart from reading: the owner decides, the operator calls somebody. */
const actors: Record<Actor, { name: string; minutes: number }> = {
  clinician: { name: 'Clinician', minutes: 5 },
  operator: { name: 'Operator', minutes: 15 },
  lawyer: { name: 'Lawyer', minutes: 10 },
  en: { name: 'Reader of English', minutes: 3 },
  ms: { name: 'Reader of Malay', minutes: 3 },
  zh: { name: 'Reader of Chinese', minutes: 3 },
  ta: { name: 'Reader of Tamil', minutes: 3 },
  owner: { name: 'Owner', minutes: 5 },
}

/** Places a point at the first line of a file in src/content that contains `at`. */
export function pointAt(
  by: Actor,
  isBlocker: boolean,
  text: string,
  name: string,
  at: string,
): Point {
  const file = `src/content/${name}`
  const [before = ''] = readFileSync(file, 'utf8').split(at)
  return { by, isBlocker, text, place: `${file}:${before.split('\n').length}` }
}

/** Returns the points of each person who has any: blockers before advice, and first what could hurt somebody. */
export function groupPoints(points: readonly Point[]) {
  const order = keysOf(harms)
  const rankOf = ({ isBlocker, harm }: Point) =>
    (isBlocker ? 0 : order.length + 1) + (harm ? order.indexOf(harm) : order.length)
  return keysOf(actors)
    .map((actor) => {
      const own = points.filter(({ by }) => by === actor)
      const sorted = own.sort((one, other) => rankOf(one) - rankOf(other))
      return { actor, ...actors[actor], points: sorted }
    })
    .filter((group) => group.points.length > 0)
}

/** Lists the points for a terminal, by who has to act. */
export function listPoints(points: readonly Point[]): string {
  const groups = groupPoints(points).map(({ name, points: own }) => {
    const lines = own.map((point) => `${sentenceOf(point)} (${point.place})`)
    return [`${name}: ${countPoints(own)}`, ...lines].join('\n  - ')
  })
  return groups.join('\n\n')
}

/** Returns a point's text, which says if it can wait. */
export function sentenceOf({ isBlocker, text }: Point): string {
  return isBlocker ? text : `Advice: ${text}`
}

/** Returns how many blockers, and how much advice, there are. */
export function countPoints(points: readonly Point[]): string {
  const blockers = points.filter(({ isBlocker }) => isBlocker).length
  const advice = points.length - blockers
  return [
    `${blockers} ${blockers === 1 ? 'blocker' : 'blockers'}`,
    ...(advice > 0 ? [`${advice} that can wait`] : []),
  ].join(', ')
}
