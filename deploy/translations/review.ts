import { createHash } from 'node:crypto'
import type { Sentences } from './sentences.ts'

/** A native reader makes it `checked`, a clinician or lawyer who reads the language `cleared`. */
export const states = ['draft', 'checked', 'cleared'] as const
export type State = (typeof states)[number]

/** Hashes tell which English and which words were read. */
export type Review = {
  source: string
  text?: string
  state: State
  by?: string
  reviewedBy?: string
  on?: string
}

export type Reviews = Record<string, Review>

/** `stale`: the English has changed, or there is no record. */
export type Standing = { place: string; english: string; text: string; state: State | 'stale' }

/** These are crisis, safety, claims and law; site has the emergency line and the product's limits. */
const mustBeCleared = new Set([
  'help-today',
  'helpline-facts',
  'helplines',
  'worried',
  'pocket-card',
  'safety',
  'who-reads',
  'form-notice',
  'privacy',
  'terms',
  'legal',
  'claim-status',
  'register',
  'site',
])

/** Leaves out sentences that are the English one. */
export function standings(
  english: Sentences,
  translation: Sentences,
  reviews: Reviews,
): Standing[] {
  return [...translation]
    .map(([place, text]) => ({ place, english: english.get(place) ?? '', text }))
    .filter((sentence) => sentence.text !== sentence.english)
    .map((sentence) => ({ ...sentence, state: stateOf(sentence, reviews[sentence.place]) }))
}

function stateOf(
  { english, text }: { english: string; text: string },
  review: Review | undefined,
): Standing['state'] {
  if (review?.source !== hash(english)) return 'stale'
  return review.text === undefined || review.text === hash(text) ? review.state : 'draft'
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

type Reading = { state: State; who?: string | undefined; on: string }

export function accept(
  list: Standing[],
  reviews: Reviews,
  below: string,
  { state, who, on }: Reading,
): Reviews {
  const accepted = ({ place, english, text }: Standing): Review => {
    const source = hash(english)
    if (state === 'draft') return { source, state, ...(who ? { by: who, on } : {}) }
    if (!who) throw new Error(`Who has read it? Only a draft needs no name.`)
    const by = reviews[place]?.by
    return { source, text: hash(text), state, ...(by ? { by } : {}), reviewedBy: who, on }
  }
  if (!list.some(({ place }) => isBelow(place, below))) throw new Error(`No sentence at ${below}.`)
  return Object.fromEntries(
    list.flatMap((sentence) => {
      const { place } = sentence
      const review = isBelow(place, below) ? accepted(sentence) : reviews[place]
      return review ? [[place, review]] : []
    }),
  )
}

export function isBelow(place: string, below: string): boolean {
  return below === 'all' || place === below || place.startsWith(`${below}.`)
}

/** Answers 'ms: 1012 sentences; 3 stale, 1009 draft, 0 checked, 0 cleared'. */
export function countLine(language: string, list: Standing[]): string {
  const counts = (['stale', ...states] as const).map(
    (state) => `${list.filter((sentence) => sentence.state === state).length} ${state}`,
  )
  return `${language}: ${list.length} sentences; ${counts.join(', ')}`
}

export function unfinishedWords(language: string, list: Standing[]): string[] {
  const stale = list.filter(({ state }) => state === 'stale')
  const open = list.filter(
    ({ place, state }) =>
      state !== 'stale' && state !== 'cleared' && mustBeCleared.has(moduleOf(place)),
  )
  return [
    ...(stale.length > 0 ? [`${language}, English changed since: ${byModule(stale)}`] : []),
    ...(open.length > 0 ? [`${language}, not cleared: ${byModule(open)}`] : []),
  ]
}

function byModule(list: Standing[]): string {
  const counts = new Map<string, number>()
  for (const { place } of list) {
    const name = moduleOf(place)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
}

function moduleOf(place: string): string {
  return place.slice(0, place.indexOf('.'))
}
