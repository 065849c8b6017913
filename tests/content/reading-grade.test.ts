import { expect, test } from 'vitest'
import { plainText } from '#src/content/links.ts'
import { modulesOf, sentencesOf } from '../../deploy/translations/sentences.ts'
import { said } from './specified.ts'

/** These are years of school (Flesch and Kincaid): 6 for all, 8 where the law needs its words. */
const limits = { legal: 8, other: 6 }
const legal = ['privacy', 'terms', 'legal', 'form-notice']

/** The specification fixes these words; the longest come first, as one may hold another. */
const fixed = said
  .flatMap(([, phrases]) => phrases)
  .filter((phrase) => /\p{L}/u.test(phrase))
  .toSorted((a, b) => b.length - a.length)

/** These are names of publications, and how a figure is quoted with them. */
const names = /^publishers\.|^sourceNames\.|\.cite$/

/** Labels and names are left out. */
function sentencesIn(module: object): string[] {
  return [...sentencesOf(module)]
    .filter(([place]) => !names.test(place))
    .map(([, text]) => plainText(text))
    .map((text) => fixed.reduce((rest, phrase) => rest.replaceAll(phrase, ''), text))
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => wordsIn(sentence).length > 3)
}

/** A name, such as Malaysia, has no easier word. */
function wordsIn(sentence: string): string[] {
  return sentence.match(/^\P{L}*[\p{L}’']+|(?<![\p{L}’'])\p{Ll}[\p{L}’']*/gu) ?? []
}

/** A syllable is a group of vowels; a silent e at the end is none. */
function syllablesIn(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/(?<![aeiouyl])e(?:s|d)?$/, '')
    .replace(/[’']/g, '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}

export function gradeOf(sentences: string[]): number {
  const words = sentences.flatMap(wordsIn)
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59
}

const grades = Object.entries(modulesOf('en'))
  .map(([name, module]) => [name, gradeOf(sentencesIn(module))] as const)
  .toSorted(([, a], [, b]) => b - a)

test('the formula is that of Flesch and Kincaid', () => {
  // It has 2 sentences, 12 words and 12 syllables.
  expect(gradeOf(['The cat sat on the mat.', 'The dog lay on the rug.'])).toBeCloseTo(-1.45, 2)
})

test.each(grades)('the module %s can be read by everyone it is written for', (name, grade) => {
  expect(grade).toBeLessThanOrEqual(legal.includes(name) ? limits.legal : limits.other)
})
