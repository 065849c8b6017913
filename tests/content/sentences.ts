import type { LanguageId } from '../../src/languages.ts'

/** Keys are places such as home.home.hero.lead, in the order of the modules. */
export type Sentences = Map<string, string>

type Modules = Record<string, object>

const modules: Modules = import.meta.glob<object>('../../src/content/*/*.ts', { eager: true })

const noWords = ['language', 'glossary']

/** Finds half-width commas, colons and full stops in Chinese, which has full-width ones. */
export const halfWidthInChinese = /\p{Script=Han}[,.:;?!]|[,:;] ?\p{Script=Han}/gu

/** Returns the modules of a language by their names. */
export function modulesOf(language: LanguageId, from = modules): Modules {
  const folder = `../../src/content/${language}/`
  const own = Object.entries(from).filter(([file]) => file.startsWith(folder))
  return Object.fromEntries(
    own
      .map(([file, module]) => [file.slice(folder.length, -'.ts'.length), module] as const)
      .filter(([name]) => !noWords.includes(name)),
  )
}

/** Arguments for sentences that are functions; where a value changes the words there are two sets. */
const samples: Record<string, readonly unknown[][]> = {
  reference: [['*']],
  count: [[3]],
  countInWords: [[6], [13]],
  answersForSafety: [['Aisyah', '*']],
  connectAbout: [['Aisyah']],
  inAllOf: [[['SG', 'US']]],
  minimumAge: [[16]],
  noTherapist: [[0], [16]],
  greetingTo: [['*']],
  opening: [['*']],
  takeOver: [['*', '*']],
  unlessOptedOut: [['*', '*', '*']],
  withConsent: [['*']],
  end: [['*']],
  read: [['*']],
  portrait: [['Aisyah']],
  method: [['*', 50]],
  reportedIn: [[2016]],
  clock: [[9], [15]],
  answerBy: [['*', 48, '*', '*']],
  answerSameDay: [['*']],
  answerNextDay: [['*']],
  sentTo: [['*']],
  readBack: [['*']],
  didYouMean: [['*']],
  within: [[4], [48]],
  hours: [
    [8, 24],
    [3, 12],
  ],
  message: [[''], ['*']],
  caption: [
    [3, 4],
    [4, 4],
  ],
  open: [['*']],
  closed: [['*']],
  monthInWords: [['2026-01'], ['2026-12']],
  inWords: [['2026-11-21'], ['2025-09-10']],
  edition: [['2.0', '2026']],
  months: [
    ['*', '*'],
    ['*', ''],
  ],
  founded: [[2026]],
  people: [['*']],
  copyright: [['2026']],
  documentTitle: [['*']],
  statusSentence: [['*']],
  lastHour: [[48]],
  basis: [[3, '2027-03']],
  counted: [[24]],
  leftOut: [[6]],
  offer: [['*', '*']],
  paysFor: [[['*', '*', '*']]],
  takenPart: [[65, '2026-11']],
  source: [
    ['*', 2015],
    ['*', null],
  ],
}

export function sentencesOf(value: object): Sentences {
  const sentences: Sentences = new Map()
  for (const [key, part] of Object.entries(value)) read(sentences, key, part)
  return sentences
}

function read(sentences: Sentences, place: string, value: unknown): void {
  if (typeof value === 'string') sentences.set(place, value)
  else if (isFunction(value)) sentences.set(place, results(place, value))
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) read(sentences, `${place}.${key}`, part)
  }
}

function isFunction(value: unknown): value is (...values: unknown[]) => unknown {
  return typeof value === 'function'
}

function results(place: string, sentence: (...values: unknown[]) => unknown): string {
  const calls = samples[place.slice(place.lastIndexOf('.') + 1)]
  if (!calls) throw new Error(`${place}: add arguments to try it with (samples).`)
  return calls.map((values) => String(sentence(...values))).join(' | ')
}
