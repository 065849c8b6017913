import { describe, expect, test } from 'vitest'
import { plainText } from '#src/content/links.ts'
import type { GlossaryEntry } from '#src/content/types.ts'
import { languageIds, type LanguageId } from '#src/languages.ts'
import { modulesOf, sentencesOf } from './sentences.ts'

type GlossaryFile = { glossary: readonly GlossaryEntry[] }

const files = import.meta.glob<GlossaryFile>('../../src/content/*/glossary.ts', { eager: true })

function glossaryOf(language: LanguageId): readonly GlossaryEntry[] {
  return files[`../../src/content/${language}/glossary.ts`]?.glossary ?? []
}

/** Matches a whole word in Latin script, a prefix in Tamil, a substring in Chinese. */
function wholeWord(word: string): RegExp {
  const start = /^\p{Script=Han}/u.test(word) ? '' : String.raw`(?<![\p{L}\p{M}])`
  const end = /\p{Script=Latin}$/u.test(word) ? String.raw`(?![\p{L}\p{M}])` : ''
  return new RegExp(start + word.normalize('NFC') + end, 'iu')
}

describe.each(languageIds.filter((id) => glossaryOf(id).length > 0))('the glossary of %s', (id) => {
  const glossary = glossaryOf(id)
  const refused = glossary.flatMap(({ never }) => never)

  test('is kept: no sentence has a word of its column never', () => {
    const sentences = [...sentencesOf(modulesOf(id))].map(([place, text]) => [
      place,
      plainText(text),
    ])
    const wrong = refused.flatMap((word) =>
      sentences
        .filter(([, text = '']) => wholeWord(word).test(text))
        .map(([place, text]) => `${place}: ${word}: ${text}`),
    )
    expect(wrong).toEqual([])
  })

  test('asks for nothing that it refuses elsewhere', () => {
    const wrong = glossary.flatMap(({ use }) => refused.filter((word) => wholeWord(word).test(use)))
    expect(wrong).toEqual([])
  })
})

test('a word is found whole in Latin, with endings in Tamil, between others in Chinese', () => {
  expect(wholeWord('manusia').test('Seorang manusia, bukan AI')).toBe(true)
  expect(wholeWord('manusia').test('kemanusiaan')).toBe(false)
  expect(wholeWord('அவசர நிலை').test('இது அவசர நிலையில்')).toBe(true)
  expect(wholeWord('招募').test('正在招募病人')).toBe(true)
})
