import { describe, expect, test } from 'vitest'
import { contactForm as en } from '#src/content/en/contact-form.ts'
import { contactForm as ms } from '#src/content/ms/contact-form.ts'
import { contactForm as ta } from '#src/content/ta/contact-form.ts'
import { contactForm as zh } from '#src/content/zh/contact-form.ts'
import { topicOf } from '#src/forms/reply-time.ts'
import { languageIds } from '#src/languages.ts'
import { modulesOf, sentencesOf } from '#tests/content/sentences.ts'

const partners = /^for-partners\.|\.options\.partnerships\./
const press = /^fact-sheet\./

const words = { en, ms, zh, ta }

describe.each(languageIds)('in %s', (language) => {
  const subjects = [...sentencesOf(modulesOf(language))].filter(([place]) =>
    place.endsWith('.subject'),
  )

  test('knows the topic of every subject that a link or a card fills in', () => {
    expect(subjects.length).toBeGreaterThan(5)
    for (const [place, subject] of subjects) {
      const topic = partners.test(place) ? 'partnership' : press.test(place) ? 'media' : 'general'
      expect([place, topicOf(subject, words[language].subjects)]).toEqual([place, topic])
    }
  })
})
