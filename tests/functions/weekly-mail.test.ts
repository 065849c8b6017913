import { beforeEach, expect, test } from 'vitest'
import { runDelivery } from '../../supabase/functions/_shared/delivery-job.ts'
import { CodedError } from '../../supabase/functions/_shared/errors.ts'
import { MailError, type Mail } from '../../supabase/functions/_shared/mail.ts'
import { createFunctionsWithDatabase, message } from './test-functions.ts'

const functions = await createFunctionsWithDatabase()
/** 9:00 in Malaysia. */
const monday = new Date('2030-01-07T01:00:00Z')

let mails: Mail[]
let fail: () => Error | null

const deps = {
  database: functions.database,
  sendMail: async (mail: Mail) => {
    mails.push(mail)
    const error = fail()
    if (error) throw error
  },
  mail: { from: 'Hening <website@hening.test>', to: 'a@hening.test, b@hening.test', perHour: 1000 },
  announcementsPerHour: 1000,
  log: (...line: unknown[]) => void functions.logs.push(JSON.stringify(line)),
}

const later = (minutes: number) => new Date(monday.getTime() + minutes * 60_000)

beforeEach(async () => {
  await functions.empty()
  await functions.rows('delete from operations.weekly_mails')
  // The weeks before are sent.
  await functions.rows(`
    insert into operations.weekly_mails (week, next_attempt_at, sent_at)
    select date '2029-12-31', now(), now()`)
  mails = []
  fail = () => null
})

test('says what an announcement is doing', async () => {
  await functions.rows(`
    insert into public.waitlist_signups (email) select index || '@example.com'
    from generate_series(1, 5) as numbers (index)`)
  await functions.rows("select forms.queue_announcement('{}')")
  for (const day of ['2029-12-20', '2030-01-03'])
    await functions.rows(`update forms.announcement_mails set delivered_at = '${day}'
      where id = (select id from forms.announcement_mails where delivered_at is null limit 1)`)
  await functions.rows('update forms.announcement set paused = true')
  await runDelivery(deps, monday)
  expect(mails[0]?.text).toContain(
    '\nAnnouncement to the waitlist\n- Mailed: 1 new, 2 in all\n- Stopped: 3 in all\n\n',
  )
})

test('mails the numbers of the week to the team, without anything personal', async () => {
  await functions.rows(`
    insert into public.waitlist_signups (email, name, language, created_at) values
      ('ada@example.com', 'Ada', 'ta', '2030-01-01'), ('mei@example.com', 'Mei', 'zh', '2029-06-01'),
      ('old@example.com', null, null, '2030-01-06'), ('next@example.com', null, 'en', '2030-01-08'),
      ('adi@example.com', null, 'id', '2030-01-06')`)
  await functions.rows(`
    insert into public.contact_messages
      (id, name, email, subject, message, kind, created_at, answer_by, answered_at, spam, gave_up_at)
    values
      ('00000000-0000-4000-8000-003dc93153aa', 'Ada', 'ada@example.com', 'Partnerships', 'May we talk?', 'partnership',
        '2030-01-02', '2030-01-04', null, null, null),
      (gen_random_uuid(), 'Ben', 'ben@example.com', 'Partnerships', 'May we talk?', 'partnership',
        '2030-01-06', '2030-01-08', null, null, '2030-01-06'),
      (gen_random_uuid(), 'Cy', 'cy@example.com', 'Hello', 'A question of mine', 'general',
        '2029-12-01', '2029-12-02', '2029-12-02', null, null),
      (gen_random_uuid(), 'Eve', 'eve@example.com', 'Offer', 'Cheap watches', 'general',
        '2030-01-02', '2030-01-03', null, 'links', null)`)
  await functions.rows(`
    insert into public.data_requests (kind, received, done) values
      ('deletion', '2029-12-31', null), ('access', '2029-12-16', null), ('access', '2029-12-01', '2029-12-05')`)
  await functions.rows(
    'update public.contact_messages set delivered_at = now() where gave_up_at is null',
  )

  await runDelivery(deps, monday)
  const [mail] = mails
  expect(mails).toHaveLength(1)
  expect(mail).toMatchObject({
    messageId: '<week-2030-01-07@hening.test>',
    recipients: ['a@hening.test', 'b@hening.test'],
    replyTo: null,
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject:
      'Website, week to Mon 7 Jan: 3 signups, 3 messages, 2 late, 1 not delivered, 2 data requests',
  })
  expect(mail?.text).toContain(`Mon 31 Dec to Mon 7 Jan, 9:00 a.m. Malaysian time

Signups
- English: 0 new, 0 on the list
- Malay: 0 new, 0 on the list
- Chinese: 0 new, 1 on the list
- Tamil: 1 new, 1 on the list
- Id: 1 new, 1 on the list
- Not known: 1 new, 1 on the list
- All: 3 new, 4 on the list

Messages
- Partnership: 2 new, 2 not answered, 1 late
- Press: 0 new, 0 not answered, 0 late
- Investor: 0 new, 0 not answered, 0 late
- Support: 0 new, 0 not answered, 0 late
- Data request: 0 new, 0 not answered, 0 late
- General: 0 new, 0 not answered, 0 late
- Possible spam: 1 new
- All: 3 new, 2 not answered, 1 late

Late messages
- 7Q4K-2MXA: Partnership, since Fri 4 Jan
When one is answered: npm run people answered REFERENCE

Mail that could not be delivered
- Messages: 1 now
- Messages to some mailboxes: 0 now
- Announcements: 0 now

Requests about data
- Access: overdue by 1 day
- Deletion: 14 days left

`)
  expect(mail?.text).not.toMatch(/example\.com|Ada|Ben|Cy|Eve|talk|watches/)
})

test('waits for Monday 9:00 in Malaysia, and mails each week once however often the job runs', async () => {
  await runDelivery(deps, later(-1))
  expect(mails).toEqual([])
  await Promise.all([runDelivery(deps, monday), runDelivery(deps, monday)])
  await runDelivery(deps, later(61))
  await runDelivery(deps, later(7 * 24 * 60 - 1))
  expect(mails.map(({ id }) => id)).toEqual(['week-2030-01-07'])
  await runDelivery(deps, later(7 * 24 * 60))
  expect(mails.map(({ id }) => id)).toEqual(['week-2030-01-07', 'week-2030-01-14'])
})

test('names a hundred late messages at most, and says how to list the others', async () => {
  await functions.rows(`
    insert into public.contact_messages (name, email, subject, message, answer_by)
    select 'Ada', 'ada@example.com', 'Hello', 'A question of mine', timestamptz '2030-01-01' + n * interval '1 minute'
    from generate_series(1, 103) as numbers (n)`)
  await runDelivery(deps, monday)
  const weekly = mails.find(({ id }) => id.startsWith('week-'))
  expect(
    weekly?.text.match(/^- [0-9A-Z]{4}-[0-9A-Z]{4}: General, since Tue 1 Jan$/gm),
  ).toHaveLength(100)
  expect(weekly?.text).toContain('\n- 3 more: npm run people late\n')
})

test('says that no request is open when none is', async () => {
  await runDelivery(deps, monday)
  expect(mails[0]?.text).toContain('- None is open')
  expect(mails[0]?.subject).toBe('Website, week to Mon 7 Jan: 0 signups, 0 messages')
})

test('mails late when nothing ran on Monday', async () => {
  await runDelivery(deps, later(3 * 24 * 60))
  expect(mails.map(({ id }) => id)).toEqual(['week-2030-01-07'])
})

test('retries once an hour for a day, with the same Message-ID, and sends other mail meanwhile', async () => {
  fail = () => new CodedError('ECONNREFUSED')
  await functions.post('send-contact-email', message, deps)
  mails = []
  await runDelivery(deps, monday)
  await runDelivery(deps, later(59))
  expect(mails.map(({ id }) => id)).toEqual(['week-2030-01-07'])
  expect(functions.logs.join()).toContain('weekly mail failed')
  fail = () => (mails.at(-1)?.id.startsWith('week-') ? new CodedError('ECONNREFUSED') : null)
  await functions.rows('update public.contact_messages set next_attempt_at = now()')
  expect(await runDelivery(deps, later(60))).toEqual({ delivered: 1, failed: 0 })
  for (let hour = 2; hour < 30; hour += 1) await runDelivery(deps, later(60 * hour))
  const weekly = mails.filter(({ id }) => id.startsWith('week-'))
  expect(weekly).toHaveLength(24)
  expect(new Set(weekly.map(({ messageId }) => messageId)).size).toBe(1)
})

test.each([
  new MailError('UNCONFIRMED', 'unconfirmed'),
  new MailError('550', null, ['a@hening.test']),
])('sends no copy to mailboxes that may have the mail: %s', async (error) => {
  fail = () => error
  await runDelivery(deps, monday)
  await runDelivery(deps, later(60))
  expect(mails).toHaveLength(1)
})

test('delivers messages although the numbers cannot be read', async () => {
  fail = () => new CodedError('ECONNREFUSED')
  await functions.post('send-contact-email', message, deps)
  await functions.rows('update public.contact_messages set next_attempt_at = now()')
  fail = () => null
  const broken: typeof deps.database = {
    ...functions.database,
    query: (statement, values) =>
      statement.includes('weekly')
        ? Promise.reject(new CodedError('42883'))
        : functions.database.query(statement, values),
  }
  expect(await runDelivery({ ...deps, database: broken }, monday)).toEqual({
    delivered: 1,
    failed: 0,
  })
})
