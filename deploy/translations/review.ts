import { createHash } from 'node:crypto'
import type { Sentences } from './sentences.ts'

/** `checked` by a native reader; `cleared` by a clinician, or a lawyer, who reads the language. */
export const states = ['draft', 'checked', 'cleared'] as const
export type State = (typeof states)[number]

/** What review.json keeps of a sentence: which English it says, and who read which words of it. */
export type Review = {
  source: string
  text?: string
  state: State
  by?: string
  reviewedBy?: string
  on?: string
}

/** By the sentence's place. */
export type Reviews = Record<string, Review>

/** A sentence and how far along it is now; `stale` where the English has changed or nobody has recorded it. */
export type Standing = { place: string; english: string; text: string; state: State | 'stale' }

/** Modules about crisis, safety, claims and law. site holds the emergency line and what the product is not. */
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

/** Every sentence that is not the English one, in the order of the modules. */
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
  // The text has changed since it was read.
  return review.text === undefined || review.text === hash(text) ? review.state : 'draft'
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

type Reading = { state: State; who?: string | undefined; on: string }

/** The records after somebody has translated or read all sentences below a place; those of sentences that are gone leave. */
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

/** 'ms: 1012 sentences; 3 stale, 1009 draft, 0 checked, 0 cleared'. */
export function countLine(language: string, list: Standing[]): string {
  const counts = (['stale', ...states] as const).map(
    (state) => `${list.filter((sentence) => sentence.state === state).length} ${state}`,
  )
  return `${language}: ${list.length} sentences; ${counts.join(', ')}`
}

/** Sentences that a strict build refuses, counted by module. */
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
