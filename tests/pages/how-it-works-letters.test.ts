import { expect, test } from 'vitest'
import { fourLanguages } from '#src/content/quoted/lines.ts'
import { lettersOf, mainLanguageOf } from '#src/product/letters.ts'

function yarnsOf(text: string) {
  return lettersOf(text).map((letter) => letter?.yarn ?? ' ')
}

test('gives each letter the yarn of its language', () => {
  const [english, malay, chinese, tamil] = fourLanguages.map(({ text }) => yarnsOf(text))
  expect(new Set(english)).toEqual(new Set(['en']))
  expect(new Set(malay)).toEqual(new Set(['ms', ' ', 'mark']))
  expect(chinese).toEqual(['zh', 'zh', 'zh', 'zh', 'mark'])
  expect(new Set(tamil)).toEqual(new Set(['ta', ' ']))
})

test('counts letters as readers do: a Tamil letter and its sign are one, and vowels stand apart', () => {
  expect(lettersOf('வரல')).toHaveLength(3)
  expect(lettersOf('தூ')).toEqual([{ yarn: 'ta', isVowel: true }])
  expect(lettersOf('hi')).toEqual([
    { yarn: 'en', isVowel: false },
    { yarn: 'en', isVowel: true },
  ])
  expect(lettersOf('')).toEqual([])
})

test.for([
  ['压力很大, lah', 'zh'],
  ['ராத்திரில தூக்கமே வரல', 'ta'],
  ['Saya tak boleh tidur 压力', 'ms'],
  ['I can’t switch off', 'en'],
  // More letters in words that are not known to be Malay do not make it English.
  ['Kepala pusing, banyak fikir malam', null],
  ['999 ?!', null],
  ['', null],
] as const)('tells the main language of “%s”: %s', ([text, language]) => {
  expect(mainLanguageOf(text)).toBe(language)
})
