import { afterEach, expect, test, vi } from 'vitest'
import { dataLaw } from '#src/content/facts/law.ts'
import { responseHours } from '#src/content/facts/terms.ts'
import { replySentence } from '#src/forms/reply-time.ts'
import { languageIds } from '#src/languages.ts'
import { modulesOf, sentencesOf } from '#tests/content/sentences.ts'
import {
  answerHours,
  kindOf,
  shortTime,
  type MessageKind,
} from '../../supabase/functions/_shared/message-kinds.ts'
import { endOfBusinessDay, type Office } from '../../supabase/functions/_shared/office-hours.ts'
import { createFunctionsWithDatabase, message, sharedDatabase } from './test-functions.ts'

const functions = await createFunctionsWithDatabase()

afterEach(() => void vi.useRealTimers())

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

const [pressToday, pressTomorrow] = ['on the same business day.', 'on the next business day.']

test.each([
  // A Friday.
  ['Partnerships', '2026-11-27T09:12', 'Sun 29 Nov 9:00 a.m.', 'within 48 hours, by Sunday 9 a.m.'],
  ['The study', '2026-11-27T09:12', 'Sat 28 Nov 9:00 a.m.', 'within 24 hours, by Saturday 9 a.m.'],
  ['Investors', '2026-12-31T23:59', 'Fri 1 Jan 11:00 p.m.', 'within 24 hours, by Friday 11 p.m.'],
  // Midnight could be the start or the end of a day.
  ['The study', '2027-01-01T00:20', 'Fri 1 Jan 11:00 p.m.', 'within 24 hours, by Friday 11 p.m.'],
  ['Media inquiry', '2026-11-27T09:12', 'Fri 27 Nov 11:59 p.m.', pressToday],
  ['Media inquiry', '2027-08-24T00:00', 'Tue 24 Aug 11:59 p.m.', pressToday],
  ['Media inquiry', '2027-08-24T16:59', 'Tue 24 Aug 11:59 p.m.', pressToday],
  ['Media inquiry', '2027-08-24T17:00', 'Wed 25 Aug 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2026-11-27T17:00', 'Mon 30 Nov 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2026-11-28T09:00', 'Mon 30 Nov 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2026-11-29T23:59', 'Mon 30 Nov 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2028-02-29T23:30', 'Wed 1 Mar 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2026-12-31T23:59', 'Fri 1 Jan 11:59 p.m.', pressTomorrow],
  // Labour Day, National Day, Malaysia Day and Christmas.
  ['Media inquiry', '2028-05-01T10:00', 'Tue 2 May 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2027-08-31T10:00', 'Wed 1 Sep 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2027-08-30T18:00', 'Wed 1 Sep 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2027-09-16T10:00', 'Fri 17 Sep 11:59 p.m.', pressTomorrow],
  ['Media inquiry', '2028-12-25T10:00', 'Tue 26 Dec 11:59 p.m.', pressTomorrow],
] as const)(
  'promises an answer about %s from %s by %s, in the mail, the database, the week and on the page',
  async (subject, malaysian, time, sentence) => {
    const received = new Date(`${malaysian}+08:00`)
    vi.useFakeTimers({ toFake: ['Date'], now: received })
    await functions.empty()
    await functions.post('send-contact-email', { ...message, subject })
    expect(functions.mails[0]?.subject).toContain(`, by ${time} · `)

    await functions.rows(
      `update public.contact_messages set created_at = '${received.toISOString()}'`,
    )
    const late = (minutes: string) => `
      select sum(late)::integer as late, shortly.answer_by
      from (select answer_by from public.contact_messages) as shortly
      cross join operations.week_until(shortly.answer_by + interval '${minutes} minutes') as week
      where week.about = 'messages' group by shortly.answer_by`
    const [inTime] = await functions.rows(late('0'))
    const [tooLate] = await functions.rows(late('1'))
    expect([inTime?.late, tooLate?.late]).toEqual([0, 1])
    expect(inTime?.answer_by instanceof Date && shortTime(inTime.answer_by)).toBe(time)

    // A visitor's clock may be wrong.
    vi.setSystemTime(received.getTime() + 8 * 3_600_000)
    expect(replySentence('mei@example.com', subject, received)).toBe(
      `We’ll answer mei@example.com ${sentence}`,
    )
  },
)

test.each([
  ['2027-02-05T12:00', 'Sun 7 Feb 11:59 p.m.'],
  ['2027-02-07T12:29', 'Sun 7 Feb 11:59 p.m.'],
  ['2027-02-07T12:30', 'Mon 8 Feb 11:59 p.m.'],
])('counts by the owner’s office hours and holidays from %s to %s', (malaysian, time) => {
  const owner: Office = {
    officeHours: { days: ['Sun', 'Mon', 'Fri'], until: 12.5 },
    holidays: ['2027-02-05'],
  }
  expect(shortTime(endOfBusinessDay(new Date(`${malaysian}+08:00`), owner))).toBe(time)
})
