import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDelivery } from '../../supabase/functions/_shared/delivery-job.ts'
import { connectDatabase, type Database } from '../../supabase/functions/_shared/database.ts'
import { sendThroughSmtp } from '../../supabase/functions/_shared/smtp-mailer.ts'
import { migratePostgres } from '../../server/migrations.ts'
import { freePort } from '#tests/free-port.ts'
import { startMailServer, type MailServer } from '#tests/integration/mail-server.ts'
import { createDatabase } from './shared-postgres.ts'

/** 9:00 in Malaysia. */
const monday = new Date('2030-01-07T01:00:00Z')

let url: string
let sql: postgres.Sql
let functions: Database
let mails: MailServer

beforeAll(async () => {
  url = await createDatabase()
  sql = postgres(url, { max: 2, onnotice: () => {} })
  functions = connectDatabase(url, { connections: 4 })
  mails = await startMailServer(await freePort())
})

beforeEach(async () => {
  await sql`truncate public.contact_messages, public.data_requests, operations.weekly_mails`
  mails.received.length = 0
  mails.behaviour = 'accept'
})

afterAll(async () => {
  await Promise.all([sql.end(), functions.close(), mails.stop()])
})

async function submit(email: string, kind: string, subject = 'Data and privacy') {
  const message = { name: 'Ada', email, subject, message: 'About my data, please', kind }
  const [row] = await sql`
    select reference from forms.submit_message(
      ${JSON.stringify(message)}::text::jsonb, '{network,client}', 1000, 100000, 0)`
  return String(row?.reference)
}

const requests = () =>
  sql`
    select kind, done = (now() at time zone 'Asia/Kuala_Lumpur')::date as done, message_id is not null as linked
    from public.data_requests order by kind`.then((rows) => [...rows])

const answered = () =>
  sql`select count(answered_at)::integer as messages from public.contact_messages`.then(
    ([row]) => row?.messages,
  )

test('mails the week through SMTP once, although jobs run at once and the server was down', async () => {
  const deps = {
    database: functions,
    sendMail: sendThroughSmtp(new URL(mails.url)),
    mail: { from: 'website@hening.test', to: 'team@hening.test', perHour: 1000 },
    announcementsPerHour: 1000,
    log: () => {},
  }
  const run = (minutes: number) => runDelivery(deps, new Date(monday.getTime() + minutes * 60_000))
  mails.behaviour = 'defer'
  await run(0)
  mails.behaviour = 'accept'
  await Promise.all([run(60), run(60), run(60)])
  await run(120)
  expect(mails.received.map(({ messageId, recipients }) => [messageId, recipients])).toEqual([
    ['<week-2030-01-07@hening.test>', ['team@hening.test']],
  ])
  expect(mails.received[0]?.raw).toContain('- All: 0 new, 0 not answered, 0 late\r\n')
})

test.each([
  ['2030-01-07T00:59:59Z', '2029-12-31'],
  ['2030-01-07T01:00:00Z', '2030-01-07'],
  ['2030-01-14T00:59:59Z', '2030-01-07'],
  ['2026-12-31T16:00:00Z', '2026-12-28'],
])('counts %s to the week from %s', async (moment, week) => {
  const [row] = await sql`select operations.week_of(${moment}::text::timestamptz)::text as week`
  expect(row?.week).toBe(week)
})

test('sends no mail about the days before the set-up', async () => {
  const freshUrl = await createDatabase('empty')
  await migratePostgres(freshUrl)
  const fresh = postgres(freshUrl, { max: 1 })
  try {
    const [{ at } = { at: '' }] =
      await fresh`select max(sent_at)::text as at from operations.weekly_mails`
    const claimed =
      await fresh`select from operations.claim_weekly_mail(${String(at)}::text::timestamptz)`
    expect(claimed).toHaveLength(0)
  } finally {
    await fresh.end()
  }
})

test('shows the numbers as of now in a view', async () => {
  await submit('ada@example.com', 'partnership')
  await submit('ben@example.com', 'data')
  await sql`update public.contact_messages set created_at = created_at - interval '1 minute'`
  const rows = await sql`
    select * from operations.week where about in ('messages', 'data request') and total > 0`
  expect([...rows]).toEqual([
    { about: 'messages', item: 'partnership', last_7_days: 1, total: 1, late: 0, days_left: null },
    { about: 'messages', item: 'data', last_7_days: 1, total: 1, late: 0, days_left: null },
    {
      about: 'data request',
      item: 'not known',
      last_7_days: null,
      total: 1,
      late: 0,
      days_left: 21,
    },
  ])
})

test('counts a message as answered by any of its references, however they are typed', async () => {
  const reference = await submit('ada@example.com', 'general')
  await sql`update public.contact_messages set other_references = '{7101-0ABC}'`
  const mark = async (given: string) =>
    String((await sql`select privacy.mark_answered(${given})::text as at`)[0]?.at)
  const first = await mark(` ${reference.toLowerCase()} `)
  expect(await mark('7i0l-oabc')).toBe(first)
  expect(await answered()).toBe(1)
  await expect(mark('0000-0000')).rejects.toThrow('No message has the reference 0000-0000.')
})

test('opens a request for a message about data, once, and for no other', async () => {
  await submit('ada@example.com', 'data')
  await submit('ada@example.com', 'data')
  await submit('ben@example.com', 'general')
  expect(await requests()).toEqual([{ kind: 'not known', done: null, linked: true }])
})

test('closes a request on export, keeps no link to the person, and counts the message as answered', async () => {
  await submit('Ada@example.com', 'data')
  await submit('ben@example.com', 'data')
  const [row] = await sql`select privacy.export_person('ADA@example.com') as data`
  expect(row?.data.contact_messages).toHaveLength(1)
  expect(await requests()).toEqual([
    { kind: 'access', done: true, linked: false },
    { kind: 'not known', done: null, linked: true },
  ])
  expect(await answered()).toBe(1)
})

test('leaves a request for deletion open on export, and closes it on deletion', async () => {
  await submit('ada@example.com', 'data')
  await sql`update public.data_requests set kind = 'deletion'`
  await sql`select privacy.export_person('ada@example.com')`
  expect(await requests()).toEqual([{ kind: 'deletion', done: null, linked: true }])
  await sql`select privacy.forget_person('ada@example.com')`
  expect(await requests()).toEqual([{ kind: 'deletion', done: true, linked: false }])
  expect(await sql`select from public.contact_messages`).toHaveLength(0)
})

test('keeps the record of a request that was closed by hand when the person is deleted', async () => {
  await submit('ada@example.com', 'data')
  await sql`update public.data_requests set kind = 'other', done = '2026-01-05'`
  await sql`select privacy.forget_person('ada@example.com')`
  expect([...(await sql`select kind, done::text from public.data_requests`)]).toEqual([
    { kind: 'other', done: '2026-01-05' },
  ])
})

test('deletes an open request with its message, as in a flood', async () => {
  await submit('flood@example.com', 'data')
  await sql`delete from public.contact_messages`
  expect(await requests()).toEqual([])
})
