import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { migratePostgres } from '../../supabase/local/database.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'

let server: PostgresServer
let sql: postgres.Sql

beforeAll(async () => {
  server = await startPostgres()
  await migratePostgres(server.url)
  sql = postgres(server.url, { max: 30, onnotice: () => {} })
})

beforeEach(async () => {
  await sql`truncate public.waitlist_signups, public.contact_messages, forms.submission_counts`
  await sql`update forms.delivery set held_back_told_at = null`
})

afterAll(async () => {
  await sql.end()
  server.remove()
})

const words = [
  'study',
  'clinic',
  'campus',
  'cost',
  'school',
  'doctor',
  'sleep',
  'work',
  'family',
  'price',
]
let people = 0

type Submission = {
  client?: string
  email?: string
  message?: string
  mark?: string | null
  perHour?: number
}

/** Sender and text are unlike every other, unless told otherwise. */
async function submit(
  options: Submission = {},
): Promise<{ mark: string | null; claimed: boolean }> {
  people += 1
  const spelled = String(people).replace(/\d/g, (digit) => words[Number(digit)] ?? '')
  const { client = `client ${people}`, email = `${people}@example.com`, perHour = 1000 } = options
  const { message = `A question about ${spelled}`, mark = null } = options
  const about = { id: randomUUID(), name: 'Ada', email, subject: 'A question', message, mark }
  const [row] = await sql<{ mark: string | null; claimed: boolean }[]>`
    select mark, claimed from forms.submit_message(
      ${JSON.stringify(about)}::text::jsonb, ${client}, 1000, ${perHour}, true, now() + interval '1 hour')`
  return row ?? { mark: 'no row', claimed: false }
}

async function mailAll(perHour: number): Promise<(string | null)[]> {
  const mailed: (string | null)[] = []
  for (;;) {
    const rows = await sql`select id, mark from forms.claim_messages(5, '', ${perHour})`
    if (rows.length === 0) return mailed
    for (const { id, mark } of rows) {
      await sql`select forms.mark_delivered(${id}, null)`
      mailed.push(mark)
    }
  }
}

async function anHourLater(): Promise<void> {
  await sql`update public.contact_messages set
    delivered_at = delivered_at - interval '1 hour', claimed_until = claimed_until - interval '1 hour'`
  await sql`update forms.delivery set held_back_told_at = held_back_told_at - interval '1 hour'`
}

test('one message of a person is never marked, nor are five from one campus', async () => {
  const marks = []
  for (let index = 0; index < 5; index += 1) marks.push((await submit({ client: 'campus' })).mark)
  expect(marks).toEqual([null, null, null, null, null])
  expect((await submit({ client: 'campus' })).mark).toBe('many')
})

test('the fourth time that a text comes within a day it is marked, whatever numbers it carries', async () => {
  const marks = []
  for (const number of [1, 22, 333, 4444])
    marks.push((await submit({ message: `Rank ${number} on every search engine!` })).mark)
  expect(marks).toEqual([null, null, null, 'repeated'])
  await sql`update public.contact_messages set created_at = now() - interval '25 hours'`
  expect((await submit({ message: 'Rank 5 on every search engine!' })).mark).toBe(null)
})

test('a text in another script is compared as it stands', async () => {
  for (const message of [
    '请问你们什么时候开始？',
    '我想了解更多关于研究的信息',
    'எப்போது தொடங்கும் என்று சொல்லுங்கள்',
    '我的大学可以参加吗？请告诉我',
  ])
    expect((await submit({ message })).mark).toBe(null)
})

test('a second message that nobody could have typed in the meantime is marked', async () => {
  const email = 'ada@example.com'
  expect((await submit({ email })).mark).toBe(null)
  expect((await submit({ email })).mark).toBe('fast')
  await sql`update public.contact_messages set created_at = now() - interval '1 minute'`
  expect((await submit({ email })).mark).toBe(null)
})

test('what the handler has seen stays the reason', async () => {
  expect((await submit({ mark: 'decoy' })).mark).toBe('decoy')
})

test('a marked message is kept and mailed like any other while there is room', async () => {
  expect(await submit({ mark: 'links' })).toEqual({ mark: 'links', claimed: true })
})

test('never more mails in an hour than the limit, also for a hundred messages at once', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => submit({ perHour: 20 })))
  expect(answers.filter(({ claimed }) => claimed)).toHaveLength(15)
  const runs = await Promise.all([mailAll(20), mailAll(20), mailAll(20)])
  expect(runs.flat()).toHaveLength(5)
  expect(await mailAll(20)).toEqual([])
  await sql`update public.contact_messages set delivered_at = now(), claimed_until = null where claimed_until is not null`
  await anHourLater()
  expect(await mailAll(20)).toHaveLength(20)
})

test('marked messages come after the others and take half of the mails, and no batch more', async () => {
  for (let index = 0; index < 30; index += 1) await submit({ mark: 'links', perHour: 1 })
  for (let index = 0; index < 4; index += 1) await submit({ perHour: 1 })
  await sql`update public.contact_messages set claimed_until = null`
  const mailed = await mailAll(20)
  expect(mailed.slice(0, 5).filter((mark) => mark === null)).toHaveLength(4)
  expect(mailed).toHaveLength(10)
})

test('what is held back is told once an hour, and nothing is told while all goes out', async () => {
  const told = async () => [...(await sql`select * from forms.tell_held_back(2)`)]
  await submit({ perHour: 2 })
  expect(await told()).toEqual([])
  await submit({ perHour: 2 })
  await submit({ perHour: 2 })
  await submit({ perHour: 2, mark: 'links' })
  expect(await told()).toEqual([{ waiting: 4, marked: 1 }])
  expect(await told()).toEqual([])
  await sql`update public.contact_messages set delivered_at = now() where claimed_until is not null`
  await sql`update forms.delivery set held_back_told_at = now() - interval '1 hour'`
  expect(await told()).toEqual([{ waiting: 2, marked: 1 }])
})
