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
})

afterAll(async () => {
  await sql.end()
  server.remove()
})

type Submission = {
  client?: string
  limit?: number
  validFor?: string
  email?: string
  message?: string
}

const question = {
  name: 'Ada',
  email: 'ada@example.com',
  organization: null,
  subject: 'A question',
  message: 'May I ask about the study?',
}

async function submit(options: Submission = {}): Promise<string> {
  const { client = 'client', limit = 1000, validFor = '1 hour', ...texts } = options
  const message = { ...question, id: randomUUID(), ...texts }
  const [row] = await sql`
    select outcome from forms.submit_message(
      ${JSON.stringify(message)}::text::jsonb, ${client}, ${limit}, 1000, false, now() + ${validFor}::interval)`
  return String(row?.outcome)
}

async function join(email: string, name: string | null, limit = 1000): Promise<number> {
  const [seconds] = await joinTogether([{ client: 'client', email, name }], limit)
  return seconds ?? Number.NaN
}

type Signup = { client: string; email: string; name: string | null }

async function joinTogether(signups: Signup[], limit = 1000): Promise<number[]> {
  const rows = await sql`
    select wait_seconds from forms.join_waitlist(${JSON.stringify(signups)}::text::jsonb, ${limit})
      as wait_seconds`
  return rows.map(({ wait_seconds: seconds }) => Number(seconds))
}

test('an address is on the waitlist once, under its first name', async () => {
  await join('ada@example.com', 'Ada')
  await join('ada@example.com', 'Somebody else')
  await join('ada@example.com', null)
  expect([...(await sql`select email, name from public.waitlist_signups`)]).toEqual([
    { email: 'ada@example.com', name: 'Ada' },
  ])
})

test('the limit is exact, also for a hundred submissions at once', async () => {
  const waits = await Promise.all(
    Array.from({ length: 100 }, (_, index) => join(`${index}@example.com`, null, 60)),
  )
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(60)
  const refused = waits.filter((seconds) => seconds > 0)
  expect(refused.every((seconds) => seconds <= 3600)).toBe(true)
  expect(await sql`select from public.waitlist_signups`).toHaveLength(60)
})

test('of those who come together, each client gets in up to its limit, in the order given', async () => {
  const signups = ['a', 'b', 'a', 'a', 'b'].map((client, index) => ({
    client,
    email: `${index}@example.com`,
    name: null,
  }))
  const waits = await joinTogether(signups, 2)
  expect(waits.map((seconds) => seconds === 0)).toEqual([true, true, true, false, true])
  expect(await sql`select from public.waitlist_signups`).toHaveLength(4)
  expect(await join('5@example.com', null, 2)).toBe(0)
})

test('an address that comes twice together is kept once, under the first name', async () => {
  const signups = ['Ada', 'Somebody else'].map((name) => ({
    client: 'client',
    email: 'ada@example.com',
    name,
  }))
  expect(await joinTogether(signups)).toEqual([0, 0])
  expect([...(await sql`select name from public.waitlist_signups`)]).toEqual([{ name: 'Ada' }])
})

test('groups that come at once with the same people never wait for each other for ever', async () => {
  const people = Array.from({ length: 20 }, (_, index) => index)
  const signups = (order: number[]) =>
    order.map((index) => ({ client: `${index}`, email: `${index}@example.com`, name: null }))
  const groups = Array.from({ length: 30 }, (_, round) =>
    joinTogether(signups(round % 2 ? people : people.toReversed())),
  )
  expect((await Promise.all(groups)).flat().every((seconds) => seconds === 0)).toBe(true)
  expect(await sql`select from public.waitlist_signups`).toHaveLength(20)
})

test('each function and each client is counted by itself', async () => {
  expect(await join('ada@example.com', null, 1)).toBe(0)
  expect(await join('ada@example.com', null, 1)).toBeGreaterThan(0)
  expect(await submit({ limit: 1 })).toBe('kept')
  expect(await submit({ limit: 1, message: 'Another one, the second' })).toBe('limited')
  expect(await submit({ limit: 1, client: 'somebody else', message: 'A third message' })).toBe(
    'kept',
  )
})

test('the counts of an hour are gone after it', async () => {
  await join('ada@example.com', null)
  await sql`update forms.submission_counts set hour = hour - interval '1 hour'`
  await sql`select privacy.delete_expired()`
  expect(await sql`select from forms.submission_counts`).toHaveLength(0)
})

test('the same message is kept once within a day, also when it comes twenty times at once', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => submit()))
  expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(1)
  expect(await submit({ email: 'ADA@Example.com' })).toBe('duplicate')
  expect(await submit({ message: 'May I ask about another study?' })).toBe('kept')
  expect(await submit({ email: 'grace@example.com' })).toBe('kept')
  await sql`update public.contact_messages set created_at = now() - interval '24 hours 1 minute'`
  expect(await submit()).toBe('kept')
})

test('a submission that comes after its sender stopped waiting is not kept', async () => {
  expect(await submit({ validFor: '-1 second' })).toBe('too late')
  expect(await sql`select from public.contact_messages`).toHaveLength(0)
})

test('two runs at once never claim the same message', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => submit({ message: `Message ${index} …` })),
  )
  const batches = await Promise.all(
    Array.from({ length: 10 }, () => sql`select id from forms.claim_messages(5, '', 1000)`),
  )
  const ids = batches.flatMap((rows) => rows.map(({ id }) => String(id)))
  expect(ids).toHaveLength(new Set(ids).size)
})

test('a claim lapses after fifteen seconds, and not before', async () => {
  await submit()
  expect(await sql`select from forms.claim_messages(5, '', 1000)`).toHaveLength(1)
  expect(await sql`select from forms.claim_messages(5, '', 1000)`).toHaveLength(0)
  await sql`update public.contact_messages set claimed_until = claimed_until - interval '14 seconds'`
  expect(await sql`select from forms.claim_messages(5, '', 1000)`).toHaveLength(0)
  await sql`update public.contact_messages set claimed_until = claimed_until - interval '1 second'`
  const [again] = await sql`select attempts from forms.claim_messages(5, '', 1000)`
  expect(again?.attempts).toBe(2)
})

test('a failed message waits a tenth of its age, an hour at most', async () => {
  await submit()
  const waitAt = async (age: string) => {
    await sql`update public.contact_messages set
      created_at = now() - ${age}::interval, next_attempt_at = now(), attempts = 3`
    await sql`select forms.mark_failed(id, 3, '451') from public.contact_messages`
    const [row] = await sql`
      select round(extract(epoch from next_attempt_at - now()))::int as seconds, last_error
      from public.contact_messages`
    expect(row?.last_error).toBe('451')
    return row?.seconds
  }
  expect(await waitAt('1 second')).toBe(0)
  expect(await waitAt('100 seconds')).toBe(10)
  expect(await waitAt('1 hour')).toBe(360)
  expect(await waitAt('20 hours')).toBe(3600)
})

test('after three days and twenty tries a message is given up, visibly, and can be sent again', async () => {
  await submit()
  await sql`update public.contact_messages set attempts = 20, created_at = now() - interval '4 days'`
  await sql`select forms.mark_failed(id, 20, '550') from public.contact_messages`
  const [row] = await sql`select delivery_state, last_error from public.contact_messages`
  expect(row).toEqual({ delivery_state: 'given up', last_error: '550' })
  expect(await sql`select from forms.claim_messages(5, '', 1000)`).toHaveLength(0)
})

test('a try that lost its claim cannot undo what the next one reached', async () => {
  await submit()
  const [first] = await sql`select id, attempts from forms.claim_messages(5, '', 1000)`
  const id = String(first?.id)
  await sql`select forms.mark_delivered(${id}, null)`
  await sql`select forms.mark_failed(${id}, 1, 'ETIMEDOUT')`
  const [row] = await sql`select delivery_state, last_error from public.contact_messages`
  expect(row).toEqual({ delivery_state: 'delivered', last_error: null })
})

test('a person’s data is shown and deleted however the address is typed, and nobody else’s', async () => {
  await join('ada@example.com', 'Ada')
  await join('grace@example.com', 'Grace')
  await submit({ email: 'Ada@Example.com' })
  await submit({ email: 'grace@example.com' })

  const [shown] = await sql`select privacy.export_person(' ADA@example.COM ') as data`
  expect(shown?.data.waitlist_signups).toMatchObject([{ email: 'ada@example.com', name: 'Ada' }])
  expect(shown?.data.contact_messages).toMatchObject([{ subject: 'A question' }])

  const [gone] = await sql`select privacy.forget_person('ADA@EXAMPLE.COM') as data`
  expect(gone?.data).toMatchObject({ waitlist_signups: 1, contact_messages: 1 })
  expect([...(await sql`select email from public.waitlist_signups`)]).toEqual([
    { email: 'grace@example.com' },
  ])
  expect(await sql`select from public.contact_messages`).toHaveLength(1)
})

test('a person is found in every script and on every day, in any letters', async () => {
  for (const [email, typed] of [
    ['łukasz@example.com', 'ŁUKASZ@Example.com'],
    ['σοφίας@example.com', 'ΣΟΦΊΑΣ@EXAMPLE.COM'],
    ['அகிலா@example.com', 'அகிலா@EXAMPLE.com'],
  ] as const) {
    await join(email, null)
    await submit({ email: typed })
    await sql`update public.contact_messages set created_at = now() - interval '400 days'`
    await submit({ email })
    const [shown] = await sql`select privacy.export_person(${typed}) as data`
    expect(shown?.data.contact_messages).toHaveLength(2)
    const [gone] = await sql`select privacy.forget_person(${typed}) as data`
    expect(gone?.data).toMatchObject({ waitlist_signups: 1, contact_messages: 2 })
  }
})

test('what has been kept for the whole period is deleted, and nothing younger', async () => {
  await join('old@example.com', null)
  await join('new@example.com', null)
  await submit()
  await sql`update public.contact_messages set created_at = now() - privacy.keep_for() - interval '1 day'`
  await sql`update public.waitlist_signups set created_at = now() - privacy.keep_for() - interval '1 day'
    where email = 'old@example.com'`
  await sql`select privacy.delete_expired()`
  expect([...(await sql`select email from public.waitlist_signups`)]).toEqual([
    { email: 'new@example.com' },
  ])
  expect(await sql`select from public.contact_messages`).toHaveLength(0)
})

test('what is past its time goes in small steps, so that nobody waits for it', async () => {
  await sql`
    insert into public.waitlist_signups (email, created_at)
    select n || '@example.com', now() - privacy.keep_for() - interval '1 day'
    from generate_series(1, 1500) n`
  const left = () => sql`select from public.waitlist_signups`
  await sql`select privacy.delete_expired()`
  expect(await left()).toHaveLength(500)
  await sql`select privacy.delete_expired()`
  expect(await left()).toHaveLength(0)
})

test('a visitor waits for no deletion, but for the batch that takes that very address', async () => {
  await sql`
    insert into public.waitlist_signups (email, created_at)
    select n || '@example.com', now() - privacy.keep_for() - interval '1 day'
    from generate_series(1, 1500) n`
  await submit()
  await sql`update public.contact_messages set created_at = now() - privacy.keep_for() - interval '1 day'`
  await sql`update forms.submission_counts set hour = hour - interval '1 hour'`
  let again: Promise<number> | undefined
  await sql.begin(async (deletion) => {
    await deletion`select privacy.delete_expired()`
    // Each is answered while the batch's transaction is open.
    expect(await join('ada@example.com', 'Ada')).toBe(0)
    expect(await submit()).toBe('kept')
    expect(await submit({ email: 'grace@example.com' })).toBe('kept')
    again = join('1@example.com', 'Again', 2000)
  })
  expect(await again).toBe(0)
  expect(await sql`select from public.waitlist_signups where name is not null`).toHaveLength(2)
  expect(await sql`select from public.waitlist_signups`).toHaveLength(502)
  expect(await sql`select from public.contact_messages`).toHaveLength(2)
})
