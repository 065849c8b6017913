import postgres from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startForgetfulPooler } from '#tests/database/forgetful-pooler.ts'
import { freePort, startPostgres, type PostgresServer } from '#tests/database/postgres-server.ts'
import { migratePostgres } from '../../supabase/local/database.ts'
import { startMailServer, type MailServer } from './mail-server.ts'
import { startFunction, type RunningProcess } from './processes.ts'
import { canary, joinWaitlist, sendFor, sendMessage, until, type Answer } from './submissions.ts'

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
    MAIL_TO: 'team@example.org',
    RATE_LIMIT_PER_HOUR: '1000000',
    MAIL_PER_HOUR: '1000000',
    DELIVERY_SECRET: secret,
  }
  contactPort = await freePort()
  contact = await startFunction('send-contact-email', contactPort, environment)
  waitlist = await startFunction('waitlist', await freePort(), environment)
  deliver = await startFunction('deliver', await freePort(), environment)
  health = await startFunction('health', await freePort(), environment)
})

beforeEach(async () => {
  await sql`truncate public.waitlist_signups, public.contact_messages`
  mail.received.length = 0
  mail.mood = 'accept'
  mail.refuses = null
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

async function send(mark?: string): Promise<Answer> {
  const answer = await sendMessage(contact.url, mark)
  bodies.push(answer.body)
  return answer
}

async function join(mark?: string): Promise<Answer> {
  const answer = await joinWaitlist(waitlist.url, mark)
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

function mailsWith(mark: string): number {
  return mail.received.filter(({ raw }) => raw.includes(`Question ${mark}`)).length
}

async function waiting(): Promise<number> {
  return (await sql`select from public.contact_messages where delivery_state = 'waiting'`).length
}

/** Expires the claims without waiting 15 seconds. */
async function lapseClaims(): Promise<void> {
  await sql`update public.contact_messages set claimed_until = now()`
}

/** Each 200 has one mail; after a crash possibly two. */
function expectEveryMessageMailed(answers: readonly Answer[]): { twice: number } {
  const taken = answers.filter(({ status }) => status === 200)
  expect(taken.length).toBeGreaterThan(0)
  expect(taken.filter(({ mark }) => mailsWith(mark) === 0)).toEqual([])
  const copies =
    mail.received.length - new Set(mail.received.map(({ messageId }) => messageId)).size
  return { twice: copies }
}

test('stores a message and mails it at once, with Reply-To', async () => {
  const { status, body, mark } = await send()
  expect(status).toBe(200)
  expect(body).toMatch(/^{"success":true,"reference":"[0-9A-Z]{4}-[0-9A-Z]{4}"}$/)
  expect(mailsWith(mark)).toBe(1)
  expect(mail.received[0]?.raw).toContain(`Reply-To: ${canary.name} <${canary.email}>`)
  await until(2000, async () => (await waiting()) === 0)
})

test('stores a signup in lower case and answers a repeat alike', async () => {
  const first = await join('Ada')
  const second = await join('ADA')
  expect(second.body).toBe(first.body)
  expect([...(await sql`select email from public.waitlist_signups`)]).toEqual([
    { email: 'ada@canary.example.com' },
  ])
})

test('rejects a delivery run without the secret', async () => {
  const wrong = { method: 'POST', headers: { 'x-delivery-secret': 'a secret of the schedul' } }
  expect((await fetch(deliver.url, wrong)).status).toBe(401)
  expect((await fetch(deliver.url)).status).toBe(405)
})

test('reports in health that the database is down and up again', async () => {
  const status = async () => {
    const started = performance.now()
    const answer = await fetch(health.url)
    expect(performance.now() - started).toBeLessThan(1000)
    return answer.status
  }
  await runDelivery()
  await until(6000, async () => (await status()) === 200)
  database.stop()
  await until(6000, async () => (await status()) === 503)
  database.start()
  await until(11_000, async () => (await status()) === 200)
})

test('answers at once and loses no message when the mail server refuses connections', async () => {
  await mail.stop()
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(2500)
  await until(3000, async () => {
    const rows = await sql`select from public.contact_messages where last_error is not null`
    return rows.length === 3
  })
  await mail.start()
  expect(await runDelivery()).toEqual({ delivered: 3, failed: 0 })
  expect(expectEveryMessageMailed(answers)).toEqual({ twice: 0 })
})

test('answers after two seconds when the mail server hangs', async () => {
  mail.mood = 'hang'
  const answer = await send()
  expect(answer.status).toBe(200)
  expect(answer.milliseconds).toBeGreaterThan(1900)
  expect(answer.milliseconds).toBeLessThan(3000)
  await until(12_000, async () => {
    const [row] = await sql`select last_error from public.contact_messages`
    return row?.last_error !== null
  })
  mail.mood = 'accept'
  expect(await runDelivery()).toEqual({ delivered: 1, failed: 0 })
  expect(expectEveryMessageMailed([answer])).toEqual({ twice: 0 })
})

test('retries with the same Message-ID when the confirmation is lost', async () => {
  mail.mood = 'hang after the mail'
  const answer = await send()
  await until(12_000, async () => {
    const [row] = await sql`select last_error from public.contact_messages`
    return row?.last_error !== null
  })
  mail.mood = 'accept'
  await runDelivery()
  expect(mailsWith(answer.mark)).toBe(2)
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(1)
})

test('retries after a connection dropped in the middle of a mail', async () => {
  mail.mood = 'drop'
  const answer = await send()
  expect(answer.status).toBe(200)
  await until(3000, async () => {
    const [row] = await sql`select last_error from public.contact_messages`
    return row?.last_error !== null
  })
  mail.mood = 'accept'
  expect(await runDelivery()).toEqual({ delivered: 1, failed: 0 })
  expect(expectEveryMessageMailed([answer])).toEqual({ twice: 0 })
})

test('retries when the mail server defers', async () => {
  mail.mood = 'defer'
  const answer = await send()
  expect(await runDelivery()).toEqual({ delivered: 0, failed: 1 })
  const [row] = await sql`select attempts, last_error from public.contact_messages`
  expect(row).toEqual({ attempts: 2, last_error: '451' })
  mail.mood = 'accept'
  expect(await runDelivery()).toEqual({ delivered: 1, failed: 0 })
  expect(expectEveryMessageMailed([answer])).toEqual({ twice: 0 })
})

test('delivers other messages when one is rejected permanently', async () => {
  await mail.stop()
  const refused = await send()
  const others = await Promise.all(Array.from({ length: 12 }, () => send()))
  await until(3000, async () => {
    const rows = await sql`select from public.contact_messages where claimed_until is null`
    return rows.length === 13
  })
  mail.refuses = `Question ${refused.mark}`
  await mail.start()
  expect(await runDelivery()).toEqual({ delivered: 12, failed: 1 })
  expectEveryMessageMailed(others)
})

test('mails nothing twice in two concurrent delivery runs', async () => {
  await mail.stop()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send()))
  await until(5000, async () => {
    const rows = await sql`select from public.contact_messages where claimed_until is null`
    return rows.length === 20
  })
  await mail.start()
  await Promise.all([runDelivery(), runDelivery(), runDelivery()])
  expect(expectEveryMessageMailed(answers)).toEqual({ twice: 0 })
  expect(await waiting()).toBe(0)
})

test('stores one message and sends one mail for twenty clicks', async () => {
  const mark = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(mark)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  // The response may arrive before the mail.
  await expect.poll(() => mailsWith(mark), { timeout: 10_000 }).toBeGreaterThan(0)
  expect(await sql`select from public.contact_messages`).toHaveLength(1)
  expect(mailsWith(mark)).toBe(1)
})

test('answers 503 while the database is down, and mails nothing', async () => {
  database.stop()
  const answers = [await send(), await join()]
  database.start()
  for (const { status, body, milliseconds } of answers) {
    expect(status).toBe(503)
    expect(body).toContain('"code":"not_kept"')
    expect(milliseconds).toBeLessThan(10_000)
  }
  expect(mail.received).toEqual([])
})

test('loses nothing that was answered 200 when the database restarts under load', async () => {
  const load = Promise.all([sendFor(9000, 4, send), sendFor(9000, 4, join)])
  await new Promise((resolve) => setTimeout(resolve, 2000))
  database.stop()
  await new Promise((resolve) => setTimeout(resolve, 2500))
  database.start()
  const [messages, signups] = await load

  const statuses = new Set([...messages, ...signups].map(({ status }) => status))
  for (const status of statuses) expect([200, 503]).toContain(status)
  await until(10_000, async () => (await sql`select 1`).length === 1)
  await lapseClaims()
  await runDelivery()
  const { twice } = expectEveryMessageMailed(messages)
  console.log(`database outage: ${messages.length} messages, ${twice} mailed twice`)

  const kept = new Set(
    (await sql`select email from public.waitlist_signups`).map(({ email }) => email),
  )
  const lost = signups.filter(
    ({ status, mark }) => status === 200 && !kept.has(`${mark}@canary.example.com`),
  )
  expect(lost).toEqual([])
  expect(await send()).toMatchObject({ status: 200 })
})

test('loses nothing that was answered 200 when a function is killed under load', async () => {
  const load = sendFor(6000, 6, send)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  logs.push(contact.output())
  await contact.end('SIGKILL')
  contact = await startFunction('send-contact-email', contactPort, environment)
  const answers = await load
  await lapseClaims()
  await runDelivery()
  const { twice } = expectEveryMessageMailed(answers)
  expect(await waiting()).toBe(0)
  console.log(`killed under load: ${answers.length} messages, ${twice} mailed twice`)
  // Six visitors send concurrently.
  expect(twice).toBeLessThanOrEqual(6)
})

test('shuts down within ten seconds under load, with every request answered', async () => {
  const load = sendFor(3000, 6, send)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  logs.push(contact.output())
  const started = Date.now()
  expect(await contact.end('SIGTERM')).toBe(0)
  expect(Date.now() - started).toBeLessThan(10_000)
  const answers = await load
  contact = await startFunction('send-contact-email', contactPort, environment)
  expect(await waiting()).toBe(0)
  expect(expectEveryMessageMailed(answers)).toEqual({ twice: 0 })
})

test('stops at start with an error that names the missing or malformed setting', async () => {
  const { SUPABASE_DB_URL: _, ...withoutDatabase } = environment
  const { SMTP_URL: __, ...withoutMail } = environment
  const start = (settings: Record<string, string>) =>
    startFunction('send-contact-email', 1, settings)
  await expect(start(withoutDatabase)).rejects.toThrow('DATABASE_URL has to be set')
  await expect(start(withoutMail)).rejects.toThrow('SMTP_URL or RESEND_API_KEY has to be set')
  await expect(start({ ...environment, RATE_LIMIT_PER_HOUR: 'many' })).rejects.toThrow(
    'RATE_LIMIT_PER_HOUR has to be a whole number',
  )
  await expect(start({ ...environment, ALLOWED_ORIGINS: 'https://*.example.com' })).rejects.toThrow(
    'ALLOWED_ORIGINS does not support wildcards',
  )
})

test('refuses to start with the owner’s rights and runs with a dedicated login', async () => {
  const pooler = await startForgetfulPooler(database.url)
  const start = startFunction('waitlist', 1, { ...environment, DATABASE_URL: pooler.url })
  await expect(start).rejects.toThrow(/DATABASE_URL: the database does not let .* site_functions/)
  await sql.unsafe("create role site_backend login password 'a password' in role site_functions")
  const url = database.url.replace('postgres@', 'site_backend:a%20password@')
  const port = await freePort()
  const own = await startFunction('waitlist', port, { ...environment, DATABASE_URL: url })
  expect((await joinWaitlist(own.url)).status).toBe(200)
  expect(own.output()).not.toContain('more rights')
  expect(waitlist.output()).toContain('more rights than the functions need')
  await own.end('SIGTERM')
  pooler.stop()
})

test('prefers DATABASE_URL to the URL that the platform sets', async () => {
  const settings = { ...environment, SUPABASE_DB_URL: 'postgres://127.0.0.1:1/nowhere' }
  const port = await freePort()
  const own = await startFunction('waitlist', port, { ...settings, DATABASE_URL: database.url })
  expect((await joinWaitlist(own.url)).status).toBe(200)
  await own.end('SIGTERM')
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
