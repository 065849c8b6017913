import { describe, expect, test } from 'vitest'
import { BRAND } from '#src/content/facts.ts'
import { links, plainText, runsOf } from '#src/content/links.ts'
import { keysOf } from '#src/keys-of.ts'
import { languageIds, languages, type LanguageId, type LanguageTag } from '#src/languages.ts'
import { modulesOf, sentencesOf, type Sentences } from './sentences.ts'
import { numbersIn } from './numbers-in.ts'

const english = sentencesOf(modulesOf('en'))

/**
 * A language may repeat the voice it need not explain, its own refusals, and links to the privacy
 * policy in other languages.
 */
const ownWay =
  /^(?:voices\.meanings\.|refusals\.)|^privacy\..*\.(?:in-other-languages\.|in-short\.blocks\.0\.4$)/

/** These are names, and words that two languages share. */
const sameInBoth = new RegExp(
  [
    String.raw`^helplines\..*\.name$|^about\.about\.team\.connectAbout$|^site\.site\.(?:footer\.copyright|documentTitle)$`,
    String.raw`^voices\.voices\.speakers\.platform$|\.whatsapp$|\.publishers\.\w+$`,
    String.raw`^helpline-facts\.helplineFacts\.list$|^help-today\..*\.(?:name|source)$`,
  ].join('|'),
)
const sharedWords = [
  'Malaysia',
  'Kuala Lumpur, Malaysia',
  'Mandarin',
  'Tamil',
  'Status',
  'Kad poket',
  '404',
]

/** Names of texts in another language are left out. */
function own(sentences: Sentences, tag: LanguageTag): [place: string, text: string][] {
  return [...sentences].map(([place, sentence]) => {
    const runs = runsOf(sentence).map((run) => {
      if (typeof run === 'string') return run
      const isForeign = 'lang' in run.target && run.target.lang !== tag
      return isForeign ? '' : run.text
    })
    return [place, runs.join('')]
  })
}

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

function found(sentences: [string, string][], pattern: RegExp): string[] {
  return sentences.flatMap(([place, text]) =>
    [...text.matchAll(pattern)].map(([match]) => `${place}: ${match.trim()}: ${text}`),
  )
}

/** In a language that adds endings these are all words that begin so. */
function words(list: string[], endings = false): RegExp {
  const after = endings ? '' : String.raw`(?![\p{L}\p{M}])`
  const alternatives = list.map((word) => word.normalize('NFC')).join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${alternatives})${after}`, 'giu')
}

function times(text: string, name: string): number {
  return text.split(name).length - 1
}

function linksIn(sentence: string): string[] {
  return runsOf(sentence)
    .flatMap((run) => (typeof run === 'string' ? [] : [run.target]))
    .flatMap((target) => keysOf(links).filter((name) => links[name] === target))
    .toSorted()
}

describe.each(languageIds.filter((id) => id !== 'en'))('the words in %s', (language) => {
  const content = sentencesOf(modulesOf(language))
  const pairs = [...english].flatMap(([place, source]) => {
    const translation = content.get(place)
    return translation && !ownWay.test(place) ? [{ place, source, translation }] : []
  })

  test('are as many as in English, in the same order', () => {
    const places = (sentences: Sentences) =>
      [...sentences.keys()].filter((place) => !ownWay.test(place))
    expect(places(content)).toEqual(places(english))
  })

  test('link to the same places from the same sentences', () => {
    const wrong = pairs.filter(
      ({ source, translation }) => linksIn(source).join() !== linksIn(translation).join(),
    )
    expect(wrong).toEqual([])
  })

  test('say something everywhere, in composed characters', () => {
    expect([...content].filter(([, text]) => text.trim() === '')).toEqual([])
    expect([...content].filter(([, text]) => text !== text.normalize('NFC'))).toEqual([])
  })

  test('are translated: none is the English one, but for names', () => {
    const same = pairs
      .filter(({ source, translation }) => translation === source)
      .filter(({ source }) => /\p{L}{3}/u.test(source) && !sharedWords.includes(source))
      .filter(({ place }) => !sameInBoth.test(place) && !isDate(place))
    expect(same.map(({ place, source }) => `${place}: ${source}`)).toEqual([])
  })

  test('give the same numbers, each as the language writes it', () => {
    const wrong = pairs.map(({ place, source, translation }) => ({
      place,
      english: numbersIn(plainText(source), 'en'),
      here: numbersIn(plainText(translation), language),
      text: translation,
    }))
    expect(wrong.filter(({ english: there, here }) => there.join() !== here.join())).toEqual([])
  })

  test('name the product and each helpline wherever the English does', () => {
    const names = [
      BRAND.name,
      'Talian HEAL',
      'Talian Kasih',
      'Befrienders',
      'Samaritans of Singapore',
    ]
    const wrong = pairs.flatMap(({ place, source, translation }) =>
      names
        .filter((name) => times(source, name) !== times(translation, name))
        .map((name) => `${place}: ${name}: ${translation}`),
    )
    expect(wrong).toEqual([])
  })
})

/** English and Malay may write a day alike. */
function isDate(place: string): boolean {
  return /^legal\.legal\.inWords$|\.changes(?:-and-contact)?\.blocks\.1\.\d\.0$/.test(place)
}

const malay = own(sentencesOf(modulesOf('ms')), 'ms')
const chinese = own(sentencesOf(modulesOf('zh')), 'zh-Hans')
const tamil = own(sentencesOf(modulesOf('ta')), 'ta')

test('Malay is in Latin letters', () => {
  expect(found([...malay, ...quoted('ms')], /[\p{Script=Han}\p{Script=Tamil}]+/gu)).toEqual([])
})

test('Malay has no English words left between its own', () => {
  const sentences = malay
    .filter(([place]) => !sameInBoth.test(place))
    .map(([place, text]): [string, string] => [place, text.replaceAll('The Star', '')])
  expect(found(sentences, words(['the', 'and', 'of', 'with', 'for', 'your']))).toEqual([])
})

test('Malay is not Indonesian', () => {
  const indonesian =
    'karena bisa butuh kualitas gratis unduh layanan akun konselor konseling obat kesehatan kerahasiaan depresi psikiater psikolog ponsel surel situs desember maret agustus darurat'
  const phrases = [
    'kebijakan privasi',
    'rumah sakit',
    'perangkat medis',
    'data pribadi',
    'uji klinis',
  ]
  const notThisSite = ['emel', 'bahasa malaysia']
  const pattern = words([...indonesian.split(' '), ...phrases, ...notThisSite])
  expect(found(malay, pattern)).toEqual([])
})

test('Malay says anda and nothing closer or ruder, but where the sample talks speak', () => {
  const toReader = malay.filter(([place]) => !place.startsWith('voices.meanings.'))
  expect(found(toReader, words(['awak', 'kamu', 'korang', 'engkau', 'kau']))).toEqual([])
})

test('every Chinese sentence has Chinese characters, simplified ones, and no Tamil', () => {
  const sentences = [...chinese, ...quoted('zh-Hans')]
  const without = sentences.filter(
    ([, text]) => /\p{L}{3}/u.test(text) && !/\p{Script=Han}/u.test(text),
  )
  expect(without.filter(([place]) => !sameInBoth.test(place) && !isName(place))).toEqual([])
  expect(found(sentences, /\p{Script=Tamil}+/gu)).toEqual([])
  const simplified = simplifiedCharacters()
  const others = sentences.flatMap(([place, text]) =>
    (text.match(/\p{Script=Han}/gu) ?? [])
      .filter((character) => !simplified.has(character))
      .map((character) => `${place}: ${character}: ${text}`),
  )
  expect(others).toEqual([])
})

function isName(place: string): boolean {
  return /^figures\.|\.places\.\w+\.name$/.test(place)
}

/** GB 2312 has 6,763 characters, and no traditional form of any other. */
function simplifiedCharacters(): Set<string> {
  const bytes: number[] = []
  for (let row = 0xb0; row <= 0xf7; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++) bytes.push(row, cell)
  }
  return new Set(new TextDecoder('gb18030').decode(new Uint8Array(bytes)))
}

test('Chinese is written with its own punctuation', () => {
  const sentences = [...chinese, ...quoted('zh-Hans')]
  expect(found(sentences, /\p{Script=Han}\s*[,.;:?!()]\s*\p{Script=Han}|\.\.\./gu)).toEqual([])
  expect(found(sentences, /[「」『』]/gu)).toEqual([])
})

test('Chinese is Malaysian', () => {
  const elsewhere =
    /泰米尔|普通话|国语|林吉特|医疗器械|个人数据|个人信息|咨询师|咨商|邮箱|联系|马币|(?:保护|器材|隐私)法(?!令)/gu
  expect(found(chinese, elsewhere)).toEqual([])
})

test('Chinese says 您 and not 你', () => {
  expect(found(chinese, /你/gu)).toEqual([])
})

test('every Tamil sentence has Tamil letters, and no Chinese', () => {
  const sentences = [...tamil, ...quoted('ta')]
  const without = sentences.filter(
    ([, text]) => /\p{L}{3}/u.test(text) && !/\p{Script=Tamil}/u.test(text),
  )
  expect(without.filter(([place]) => !sameInBoth.test(place) && !isName(place))).toEqual([])
  expect(found(sentences, /\p{Script=Han}+/gu)).toEqual([])
})

test('Tamil holds Latin letters only in addresses, in the English’s names, and in glosses', () => {
  const address = /\S+@\S+|\b(?:[\w-]+\.)+[a-z]{2,}\b/g
  const known =
    /\b(?:AI|PDPA|NHMS|US(?=\$)|Samaritans of Singapore|Malaysian Society of Clinical Psychology|end-to-end encryption|pitch deck|cookies?|tracker|screen reader|keyed hash|angel investor|klinik kesihatan)\b/g
  const latin = tamil
    .filter(([place]) => !ownWay.test(place))
    .flatMap(([place, text]) => {
      const bare = text.replaceAll(address, '').replaceAll(known, '')
      const there = english.get(place) ?? ''
      const names = bare.match(/\p{Script=Latin}[\p{Script=Latin}\p{Nd}]*/gu) ?? []
      return names
        .filter((name) => !/\p{Lu}/u.test(name) || !there.includes(name))
        .map((name) => `${place}: ${name}: ${text}`)
    })
  expect(latin).toEqual([])
})

test('Tamil is written with western digits and without joiners', () => {
  expect(found(tamil, /[௦-௲\u200c\u200d]+/gu)).toEqual([])
})

test('Tamil is Malaysian', () => {
  const elsewhere = ['சதவீத', 'அமைச்சக', 'லட்ச', 'மலேஷிய', String.raw`கோடி(?![\p{L}\p{M}])`]
  expect(found(tamil, words([...elsewhere, 'மத்திய அரசு'], true))).toEqual([])
})

test('Tamil says நீங்கள் and not நீ', () => {
  expect(found(tamil, words(['நீ', 'உன்', 'உனது', 'உன்னை', 'உனக்கு', 'உன்னால்']))).toEqual([])
})

/** These words wound, blame, or promise a cure. A language without its list does not compile. */
const harmful: Record<LanguageId, RegExp> = {
  en: /\bcommit(?:s|ted|ting)? suicide|(?:successful|failed) (?:suicide )?attempt|\b(?:cowardly|selfish|crazy|insane|lunatic|suffering from|suicide victim)\b/gi,
  ms: words(
    'gila|sakit jiwa|sakit otak|hilang akal|siuman|sewel|pesakit mental|lemah iman|lemah semangat|ubati|mengubati|menyembuhkan'.split(
      '|',
    ),
  ),
  zh: /神经病|疯子|发疯|精神病患|变态|不正常|想太多|轻生|想不开|自杀成功|自杀失败|自杀未遂|治愈|根治/gu,
  ta: words(
    'பைத்திய|கிறுக்கு|மனநோயாளி|மூளைக்? கோளாறு|பித்து|தற்கொலை செய்துகொண்டா|குணப்படுத்து'.split('|'),
    true,
  ),
}

test.each(languageIds)('no word in %s wounds, blames or promises a cure', (id) => {
  const { tag } = languages[id]
  const sentences = own(sentencesOf(modulesOf(id)), tag)
  expect(found([...sentences, ...quoted(tag)], harmful[id])).toEqual([])
})
