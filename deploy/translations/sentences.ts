import type { LanguageId } from '../../src/languages.ts'

/** What modules say and what they refer to, by place, such as home.home.hero.lead. */
export type Content = {
  /** A paragraph with links in it is one sentence: languages break it differently around them. */
  sentences: Map<string, Sentence>
  /** Addresses, claims, hours and whatever else is the same in every language. */
  references: Map<string, unknown>
}

/** `lang` where it is marked as quoted in a language, the page's own or another. */
export type Sentence = { text: string; lang?: string | undefined }

const modules = import.meta.glob<object>('../../src/content/??/*.ts', { eager: true })

/** The modules of a language by name, such as home; a file of the same name in each language. */
export function modulesOf(language: LanguageId): Record<string, object> {
  const folder = `../../src/content/${language}/`
  const own = Object.entries(modules).filter(([file]) => file.startsWith(folder))
  return Object.fromEntries(
    own.map(([file, module]) => [file.slice(folder.length, -'.ts'.length), module]),
  )
}

/** Keys under which names stand that no visitor reads, and what such a name looks like. */
const referring =
  /\.(?:kind|to|href|claim|figure|figures|sources|id|sample|cloth|image|link|email|lines|write|language|site)(?:\.\d+)?$/
const name = /^(?:[a-z]|https:|[/#])[\w:/.#@-]*$/

/** Arguments for the few sentences with a value in them, two sets where a number or a null decides. */
const samples: Record<string, readonly unknown[][]> = {
  connectAbout: [['Aisyah']],
  portrait: [['Aisyah']],
  photo: [['Aisyah']],
  kept: [
    [24, true],
    [12, false],
  ],
  everyDay: [['8–12']],
  named: [['CNA', '2025-07']],
  list: [[['CNA', 'Malay Mail']]],
  hours: [
    [8, 24],
    [3, 12],
  ],
  openUntil: [[17], [24]],
  closed: [[8], [22]],
  monthInWords: [['2026-01'], ['2026-12']],
  inWords: [['2026-11-21'], ['2025-09-10']],
  edition: [['2.0', '2026']],
  copyright: [['2026']],
  source: [
    [1, 2015],
    [7, null],
  ],
}

export function contentOf(value: object): Content {
  const content: Content = { sentences: new Map(), references: new Map() }
  for (const [key, part] of Object.entries(value)) read(content, key, part)
  return content
}

function read(content: Content, place: string, value: unknown, lang?: string): void {
  const { sentences, references } = content
  if (typeof value === 'string') {
    if (referring.test(place) && name.test(value)) references.set(place, value)
    else sentences.set(place, { text: value, lang })
  } else if (isParagraphWithLinks(value)) {
    const links = value.filter((run) => typeof run !== 'string')
    const text = value.map((run) => (typeof run === 'string' ? run : run.text)).join('')
    const quoted = links.length === value.length ? links[0]?.lang : undefined
    sentences.set(place, { text, lang: quoted ?? lang })
    references.set(place, links.map(targetOf))
  } else if (isFunction(value)) {
    sentences.set(place, { text: results(place, value), lang })
  } else if (typeof value === 'object' && value !== null) {
    const own = 'lang' in value && typeof value.lang === 'string' ? value.lang : lang
    for (const [key, part] of Object.entries(value)) {
      if (key !== 'lang') read(content, `${place}.${nameOf(part) ?? key}`, part, own)
    }
  } else references.set(place, value)
}

/** A section is found by its id, whatever comes before it. */
function nameOf(part: unknown): string | undefined {
  const isObject = typeof part === 'object' && part !== null
  return isObject && 'id' in part && typeof part.id === 'string' ? part.id : undefined
}

type Link = { text: string; lang?: string } & ({ to: string } | { href: string })

function targetOf(link: Link): string {
  return 'to' in link ? link.to : link.href
}

function isParagraphWithLinks(value: unknown): value is (string | Link)[] {
  return (
    Array.isArray(value) &&
    value.some((run) => typeof run !== 'string') &&
    value.every((run) => typeof run === 'string' || isLink(run))
  )
}

function isLink(value: unknown): value is Link {
  const isObject = typeof value === 'object' && value !== null
  return isObject && 'text' in value && ('to' in value || 'href' in value)
}

function isFunction(value: unknown): value is (...values: unknown[]) => unknown {
  return typeof value === 'function'
}

/** What a sentence with a value in it says with each of its samples. */
function results(place: string, sentence: (...values: unknown[]) => unknown): string {
  const calls = samples[place.slice(place.lastIndexOf('.') + 1)]
  if (!calls) throw new Error(`${place}: add arguments to try it with (samples).`)
  return calls.map((values) => String(sentence(...values))).join(' | ')
}
