import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import type { Database } from '../../supabase/functions/_shared/database.ts'
import { createHealthHandler } from '../../supabase/functions/health/handler.ts'
import { message, noDatabase, createFunctionsWithDatabase } from './test-functions.ts'

const functions = await createFunctionsWithDatabase()

beforeEach(async () => {
  await functions.empty()
  await functions.rows('update forms.last_delivery_run set ended_at = now()')
})

function ask(handler: (request: Request) => Promise<Response>, method = 'GET'): Promise<Response> {
  return handler(new Request('http://site.test/functions/v1/health', { method }))
}

const limits = { signupsLimit: 2000, messagesLimit: 600 }

const open = (database: Database = functions.database) =>
  createHealthHandler({ database, log: () => {}, ...limits, startsDelivery: false })

const rejectMail = () => Promise.reject(Object.assign(new Error('no'), { code: 451 }))

/** Stores a message that has been waiting since then. */
async function leaveWaiting(age: string): Promise<void> {
  await functions.post('send-contact-email', message, { sendMail: rejectMail })
  await functions.rows(`update public.contact_messages set created_at = now() - interval '${age}'`)
}

test('answers 200 with the counts and nothing else, uncacheable', async () => {
  const answer = await ask(open())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({
    status: 'ok',
    database: 'ok',
    mail: { waiting: 0, held: 0, oldestSeconds: null, givenUp: 0, partlyRefused: 0 },
    limited: [],
    announcement: { waiting: 0, oldestSeconds: null, givenUp: 0 },
    delivery: { lastRunSeconds: 0 },
    signups: 0,
    messages: 0,
    version: packageJson.version,
  })
})

test('fails when a message has waited for more than 15 minutes', async () => {
  await leaveWaiting('14 minutes')
  expect(await (await ask(open())).json()).toMatchObject({ status: 'ok', mail: { waiting: 1 } })
  await functions.rows("update public.contact_messages set created_at = now() - interval '901 s'")
  const answer = await ask(open())
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ status: 'failing', mail: { oldestSeconds: 901 } })
})

test('fails when the delivery job has not run for more than 3 minutes', async () => {
  await functions.rows("update forms.last_delivery_run set ended_at = now() - interval '179 s'")
  expect((await ask(open())).status).toBe(200)
  await functions.rows("update forms.last_delivery_run set ended_at = now() - interval '181 s'")
  const answer = await ask(open())
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ database: 'ok', delivery: { lastRunSeconds: 181 } })
})

test('counts mail that MAIL_PER_HOUR holds back apart, and not as late', async () => {
  const deps = { mail: { from: 'website@example.org', to: 'team@example.org', perHour: 4 } }
  for (let index = 0; index < 12; index += 1)
    await functions.post('send-contact-email', { ...message, subject: `No. ${index}` }, deps)
  await functions.rows(`update public.contact_messages set created_at = now() - interval '1 hour',
    held_since = held_since - interval '1 hour'`)
  expect(await (await ask(open())).json()).toMatchObject({
    status: 'ok',
    mail: { waiting: 0, held: 8, oldestSeconds: null },
    limited: ['mail'],
  })
  // The mail server fails when the mail is no longer held back.
  await functions.rows(`update public.contact_messages set delivered_at = now() - interval '61 minutes'
    where delivered_at is not null`)
  await functions.rows('select from forms.claim_messages(1, 4)')
  const { mail } = await (await ask(open())).json()
  expect(mail).toMatchObject({ waiting: 1, held: 7 })
  expect(mail.oldestSeconds).toBeLessThan(60)
})

test('counts a message as held that is due again while MAIL_PER_HOUR is used up', async () => {
  await leaveWaiting('20 minutes')
  await functions.rows('update public.contact_messages set next_attempt_at = now()')
  await functions.rows('select from forms.claim_messages(5, 0)')
  expect(await (await ask(open())).json()).toMatchObject({
    status: 'ok',
    mail: { waiting: 0, held: 1, oldestSeconds: null },
  })
})

test('lists signups and messages that are at their ceiling', async () => {
  await functions.post('waitlist', { email: 'ada@example.com' })
  await functions.post('send-contact-email', message)
  const askWith = async (signupsLimit: number, messagesLimit: number) => {
    const deps = { database: functions.database, log: () => {}, startsDelivery: false }
    const health = createHealthHandler({ ...deps, signupsLimit, messagesLimit })
    return (await (await ask(health)).json()).limited
  }
  expect(await askWith(2, 2)).toEqual([])
  expect(await askWith(1, 1)).toEqual(['messages', 'signups'])
})

test('counts what an announcement is doing', async () => {
  await functions.rows(`
    insert into public.waitlist_signups (email) select index || '@example.com'
    from generate_series(1, 4) as numbers (index)`)
  await functions.rows("select forms.queue_announcement('{}')")
  for (const column of ['delivered_at', 'gave_up_at'])
    await functions.rows(`update forms.announcement_mails
      set ${column} = now(), queued_at = now() - interval '1 day'
      where id = (select id from forms.announcement_mails where delivered_at is null limit 1)`)
  await functions.rows(`update forms.announcement_mails set queued_at = now() - interval '100 s'
    where delivered_at is null and gave_up_at is null`)
  expect(await (await ask(open())).json()).toMatchObject({
    status: 'ok',
    announcement: { waiting: 2, oldestSeconds: 100, givenUp: 1 },
  })
})

test('counts no silence of a delivery job that starts with it before three minutes', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await functions.rows("update forms.last_delivery_run set ended_at = now() - interval '1 day'")
  const deps = { database: functions.database, log: () => {}, ...limits }
  const starting = createHealthHandler({ ...deps, startsDelivery: true })
  expect((await ask(starting)).status).toBe(200)
  vi.advanceTimersByTime(179_000)
  expect((await ask(starting)).status).toBe(200)
  vi.advanceTimersByTime(5000)
  expect((await ask(starting)).status).toBe(503)
})

test('reports messages that were given up without failing', async () => {
  await leaveWaiting('4 days')
  await functions.rows('update public.contact_messages set gave_up_at = now()')
  const answer = await ask(open())
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ mail: { waiting: 0, givenUp: 1 } })
})

test('answers 503 within a second when the database is down or hangs', async () => {
  const silent: Database = { ...noDatabase, query: () => new Promise(() => {}) }
  for (const database of [noDatabase, silent]) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pending = ask(open(database))
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    const answer = await pending
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      status: 'failing',
      database: 'failing',
      mail: { waiting: null, held: null, oldestSeconds: null, givenUp: null, partlyRefused: null },
      limited: [],
      announcement: { waiting: null, oldestSeconds: null, givenUp: null },
      delivery: { lastRunSeconds: null },
      signups: null,
      messages: null,
      version: packageJson.version,
    })
  }
})

test('queries the database at most once in five seconds, and never while a query hangs', async () => {
  vi.useFakeTimers()
  type Query = (...query: Parameters<Database['query']>) => Promise<unknown[]>
  const query = vi.fn<Query>(() => new Promise(() => {}))
  const handler = open({ ...noDatabase, query })
  const askAll = async () => {
    const answers = Promise.all(Array.from({ length: 50 }, () => ask(handler)))
    await vi.advanceTimersByTimeAsync(900)
    expect((await answers).every(({ status }) => status === 503)).toBe(true)
  }
  await askAll()
  await vi.advanceTimersByTimeAsync(6000)
  await askAll()
  expect(query).toHaveBeenCalledTimes(1)
  query.mockImplementation((...values) => functions.database.query(...values))
  vi.useRealTimers()
  const another = open({ ...functions.database, query })
  await Promise.all(Array.from({ length: 50 }, () => ask(another)))
  await ask(another)
  expect(query).toHaveBeenCalledTimes(2)
})

test('queries the database again after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  const query = vi.fn<() => Promise<never[]>>(async () => [])
  const handler = open({ ...noDatabase, query })
  for (const [at, queries] of [
    [0, 1],
    [4999, 1],
    [5000, 2],
  ] as const) {
    vi.setSystemTime(at)
    await ask(handler)
    expect(query).toHaveBeenCalledTimes(queries)
  }
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers %s with 405 and Allow', async (method) => {
  const answer = await ask(open(), method)
  expect(answer.status).toBe(405)
  expect(answer.headers.get('allow')).toBe('GET, HEAD')
  expect(await answer.json()).toMatchObject({ code: 'wrong_method' })
})

test('answers HEAD like GET', async () => {
  expect((await ask(open(), 'HEAD')).status).toBe(200)
})

test('counts the signups and messages of this hour', async () => {
  await functions.post('waitlist', { email: 'ada@example.com' })
  await functions.post('waitlist', { email: 'grace@example.com' })
  await functions.post('send-contact-email', message)
  expect(await (await ask(open())).json()).toMatchObject({ signups: 2, messages: 1 })
})
