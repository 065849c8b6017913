import { describe, expect, test } from 'vitest'
import { plainText } from '#src/content/links.ts'
import { languageIds } from '#src/languages.ts'
import { glossaryOf, wholeWord } from '../../deploy/translations/glossary.ts'
import { modulesOf, sentencesOf } from '../../deploy/translations/sentences.ts'

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
