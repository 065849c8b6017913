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

/** Returns the points of each person who has any. */
export function groupPoints(points: readonly Point[]) {
  return keysOf(actorNames)
    .map((actor) => {
      const own = points.filter(({ by }) => by === actor)
      return {
        actor,
        name: actorNames[actor],
        blockers: own.filter(({ isBlocker }) => isBlocker),
        advice: own.filter(({ isBlocker }) => !isBlocker),
      }
    })
    .filter(({ blockers, advice }) => blockers.length + advice.length > 0)
}

/** Lists the points for a terminal, by who has to act, blockers before advice. */
export function listPoints(points: readonly Point[]): string {
  const groups = groupPoints(points).map(({ name, blockers, advice }) => {
    const lines = [
      ...blockers.map(({ text, place }) => `${text} (${place})`),
      ...advice.map(({ text, place }) => `Advice: ${text} (${place})`),
    ]
    return [`${name}: ${countPoints([...blockers, ...advice])}`, ...lines].join('\n  - ')
  })
  return groups.join('\n\n')
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
