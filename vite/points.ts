import { readFileSync } from 'node:fs'
import type { Actor } from '../src/content/reviews/awaiting-sign-off.ts'
import { keysOf } from '../src/keys-of.ts'

/** Something that a person still has to do. A strict build refuses blockers. */
export type Point = { by: Actor; isBlocker: boolean; text: string; place: string }

const actorNames: Record<Actor, string> = {
  owner: 'Owner',
  clinician: 'Clinician',
  lawyer: 'Lawyer',
  operator: 'Operator',
  en: 'Reader of English',
  ms: 'Reader of Malay',
  zh: 'Reader of Chinese',
  ta: 'Reader of Tamil',
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

/** Returns the points of each person who has any, blockers before advice. */
export function groupPoints(points: readonly Point[]) {
  return keysOf(actorNames)
    .map((actor) => {
      const own = points.filter(({ by }) => by === actor)
      const sorted = own.sort((one, other) => Number(other.isBlocker) - Number(one.isBlocker))
      return { actor, name: actorNames[actor], points: sorted }
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
