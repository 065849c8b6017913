import { describe, expect, test } from 'vitest'
import { limits } from '#shared/form-limits.ts'
import { publishedLanguages } from '#src/content/facts/company.ts'
import { formLimits } from '#src/content/facts/form-limits.ts'
import { links, plainText, runsOf } from '#src/content/sentences/links.ts'
import { keysOf } from '#src/keys-of.ts'
import { languages, type LanguageId, type LanguageTag } from '#src/languages.ts'
import { numbersIn } from './numbers-in.ts'
import { brandOfOurs, loadOurWords } from './our-words.ts'
import { halfWidthInChinese, sentencesOf, type Sentences } from './sentences.ts'

const wordsOf = await loadOurWords()
const english = sentencesOf(wordsOf('en'))

/**
 * Sentences that may have other links and numbers than in English: a language does not explain its
 * own conversation, has error messages of its own, links to other privacy policies, and has texts
 * for the press of its own length.
 */
const exemptPlaces =
  /^(?:conversations\.meanings\.|for-users\.audienceMeanings\.|situations\.malayPhrases\.|error-messages\.|fact-sheet\..*\.boilerplates\.\d\.title$)|^privacy\..*\.(?:in-other-languages\.|in-short\.blocks\.0\.4$)/

/** Names, and words that two languages share. */
const sameInBoth = new RegExp(
  [
    String.raw`^helplines\..*\.name$|^about\.about\.team\.connectAbout$|^site\.site\.(?:footer\.copyright|documentTitle)$`,
    String.raw`^conversations\.conversations\.speakers\.platform$|\.whatsapp$|\.publishers\.\w+$`,
    String.raw`^countries\.|^helpline-facts\.helplineFacts\.list$|^situations\..*\.(?:name|source)$`,
  ].join('|'),
)
const sharedWords = [
  'Malaysia',
  'Kuala Lumpur, Malaysia',
  'Mandarin',
  'Tamil',
  'Status',
  'Logo',
  'Songket',
  'Pua',
  'Audio',
  'Video',
  'Kad poket',
  '404',
]

/** Leaves out the names of texts in another language. */
function withoutForeignNames(
  sentences: Sentences,
  tag: LanguageTag,
): [place: string, text: string][] {
  return [...sentences].map(([place, sentence]) => {
    const runs = runsOf(sentence).map((run) => {
      if (typeof run === 'string') return run
      const isForeign = 'lang' in run.target && run.target.lang !== tag
      return isForeign ? '' : run.text
    })
    return [place, runs.join('')]
  })
}

const languageModules = import.meta.glob<{ language: LanguageId }>(
  '../../src/content/*/language.ts',
  { eager: true },
)

const quotedModules = import.meta.glob<object>('../../src/content/quoted/*.ts', { eager: true })

/** Quotations are on the pages of every language. */
function quoted(tag: LanguageTag): [place: string, text: string][] {
  return Object.entries(quotedModules).flatMap(([file, module]) =>
    markedAs(tag, file.slice(file.lastIndexOf('/') + 1), module),
  )
}

function markedAs(tag: LanguageTag, place: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  if (!('lang' in value))
    return entries.flatMap(([key, part]) => markedAs(tag, `${place}.${key}`, part))
  if (value.lang !== tag) return []
  return entries
    .filter(([key]) => key !== 'lang')
    .flatMap(([key, text]) => (typeof text === 'string' ? [[`${place}.${key}`, text]] : []))
}

function matches(sentences: [string, string][], pattern: RegExp): string[] {
  return sentences.flatMap(([place, text]) =>
    [...text.matchAll(pattern)].map(([match]) => `${place}: ${match.trim()}: ${text}`),
  )
}

/** With `endings`, matches every word that starts with one of the list: Tamil adds endings to words. */
function wordPattern(list: string[], endings = false): RegExp {
  const after = endings ? '' : String.raw`(?![\p{L}\p{M}])`
  const alternatives = list.map((word) => word.normalize('NFC')).join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${alternatives})${after}`, 'giu')
}

function countOf(text: string, name: string): number {
  return text.split(name).length - 1
}

function linksIn(sentence: string): string[] {
  return runsOf(sentence)
    .flatMap((run) => (typeof run === 'string' ? [] : [run.target]))
    .flatMap((target) => keysOf(links).filter((name) => links[name] === target))
    .sort()
}

/** A language that the owner left out may be behind: its words stand on no page. */
const translations = publishedLanguages.filter((id) => id !== 'en')

describe.each(translations)('the translation into %s', (language) => {
  const content = sentencesOf(wordsOf(language))
  const sentencePairs = [...english].flatMap(([place, source]) => {
    const translation = content.get(place)
    return translation && !exemptPlaces.test(place) ? [{ place, source, translation }] : []
  })

  test('has the modules and sentences of English, and names itself', () => {
    expect(Object.keys(wordsOf(language))).toEqual(Object.keys(wordsOf('en')))
    const missing = [...english.keys()].filter(
      (place) => !content.has(place) && !exemptPlaces.test(place),
    )
    expect(missing).toEqual([])
    const own = `../../src/content/${language}/language.ts`
    expect(languageModules[own]?.language).toBe(language)
  })

  test('groups digits as shared sentences do', () => {
    const ownWay = new Intl.NumberFormat(languages[language].tag).format(limits.message)
    expect(formLimits.message).toBe(ownWay)
  })

  test('links to the same places from the same sentences', () => {
    const wrong = sentencePairs.filter(
      ({ source, translation }) => linksIn(source).join() !== linksIn(translation).join(),
    )
    expect(wrong).toEqual([])
  })

  test('has no empty text, and only composed characters (NFC)', () => {
    expect([...content].filter(([, text]) => text.trim() === '')).toEqual([])
    expect([...content].filter(([, text]) => text !== text.normalize('NFC'))).toEqual([])
  })

  test('translates every sentence but names', () => {
    const same = sentencePairs
      .filter(({ source, translation }) => translation === source)
      .filter(({ source }) => /\p{L}{3}/u.test(source) && !sharedWords.includes(source))
      .filter(({ place }) => !sameInBoth.test(place) && !isDate(place))
    expect(same.map(({ place, source }) => `${place}: ${source}`)).toEqual([])
  })

  test('gives the same numbers, as the language writes them', () => {
    const wrong = sentencePairs.map(({ place, source, translation }) => ({
      place,
      english: numbersIn(plainText(source), 'en'),
      here: numbersIn(plainText(translation), language),
      text: translation,
    }))
    expect(wrong.filter(({ english: there, here }) => there.join() !== here.join())).toEqual([])
  })

  test('names the product and each helpline wherever the English does', () => {
    const names = [
      brandOfOurs,
      'Talian HEAL',
      'Talian Kasih',
      'Befrienders',
      'Samaritans of Singapore',
    ]
    const wrong = sentencePairs.flatMap(({ place, source, translation }) =>
      names
        .filter((name) => countOf(source, name) !== countOf(translation, name))
        .map((name) => `${place}: ${name}: ${translation}`),
    )
    expect(wrong).toEqual([])
  })
})

/** English and Malay may write a day alike. */
function isDate(place: string): boolean {
  return /^legal\.legal\.inWords$|\.changes(?:-and-contact)?\.blocks\.1\.\d\.0$/.test(place)
}

test('writes Chinese in simplified characters', () => {
  const simplified = simplifiedCharacters()
  const chinese = withoutForeignNames(sentencesOf(wordsOf('zh')), 'zh-Hans')
  const others = [...chinese, ...quoted('zh-Hans')].flatMap(([place, text]) =>
    (text.match(/\p{Script=Han}/gu) ?? [])
      .filter((character) => !simplified.has(character))
      .map((character) => `${place}: ${character}: ${text}`),
  )
  expect(others).toEqual([])
})

test('punctuates Chinese with full-width characters', () => {
  const chinese = withoutForeignNames(sentencesOf(wordsOf('zh')), 'zh-Hans')
  // The sentence in four languages has the commas of most of its words.
  const own = quoted('zh-Hans').filter(([place]) => !place.startsWith('lines.ts.fourLanguages'))
  expect(matches([...chinese, ...own], halfWidthInChinese)).toEqual([])
})

/** GB 2312 has 6,763 characters, and no traditional form of any other. */
function simplifiedCharacters(): Set<string> {
  const bytes: number[] = []
  for (let row = 0xb0; row <= 0xf7; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++) bytes.push(row, cell)
  }
  return new Set(new TextDecoder('gb18030').decode(new Uint8Array(bytes)))
}

test('promises no opening, proof or regular check in English', () => {
  const never =
    /opening soon|coming soon|clinically proven|verified by|reviewed by|check .* regularly/gi
  expect(matches([...english], never)).toEqual([])
})

/** These words wound, blame, or promise a cure. A language without its list does not compile. */
const harmful: Record<LanguageId, RegExp> = {
  en: /\bcommit(?:s|ted|ting)? suicide|(?:successful|failed) (?:suicide )?attempt|\b(?:cowardly|selfish|crazy|insane|lunatic|suffering from|suicide victim)\b/gi,
  ms: wordPattern(
    'gila|sakit jiwa|sakit otak|hilang akal|siuman|sewel|pesakit mental|lemah iman|lemah semangat|ubati|mengubati|menyembuhkan'.split(
      '|',
    ),
  ),
  zh: /神经病|疯子|发疯|精神病患|变态|不正常|想太多|(?<!不要写“)轻生|想不开|自杀成功|自杀失败|自杀未遂|治愈|根治/gu,
  ta: wordPattern(
    'பைத்திய|கிறுக்கு|மனநோயாளி|மூளைக்? கோளாறு|பித்து|தற்கொலை செய்துகொண்டா|குணப்படுத்து'.split('|'),
    true,
  ),
}

test.each(publishedLanguages)('uses no word in %s that wounds, blames or promises a cure', (id) => {
  const { tag } = languages[id]
  const sentences = withoutForeignNames(sentencesOf(wordsOf(id)), tag)
  expect(matches([...sentences, ...quoted(tag)], harmful[id])).toEqual([])
})
