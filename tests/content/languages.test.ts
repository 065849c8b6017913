import { describe, expect, test } from 'vitest'
import { BRAND } from '#src/content/facts.ts'
import { languages } from '#src/languages.ts'
import { contentOf, modulesOf, type Content } from '../../deploy/translations/sentences.ts'
import { numbersIn } from './numbers-in.ts'

const english = contentOf(modulesOf('en'))

/**
 * What each language has in its own way: the voice it need not explain, refusals where it is not that
 * of the functions, and the privacy policy in the languages that it is not in itself.
 */
const ownWay =
  /^(?:voices\.voices\.samples\.\w+\.meaning|refusals\.)|^privacy\..*\.(?:in-other-languages\.|in-short\.blocks\.0\.list\.4$)/

/** Names, and words that two languages share. */
const sameInBoth = new RegExp(
  [
    String.raw`^(?:team\.sampleTeam\.\d\.name|contact\.contact\.stayConnected\.labels\.\w+|helplines\..*\.name)$`,
    String.raw`^about\.about\.team\.(?:photo|connectAbout)$|^site\.site\.footer\.copyright$|^voices\.voices\.speakers\.platform$`,
    String.raw`\.whatsapp$|\.publishers\.\w+$|^helpline-facts\.helplineFacts\.list$|^help-today\..*\.(?:name|source)$`,
  ].join('|'),
)
const sharedWords = [
  'Malaysia',
  'Kuala Lumpur, Malaysia',
  'Mandarin',
  'Tamil',
  'Status',
  'Kad poket',
]

/** The sentences in the page's own language, without what is quoted in another. */
function own({ sentences }: Content, tag: string): [place: string, text: string][] {
  return [...sentences]
    .filter(([, { lang }]) => lang === undefined || lang === tag)
    .map(([place, { text }]) => [place, text])
}

/** The same without quoted lines in the page's own language, which speak as people do at home. */
function unquoted({ sentences }: Content): [place: string, text: string][] {
  return [...sentences]
    .filter(([, { lang }]) => lang === undefined)
    .map(([place, { text }]) => [place, text])
}

function found(sentences: [string, string][], pattern: RegExp): string[] {
  return sentences.flatMap(([place, text]) =>
    [...text.matchAll(pattern)].map(([match]) => `${place}: ${match.trim()}: ${text}`),
  )
}

/** Whole words, or all that begin with them in a language that adds endings. */
function words(list: string[], endings = false): RegExp {
  const after = endings ? '' : String.raw`(?![\p{L}\p{M}])`
  const alternatives = list.map((word) => word.normalize('NFC')).join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${alternatives})${after}`, 'giu')
}

function times(text: string, name: string): number {
  return text.split(name).length - 1
}

describe.each(['ms', 'zh', 'ta'] as const)('the words in %s', (language) => {
  const { tag } = languages[language]
  const content = contentOf(modulesOf(language))
  const pairs = [...english.sentences].flatMap(([place, source]) => {
    const translation = content.sentences.get(place)
    return translation && !ownWay.test(place) ? [{ place, source, translation }] : []
  })

  test('stand in the same files, under the same exports', () => {
    const exports = (id: 'en' | typeof language) =>
      Object.entries(modulesOf(id)).flatMap(([file, module]) =>
        Object.keys(module).map((name) => `${file}.${name}`),
      )
    expect(exports(language).toSorted()).toEqual(exports('en').toSorted())
  })

  test('are as many, in the same places', () => {
    const places = ({ sentences }: Content) =>
      [...sentences.keys()].filter((place) => !ownWay.test(place)).toSorted()
    expect(places(content)).toEqual(places(english))
  })

  test('lead to the same addresses, claims, figures and hours', () => {
    const differs = /^(?:language\.language|form-notice\.notice\.language)$/
    const references = (from: Content) =>
      Object.fromEntries(
        [...from.references].filter(([place]) => !ownWay.test(place) && !differs.test(place)),
      )
    expect(references(content)).toEqual(references(english))
  })

  test('say something everywhere, in composed characters', () => {
    const sentences = [...content.sentences]
    expect(sentences.filter(([, { text }]) => text.trim() === '')).toEqual([])
    expect(sentences.filter(([, { text }]) => text !== text.normalize('NFC'))).toEqual([])
  })

  test('are translated: none is the English one, but for names', () => {
    const same = pairs
      .filter(({ source, translation }) => !translation.lang && translation.text === source.text)
      .filter(({ source }) => /\p{L}{3}/u.test(source.text) && !sharedWords.includes(source.text))
      .filter(({ place }) => !sameInBoth.test(place) && !isDate(place))
    expect(same.map(({ place, source }) => `${place}: ${source.text}`)).toEqual([])
  })

  test('quote in the language that the English page quotes in, or in their own', () => {
    const wrong = pairs.filter(
      ({ source, translation }) =>
        translation.lang !== source.lang && !(source.lang === 'en' && translation.lang === tag),
    )
    expect(wrong.map(({ place }) => place)).toEqual([])
  })

  test('give the same numbers, each as the language writes it', () => {
    const wrong = pairs
      .filter(({ source, translation }) => source.lang === translation.lang)
      .map(({ place, source, translation }) => ({
        place,
        english: numbersIn(source.text, 'en'),
        here: numbersIn(translation.text, language),
        text: translation.text,
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
        .filter((name) => times(source.text, name) !== times(translation.text, name))
        .map((name) => `${place}: ${name}: ${translation.text}`),
    )
    expect(wrong).toEqual([])
  })
})

/** A day in words, which English and Malay may write alike. */
function isDate(place: string): boolean {
  return /^legal\.legal\.inWords$|\.changes(?:-and-contact)?\.blocks\.1\.terms\.\d\.term$/.test(
    place,
  )
}

const malay = contentOf(modulesOf('ms'))
const chinese = contentOf(modulesOf('zh'))
const tamil = contentOf(modulesOf('ta'))

test('Malay is in Latin letters', () => {
  expect(found(own(malay, 'ms'), /[\p{Script=Han}\p{Script=Tamil}]+/gu)).toEqual([])
})

test('Malay has no English words left between its own', () => {
  const sentences = own(malay, 'ms').filter(([place]) => !sameInBoth.test(place))
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
  expect(found(own(malay, 'ms'), pattern)).toEqual([])
})

test('Malay says anda and nothing closer or ruder', () => {
  expect(found(unquoted(malay), words(['awak', 'kamu', 'korang', 'engkau', 'kau']))).toEqual([])
})

test('every Chinese sentence has Chinese characters, simplified ones, and no Tamil', () => {
  const sentences = own(chinese, 'zh-Hans')
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
  return /^figures\.|\.places\.\d\.name$/.test(place)
}

/** The 6,763 characters of GB 2312, which has no traditional form of any other. */
function simplifiedCharacters(): Set<string> {
  const bytes: number[] = []
  for (let row = 0xb0; row <= 0xf7; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++) bytes.push(row, cell)
  }
  return new Set(new TextDecoder('gb18030').decode(new Uint8Array(bytes)))
}

test('Chinese is written with its own punctuation', () => {
  const sentences = own(chinese, 'zh-Hans')
  expect(found(sentences, /\p{Script=Han}\s*[,.;:?!()]\s*\p{Script=Han}|\.\.\./gu)).toEqual([])
  expect(found(sentences, /[「」『』]/gu)).toEqual([])
})

test('Chinese is Malaysian', () => {
  const elsewhere =
    /泰米尔|普通话|国语|林吉特|医疗器械|个人数据|个人信息|咨询师|咨商|邮箱|联系|马币|(?:保护|器材|隐私)法(?!令)/gu
  expect(found(own(chinese, 'zh-Hans'), elsewhere)).toEqual([])
})

test('Chinese says 您 and not 你', () => {
  expect(found(unquoted(chinese), /你/gu)).toEqual([])
})

test('every Tamil sentence has Tamil letters, and no Chinese', () => {
  const sentences = own(tamil, 'ta')
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
  const latin = own(tamil, 'ta')
    .filter(([place]) => !ownWay.test(place))
    .flatMap(([place, text]) => {
      const bare = text.replaceAll(address, '').replaceAll(known, '')
      const there = english.sentences.get(place)?.text ?? ''
      const names = bare.match(/\p{Script=Latin}[\p{Script=Latin}\p{Nd}]*/gu) ?? []
      return names
        .filter((name) => !/\p{Lu}/u.test(name) || !there.includes(name))
        .map((name) => `${place}: ${name}: ${text}`)
    })
  expect(latin).toEqual([])
})

test('Tamil is written with western digits and without joiners', () => {
  expect(found(own(tamil, 'ta'), /[௦-௲\u200c\u200d]+/gu)).toEqual([])
})

test('Tamil is Malaysian', () => {
  const elsewhere = ['சதவீத', 'அமைச்சக', 'லட்ச', 'மலேஷிய', String.raw`கோடி(?![\p{L}\p{M}])`]
  expect(found(own(tamil, 'ta'), words([...elsewhere, 'மத்திய அரசு'], true))).toEqual([])
})

test('Tamil says நீங்கள் and not நீ', () => {
  expect(found(unquoted(tamil), words(['நீ', 'உன்', 'உனது', 'உன்னை', 'உனக்கு', 'உன்னால்']))).toEqual([])
})

/** Words that wound, blame, or promise a cure. */
const harmful: [name: string, sentences: [string, string][], pattern: RegExp][] = [
  [
    'English',
    unquoted(english),
    /\bcommit(?:s|ted|ting)? suicide|(?:successful|failed) (?:suicide )?attempt|\b(?:cowardly|selfish|crazy|insane|lunatic|suffering from|suicide victim)\b/gi,
  ],
  [
    'Malay',
    own(malay, 'ms'),
    words(
      'gila|sakit jiwa|sakit otak|hilang akal|siuman|sewel|pesakit mental|lemah iman|lemah semangat|ubati|mengubati|menyembuhkan'.split(
        '|',
      ),
    ),
  ],
  [
    'Chinese',
    own(chinese, 'zh-Hans'),
    /神经病|疯子|发疯|精神病患|变态|不正常|想太多|轻生|想不开|自杀成功|自杀失败|自杀未遂|治愈|根治/gu,
  ],
  [
    'Tamil',
    own(tamil, 'ta'),
    words(
      'பைத்திய|கிறுக்கு|மனநோயாளி|மூளைக்? கோளாறு|பித்து|தற்கொலை செய்துகொண்டா|குணப்படுத்து'.split('|'),
      true,
    ),
  ],
]

test.each(harmful)('no word in %s wounds, blames or promises a cure', (_, sentences, pattern) => {
  expect(found(sentences, pattern)).toEqual([])
})
