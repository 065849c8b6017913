import { expect, test } from 'vitest'
import { dataLaw } from '#src/content/facts/law.ts'
import { responseHours } from '#src/content/facts/terms.ts'
import { contactForm as en } from '#src/content/en/contact-form.ts'
import { contactForm as ms } from '#src/content/ms/contact-form.ts'
import { contactForm as ta } from '#src/content/ta/contact-form.ts'
import { contactForm as zh } from '#src/content/zh/contact-form.ts'
import { languageIds } from '#src/languages.ts'
import { modulesOf, sentencesOf } from '#tests/content/sentences.ts'
import {
  answerBy,
  answerHours,
  kindOf,
  shortTime,
  type MessageKind,
} from '../../supabase/functions/_shared/message-kinds.ts'
import { sharedDatabase } from './test-functions.ts'

const subjects = { en, ms, zh, ta }

const places: [MessageKind, RegExp][] = [
  ['press', /^fact-sheet\./],
  ['partnership', /^for-partners\.|\.options\.partnerships\./],
  ['data', /^safety\./],
  ['investor', /\.options\.investors\./],
  ['support', /\.options\.support\./],
]

test.each(languageIds)(
  'knows the kind of every subject that a link fills in, in %s',
  (language) => {
    const filledIn = [...sentencesOf(modulesOf(language))].filter(
      ([place]) => place.endsWith('.subject') && !place.startsWith('announcement.'),
    )
    const found = new Set<MessageKind>()
    for (const [place, subject] of filledIn) {
      const [kind] = places.find(([, pattern]) => pattern.test(place)) ?? ['general']
      expect([place, kindOf(subject)]).toEqual([place, kind])
      found.add(kindOf(subject))
    }
    expect(found).toEqual(new Set([...places.map(([kind]) => kind), 'general']))
  },
)

test.each(languageIds)('knows the words by which the contact form promises a time, in %s', (id) => {
  const { partnership, media } = subjects[id].subjects
  for (const word of partnership) expect(kindOf(`Hi: ${word}`)).toBe('partnership')
  for (const word of media) expect(kindOf(`Hi: ${word}`)).toBe('press')
})

test.each([
  ['Investor Pitch Deck Request', 'investor'],
  ['PARTNERSHIPS', 'partnership'],
  ['The study', 'general'],
] as const)('takes the subject %s for the kind %s', (subject, kind) => {
  expect(kindOf(subject)).toBe(kind)
})

test('has the response times of the site, and the period of the law', async () => {
  const { partnership, investor, general } = responseHours
  expect(answerHours).toEqual({ partnership, investor, general, support: general, data: general })
  const { db } = await sharedDatabase()
  const { rows } = await db.transaction(async (transaction) => {
    await transaction.exec('set local role none')
    return transaction.query(
      `select privacy.request_period() = make_interval(days => ${dataLaw.accessDays}) as same`,
    )
  })
  expect(rows).toEqual([{ same: true }])
})

test.each([
  // Friday, 9:12 in Malaysia.
  ['partnership', '2026-11-27T01:12:00Z', 'Sun 29 Nov 9:12 a.m.'],
  ['general', '2026-11-27T01:12:00Z', 'Sat 28 Nov 9:12 a.m.'],
  ['investor', '2026-12-31T16:00:00Z', 'Sat 2 Jan 12:00 a.m.'],
  ['press', '2026-11-27T01:12:00Z', 'Fri 27 Nov 11:59 p.m.'],
  ['press', '2026-11-27T15:59:00Z', 'Fri 27 Nov 11:59 p.m.'],
  // Saturday and Sunday in Malaysia.
  ['press', '2026-11-27T16:00:00Z', 'Mon 30 Nov 11:59 p.m.'],
  ['press', '2026-11-29T04:00:00Z', 'Mon 30 Nov 11:59 p.m.'],
] as const)('promises an answer to a message of kind %s from %s by %s', (kind, received, time) => {
  expect(shortTime(answerBy(kind, new Date(received)))).toBe(time)
})
