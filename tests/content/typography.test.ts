import { describe, expect, test } from 'vitest'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { loadOurWords } from './our-words.ts'
import { sentencesOf } from './sentences.ts'

const wordsOf = await loadOurWords()

/** The specification fixes these with their plain quotes, hyphens and dots. */
const asSpecified = [
  "What You'll Receive",
  "Thank you for joining our waitlist! We'll be in touch soon.",
  "We'll send you our pitch deck within 24 hours.",
  '3-6 months',
  '1-3 years',
  'Sending...',
  'Submitting...',
]
const isDate = /^\d{4}-\d\d-\d\d$/

describe.each(publishedLanguages)('%s', (language) => {
  const sentences = [...sentencesOf(wordsOf(language)).values()].filter(
    (text) => !asSpecified.includes(text) && !isDate.test(text),
  )

  test('has curly quotes', () => {
    expect(sentences.length).toBeGreaterThan(1000)
    expect(sentences.filter((text) => /['"]/.test(text))).toEqual([])
  })

  test('writes a range with an en dash and no blanks', () => {
    expect(sentences.filter((text) => /\d ?-\d|\d- ?\d|\d – \d/.test(text))).toEqual([])
  })

  test('tells the time of day in one way', () => {
    const others = {
      en: /\d:\d\d\b|o’clock|\d ?(?:am|pm)\b/,
      ms: /\d:\d\d\b|\d ?(?:am|pm)\b|24\/7/,
      zh: /\d:\d\d\b|[ap]\.m\.|24\/7/,
      ta: /\d:\d\d\b|\b[ap]\.m\.|24\/7/,
    }
    expect(sentences.filter((text) => others[language].test(text))).toEqual([])
  })
})
