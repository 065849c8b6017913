import { readFileSync } from 'node:fs'
import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPostgres, type PostgresServer } from '#tests/database/postgres-server.ts'
import { freePort } from '#tests/free-port.ts'
import { migratePostgres } from '../../server/migrations.ts'
import { startMailServer, type MailServer } from './mail-server.ts'
import { startFunction, type RunningProcess } from './processes.ts'
import {
  canary,
  joinWaitlist,
  keepSending,
  sendMessage,
  until,
  type Answer,
} from './submissions.ts'

const secret = 'a secret of the schedule'

let database: PostgresServer
let sql: postgres.Sql
let mail: MailServer
let waitlist: RunningProcess
let contact: RunningProcess
let deliver: RunningProcess
let health: RunningProcess
let environment: Record<string, string>
let contactPort: number
const logs: string[] = []
const bodies: string[] = []

beforeAll(async () => {
  database = await startPostgres()
  await migratePostgres(database.url)
  sql = postgres(database.url, { max: 2, onnotice: () => {}, backoff: () => 0.1 })
  mail = await startMailServer(await freePort())
  environment = {
    SUPABASE_DB_URL: database.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Website <website@example.org>',
    MAIL_TO: 'team@example.org, second@example.org',
    RATE_LIMIT_PER_HOUR: '1000000',
    MESSAGES_PER_HOUR: '4000000',
    SIGNUPS_PER_ADDRESS: '1000000',
    MAIL_PER_HOUR: '1000000',
    DELIVERY_SECRET: secret,
  }
  contactPort = await freePort()
  ;[contact, waitlist, deliver, health] = await Promise.all([
    startFunction('send-contact-email', contactPort, environment),
    startFunction('waitlist', await freePort(), environment),
    startFunction('deliver', await freePort(), environment),
    startFunction('health', await freePort(), environment),
  ])
})

beforeEach(async () => {
  await sql`truncate public.waitlist_signups, forms.announcement_mails, public.contact_messages,
    public.data_requests`
  mail.received.length = 0
  mail.behaviour = 'accept'
  mail.rejectsMailWith = null
  mail.rejectsRecipients = {}
})

afterEach(() => {
  logs.push(contact.output(), waitlist.output(), deliver.output(), health.output())
})

afterAll(async () => {
  await Promise.all([contact, waitlist, deliver, health].map((running) => running.end('SIGKILL')))
  await sql.end({ timeout: 1 })
  await mail.stop()
  database.remove()
})

async function send(id?: string): Promise<Answer> {
  const answer = await sendMessage(contact.url, id)
  bodies.push(answer.body)
  return answer
}

async function join(id?: string): Promise<Answer> {
  const answer = await joinWaitlist(waitlist.url, id)
  bodies.push(answer.body)
  return answer
}

/** Makes all messages due and calls `deliver`, as the scheduler does every minute. */
async function runDelivery(): Promise<{ delivered: number; failed: number }> {
  await sql`update public.contact_messages set next_attempt_at = now()`
  const headers = { 'x-delivery-secret': secret }
  const response = await fetch(deliver.url, { method: 'POST', headers })
  expect(response.status).toBe(200)
  return response.json()
}

function mailsWith(id: string): number {
  return mail.received.filter(({ raw }) => raw.includes(`Question ${id}`)).length
}

async function waiting(): Promise<number> {
  return (await sql`select from public.contact_messages where delivery_state = 'waiting'`).length
}

/** Expires the claims without waiting 15 seconds. */
async function expireClaims(): Promise<void> {
  await sql`update public.contact_messages set claimed_until = now()`
}

/** Each 200 has one mail; after a crash possibly two. */
function expectEveryMessageMailed(answers: readonly Answer[]): { duplicates: number } {
  const accepted = answers.filter(({ status }) => status === 200)
  expect(accepted.length).toBeGreaterThan(0)
  expect(accepted.filter(({ id }) => mailsWith(id) === 0)).toEqual([])
  const duplicates =
    mail.received.length - new Set(mail.received.map(({ messageId }) => messageId)).size
  return { duplicates }
}

test('stores a message and mails it at once, with Reply-To', async () => {
  const { status, body, id } = await send()
  expect(status).toBe(200)
  expect(body).toMatch(/^{"success":true,"reference":"[0-9A-Z]{4}-[0-9A-Z]{4}"}$/)
  await until(() => mailsWith(id) === 1)
  expect(mail.received[0]?.raw).toContain(JSON.parse(body).reference)
  expect(mail.received[0]?.raw).toContain(`Reply-To: ${canary.name} <${canary.email}>`)
  await until(async () => (await waiting()) === 0)
})

test('rejects a delivery run without the secret', async () => {
  const wrong = { method: 'POST', headers: { 'x-delivery-secret': 'a secret of the schedul' } }
  expect((await fetch(deliver.url, wrong)).status).toBe(401)
  expect((await fetch(deliver.url)).status).toBe(405)
})

test('reports in health that the database is down and up again', async () => {
  const expectStatus = (status: number) =>
    until(async () => (await fetch(health.url)).status === status)
  await runDelivery()
  await expectStatus(200)
  database.stop()
  await expectStatus(503)
  database.start()
  await expectStatus(200)
})

test('reports in health that the database is read-only, and writable again', async () => {
  const setReadOnly = async (state: string) => {
    await sql.begin('read write', (transaction) =>
      transaction.unsafe(`alter role postgres set default_transaction_read_only = ${state}`),
    )
    // A session reads the setting when it begins.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'site-functions'`
  }
  const report = async () => {
    const answer = await fetch(health.url)
    return { status: answer.status, database: (await answer.json()).database }
  }
  const expectReport = (expected: Awaited<ReturnType<typeof report>>) =>
    until(async () => JSON.stringify(await report()) === JSON.stringify(expected))
  await runDelivery()
  await expectReport({ status: 200, database: 'ok' })
  await setReadOnly('on')
  try {
    await expectReport({ status: 503, database: 'failing' })
    expect((await send()).status).toBe(503)
  } finally {
    await setReadOnly('off')
  }
  await expectReport({ status: 200, database: 'ok' })
})

test('mails the mailbox that was full as soon as it has room, and nobody else again', async () => {
  mail.rejectsRecipients = { 'second@example.org': 452 }
  await send()
  const state = async () =>
    (await sql`select delivery_state, last_error, delivered_to from public.contact_messages`)[0]
  await until(async () => (await state())?.last_error === '452')
  expect(await state()).toMatchObject({
    delivery_state: 'waiting',
    delivered_to: 'team@example.org',
  })
  mail.rejectsRecipients = {}
  expect(await runDelivery()).toEqual({ delivered: 1, failed: 0 })
  expect(mail.received.map(({ recipients }) => recipients)).toEqual([
    ['team@example.org'],
    ['second@example.org'],
  ])
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(1)
  expect(await state()).toMatchObject({ delivery_state: 'delivered' })
})

test('answers and loses no message when the mail server refuses connections', async () => {
  await mail.stop()
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await until(async () => {
    const rows = await sql`select from public.contact_messages where last_error is not null`
    return rows.length === 3
  })
  await mail.start()
  expect(await runDelivery()).toEqual({ delivered: 3, failed: 0 })
  expect(expectEveryMessageMailed(answers)).toEqual({ duplicates: 0 })
})

test('responds while the mail server hangs, then times out and retries', async () => {
  mail.behaviour = 'hang'
  const answer = await send()
  expect(answer.status).toBe(200)
  const error = async () =>
    (await sql`select last_error from public.contact_messages`)[0]?.last_error
  expect(await error()).toBe(null)
  await until(async () => (await error()) !== null)
  mail.behaviour = 'accept'
  expect(await runDelivery()).toEqual({ delivered: 1, failed: 0 })
  expect(expectEveryMessageMailed([answer])).toEqual({ duplicates: 0 })
})

test('retries with the same Message-ID when the confirmation is lost', async () => {
  mail.behaviour = 'hang after the mail'
  const answer = await send()
  await until(() => mailsWith(answer.id) === 1)
  mail.behaviour = 'accept'
  await expireClaims()
  await runDelivery()
  expect(mailsWith(answer.id)).toBe(2)
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(1)
})

test('retries when the mail server defers', async () => {
  mail.behaviour = 'defer'
  const answer = await send()
  await until(
    async () =>
      (await sql`select from public.contact_messages where claimed_until is null`).length === 1,
  )
  expect(await runDelivery()).toEqual({ delivered: 0, failed: 1 })
  const [row] = await sql`select attempts, last_error from public.contact_messages`
  expect(row).toEqual({ attempts: 2, last_error: '451' })
  mail.behaviour = 'accept'
  expect(await runDelivery()).toEqual({ delivered: 1, failed: 0 })
  expect(expectEveryMessageMailed([answer])).toEqual({ duplicates: 0 })
})

test('delivers other messages when one is rejected permanently', async () => {
  await mail.stop()
  const refused = await send()
  const others = await Promise.all(Array.from({ length: 12 }, () => send()))
  await until(async () => {
    const rows = await sql`select from public.contact_messages where claimed_until is null`
    return rows.length === 13
  })
  mail.rejectsMailWith = `Question ${refused.id}`
  await mail.start()
  expect(await runDelivery()).toEqual({ delivered: 12, failed: 1 })
  expectEveryMessageMailed(others)
})

test('stores nothing that it has answered with 503, when a lock lasts longer than the wait', async () => {
  await send()
  await join()
  const lock = await sql.reserve()
  await lock`begin`
  await lock`lock table public.contact_messages, public.waitlist_signups`
  // More than the functions have connections, so that some wait for one.
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => (index % 2 ? send() : join())),
  )
  await lock`rollback`
  lock.release()
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  // Whatever still waited for the lock or for a connection would be stored before these.
  expect((await send()).status).toBe(200)
  expect((await join()).status).toBe(200)
  expect(await sql`select from public.contact_messages`).toHaveLength(2)
  expect(await sql`select from public.waitlist_signups`).toHaveLength(2)
})

test('reads rows of a database whose dates and times have another format', async () => {
  const setFormats = async (statements: string) => {
    await sql.unsafe(statements)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'site-functions'`
  }
  await setFormats(`alter role postgres set datestyle = 'SQL, DMY';
    alter role postgres set intervalstyle = 'iso_8601'; alter role postgres set timezone = 'Asia/Kathmandu'`)
  try {
    const answer = await send()
    expect(answer.status).toBe(200)
    await until(() => mailsWith(answer.id) === 1)
    expect(await runDelivery()).toMatchObject({ failed: 0 })
  } finally {
    await setFormats('alter role postgres reset all')
  }
})

test('keeps running when the database ends connections in the middle of a statement', async () => {
  for (let time = 0; time < 8; time += 1) {
    const requests = Promise.all([send(), join(), send(), join()])
    await new Promise((resolve) => setTimeout(resolve, 4 * time))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'site-functions'`
    for (const { status } of await requests) expect([200, 503]).toContain(status)
  }
  expect([(await send()).status, (await join()).status]).toEqual([200, 200])
})

test('says at the start that the database refuses the login, and answers visitors', async () => {
  const settings = { ...environment, SUPABASE_DB_URL: database.url.replace('postgres@', 'nobody@') }
  const refused = await startFunction('waitlist', await freePort(), settings)
  expect(refused.output()).toContain('the database refuses this login, password or name')
  expect((await joinWaitlist(refused.url)).status).toBe(503)
  await refused.end('SIGTERM')
})

test('keeps every accepted submission when the database restarts under load', async () => {
  const messages = keepSending(4, send)
  const signups = keepSending(4, join)
  const acceptedCount = () => messages.answers.filter(({ status }) => status === 200).length
  await until(() => acceptedCount() > 20)
  database.stop()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  const before = acceptedCount()
  database.start()
  await until(() => acceptedCount() > before + 20)
  await Promise.all([messages.stop(), signups.stop()])

  for (const { status } of [...messages.answers, ...signups.answers])
    expect([200, 503]).toContain(status)
  await until(async () => (await sql`select 1`).length === 1)
  await expireClaims()
  await runDelivery()
  expectEveryMessageMailed(messages.answers)
  const rows = await sql`
    select email from public.waitlist_signups where language = 'ta' and notice_version = '1.1'`
  const stored = new Set(rows.map(({ email }) => email))
  const accepted = signups.answers.filter(({ status }) => status === 200)
  expect(accepted.length).toBeGreaterThan(0)
  expect(accepted.filter(({ id }) => !stored.has(`${id}@canary.example.com`))).toEqual([])
  expect(await send()).toMatchObject({ status: 200 })
})

test('keeps every accepted message when a function is killed under load', async () => {
  const load = keepSending(6, send)
  await until(() => load.answers.length > 20)
  logs.push(contact.output())
  await contact.end('SIGKILL')
  const answers = await load.stop()
  const unmarked = await waiting()
  contact = await startFunction('send-contact-email', contactPort, environment)
  await expireClaims()
  await runDelivery()
  // A mail goes out after its answer, so that the function may have mailed any of these without a note.
  expect(expectEveryMessageMailed(answers).duplicates).toBeLessThanOrEqual(unmarked)
  expect(await waiting()).toBe(0)
})

/** As on Supabase, with one gateway in front. */
const hosted = {
  DENO_DEPLOYMENT_ID: 'a deployment',
  ALLOWED_ORIGINS: 'https://www.example.org',
  TRUSTED_PROXY_HOPS: '1',
}

test('stops at start with an error that names the missing setting', async () => {
  // Malformed settings are in tests/functions/settings.test.ts.
  const { SUPABASE_DB_URL: _, ...withoutDatabase } = environment
  const withoutMailbox = { ...environment, ...hosted, MAIL_TO: '' }
  const start = (settings: Record<string, string>) =>
    startFunction('send-contact-email', 1, settings)
  await Promise.all([
    expect(start(withoutDatabase)).rejects.toThrow('DATABASE_URL has to be set'),
    expect(start(withoutMailbox)).rejects.toThrow('MAIL_TO has to be set for a hosted function'),
    expect(startFunction('unsubscribe', 1, { ...environment, ...hosted })).rejects.toThrow(
      'SITE_ORIGIN has to be set for a hosted function',
    ),
  ])
})

test('runs hosted with the login of deploy/README.md, which cannot gain the owner’s rights', async () => {
  const [statement = '', name = ''] =
    /create role (\w+) login password '<password>' in role \w+;/.exec(
      readFileSync('deploy/README.md', 'utf8'),
    ) ?? []
  await sql.unsafe(statement.replace('<password>', 'a password'))
  const login = database.url.replace('postgres@', `${name}:a%20password@`)
  const settings = {
    ...environment,
    ...hosted,
    SUPABASE_DB_URL: 'postgres://127.0.0.1:1/nowhere',
    DATABASE_URL: `${login}?pgbouncer=true&schema=public`,
  }
  const own = await Promise.all(
    (['waitlist', 'send-contact-email', 'deliver', 'health'] as const).map(async (each) =>
      startFunction(each, await freePort(), settings),
    ),
  )
  const [ownWaitlist, ownContact, ownDeliver, ownHealth] = own.map(({ url }) => url)
  expect((await joinWaitlist(ownWaitlist ?? '')).status).toBe(200)
  const answer = await sendMessage(ownContact ?? '')
  expect(answer.status).toBe(200)
  await until(() => mailsWith(answer.id) === 1)
  const headers = { 'x-delivery-secret': secret }
  expect((await fetch(ownDeliver ?? '', { method: 'POST', headers })).status).toBe(200)
  expect((await fetch(ownHealth ?? '')).status).toBe(200)
  await Promise.all(own.map((running) => running.end('SIGTERM')))

  const connection = postgres(login, { max: 1, onnotice: () => {} })
  await connection`set role site_functions`
  await connection`set role none`
  await expect(connection`select from public.contact_messages`).rejects.toThrow('permission denied')
  await expect(connection`set role postgres`).rejects.toThrow('permission denied')
  await connection.end()
})

test('refuses a hosted DATABASE_URL with more rights than the functions need, and allows Supabase’s', async () => {
  const settings = { ...environment, ...hosted }
  const owner = { ...settings, DATABASE_URL: database.url }
  await expect(startFunction('waitlist', 1, owner)).rejects.toThrow(
    'set DATABASE_URL to a login that is only a member of site_functions',
  )
  const platform = await startFunction('waitlist', await freePort(), settings)
  expect((await joinWaitlist(platform.url)).status).toBe(200)
  await platform.end('SIGTERM')
})

test('logs JSON lines with time, level and text', () => {
  const lines = logs.flatMap((log) => log.split('\n').filter(Boolean))
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      level: expect.stringMatching(/^(info|warn|error)$/),
      what: expect.any(String),
    })
})

test('writes no personal data into logs and responses', () => {
  const everything = [...logs, ...bodies].join('\n')
  expect(everything).toContain('ECONNREFUSED')
  for (const personal of [canary.name, canary.email, 'canary.example.com', canary.words, 'ada@'])
    expect(everything).not.toContain(personal)
})
