import { expect, test } from 'vitest'
import { editions as en } from '#src/content/en/editions.ts'
import { owner } from '#src/content/owner.ts'
import type { Edition, LegalEditions } from '#src/content/types.ts'
import { comingEditions, editionProblems } from '../../vite/edition-checks.ts'

/** Languages that are not published may lack editions, so that the tests need English alone. */
const ours = { en, ms: en, zh: en, ta: en }
const next: Edition = { version: '9.0', inForceSince: '2099-03-01', changed: 'More.' }

function withNext({ privacy, terms }: LegalEditions, values: Partial<Edition> = {}): LegalEditions {
  return { privacy: [{ ...next, ...values }, ...privacy], terms }
}

function problemsIn(
  editions: typeof ours,
  languages: Parameters<typeof editionProblems>[0] = ['en', 'ms', 'zh', 'ta'],
): string[] {
  return editionProblems(languages, editions).map(
    ({ text, place }) => `${text} ${place.replace(/:\d+$/, '')}`,
  )
}

test('has each edition of the legal texts in every published language, with one day', () => {
  expect(editionProblems(owner.publishedLanguages)).toEqual([])
})

test('says in one sentence which language lacks an edition', () => {
  const editions = { ...ours, en: withNext(en), ms: withNext(en) }
  const missing = 'Edition 9.0 of the privacy policy is missing.'
  expect(problemsIn(editions)).toEqual([
    `${missing} src/content/zh/editions.ts`,
    `${missing} src/content/ta/editions.ts`,
  ])
  expect(problemsIn(editions, ['en', 'ms'])).toEqual([])
  expect(problemsIn({ ...ours, ms: withNext(en) }, ['en', 'ms'])).toEqual([
    `${missing} src/content/en/editions.ts`,
  ])
})

test('names an edition with another day than in English, no day, or below an older one', () => {
  const editions = (values: Partial<Edition>) => ({
    ...ours,
    en: withNext(en),
    ms: withNext(en, values),
  })
  expect(problemsIn(editions({ inForceSince: '2099-04-01' }), ['en', 'ms'])).toEqual([
    'Edition 9.0 of the privacy policy has another day than in English. src/content/ms/editions.ts',
  ])
  expect(problemsIn(editions({ inForceSince: '1 March' }), ['en', 'ms'])).toEqual([
    'Edition 9.0 of the privacy policy has no day like 2027-03-01. src/content/ms/editions.ts',
  ])
  const appended: LegalEditions = { privacy: [...en.privacy, next], terms: en.terms }
  expect(problemsIn({ ...ours, en: appended }, ['en'])).toEqual([
    'Edition 9.0 of the privacy policy stands below an older one. src/content/en/editions.ts',
  ])
})

test('warns of an edition until its day has come', () => {
  const warnings = (now: string) =>
    comingEditions(new Date(now), withNext(en)).map(({ isBlocker, text }) => [isBlocker, text])
  const text = 'Edition 9.0 of the privacy policy takes effect on 2099-03-01: publish it that day.'
  expect(warnings('2099-02-28')).toEqual([[false, text]])
  expect(warnings('2099-03-01')).toEqual([])
})
