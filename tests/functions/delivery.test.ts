import { readFileSync } from 'node:fs'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../supabase/functions/_shared/database.ts'
import { runDelivery } from '../../supabase/functions/_shared/delivery-job.ts'
import { codeOf, CodedError } from '../../supabase/functions/_shared/errors.ts'
import { MailError, type Mail } from '../../supabase/functions/_shared/mail.ts'
import { createHealthHandler } from '../../supabase/functions/health/handler.ts'
import { createFunctionsWithDatabase, message } from './test-functions.ts'

const functions = await createFunctionsWithDatabase()
const team = { from: 'website@example.org', to: 'One <one@example.org>, two@example.org' }

/** The recipients of each try. */
let tries: string[][]
/** What a try fails with, or null. */
let fail: (mail: Mail) => Error | null

const deps = {
  database: functions.database,
  sendMail: async (mail: Mail) => {
    tries.push(mail.recipients)
    const error = fail(mail)
    if (error) throw error
  },
  mail: { ...team, perHour: 1000 },
  announcementsPerHour: 1000,
  log: (...line: unknown[]) => void functions.logs.push(JSON.stringify(line)),
}

beforeEach(async () => {
  await functions.empty()
  tries = []
  fail = () => null
})

const send = (changes: Partial<typeof message> = {}) =>
  functions.post('send-contact-email', { ...message, ...changes }, deps)

/** Runs the delivery job so much later. */
async function runLater(minutes: number) {
  await functions.rows(`
    update public.contact_messages set created_at = created_at - interval '${minutes} minutes',
      next_attempt_at = next_attempt_at - interval '${minutes} minutes'`)
  return runDelivery(deps)
}

async function readHealth() {
  await functions.rows('update forms.last_delivery_run set ended_at = now()')
  const limits = { signupsLimit: 2000, messagesLimit: 600, startsDelivery: false }
  const handler = createHealthHandler({ database: functions.database, log: () => {}, ...limits })
  const answer = await handler(new Request('http://site.test/functions/v1/health'))
  return answer.json()
}

const rows = () =>
  functions.rows(
    'select delivery_state, last_error, attempts from public.contact_messages order by created_at',
  )

/** The statements of deploy/reference.md: to retry what was given up, and to mark a message as done. */
const [retryStatement = '', doneStatement = ''] = Array.from(
  readFileSync('deploy/reference.md', 'utf8').matchAll(
    /`(update public\.contact_messages [^`]+)`/g,
  ),
  ([, statement = '']) => statement,
)
const expiredSignup = `
  insert into public.waitlist_signups (email, created_at)
  values ('ada@example.com', now() - interval '6 years')`

const retry = () => functions.rows(retryStatement)

test('records a delivery when the database is read-only for a moment', async () => {
  let refusals = 2
  const database: Database = {
    ...functions.database,
    query: (statement, values) =>
      statement.includes('mark_delivered') && refusals-- > 0
        ? Promise.reject(new CodedError('25006'))
        : functions.database.query(statement, values),
  }
  await functions.post('send-contact-email', message, { ...deps, database })
  expect(tries).toHaveLength(1)
  await expect.poll(rows).toMatchObject([{ delivery_state: 'delivered', attempts: 1 }])
  await runLater(1)
  expect(tries).toHaveLength(1)
})

test('retries only the mailbox that refused the mail for now, and counts it in health', async () => {
  fail = () => new MailError('452', null, ['one@example.org'])
  await send()
  expect(functions.logs.join()).toContain('mail partly refused')
  expect(functions.logs.join()).not.toContain('example.org')
  fail = () => new CodedError('452')
  await runLater(20)
  expect(await readHealth()).toMatchObject({
    status: 'ok',
    mail: { waiting: 1, oldestSeconds: null, partlyRefused: 1, givenUp: 0 },
  })
  fail = () => null
  await runLater(20)
  expect(tries).toEqual([
    ['One <one@example.org>', 'two@example.org'],
    ['two@example.org'],
    ['two@example.org'],
  ])
  expect(await rows()).toMatchObject([{ delivery_state: 'delivered', last_error: null }])
  expect(await readHealth()).toMatchObject({ mail: { waiting: 0, partlyRefused: 0 } })
})

test('sends no copy to mailboxes that took the mail in different tries', async () => {
  deps.mail.to = 'one@example.org, two@example.org, three@example.org'
  onTestFinished(() => void (deps.mail.to = team.to))
  fail = () => new MailError('452', null, ['one@example.org'])
  await send()
  fail = () => new MailError('452', null, ['two@example.org'])
  await runLater(20)
  await runLater(20)
  expect(tries.slice(1)).toEqual([['two@example.org', 'three@example.org'], ['three@example.org']])
})

test('counts a mailbox that refuses for good, and mails it when a person retries', async () => {
  fail = () => new MailError('550', null, ['one@example.org'])
  await send()
  await send()
  expect(await rows()).toHaveLength(1)
  expect(await runLater(10_000)).toEqual({ delivered: 0, failed: 0 })
  expect(await rows()).toEqual([
    { delivery_state: 'partly refused', last_error: '550', attempts: 1 },
  ])
  expect(functions.logs.join()).toContain('mail not retried: partly refused')
  expect(await readHealth()).toMatchObject({ status: 'ok', mail: { waiting: 0, partlyRefused: 1 } })
  await retry()
  // The mailbox left refuses alone.
  fail = () => new CodedError(550)
  await runDelivery(deps)
  expect(await rows()).toMatchObject([{ delivery_state: 'partly refused' }])
  fail = () => null
  await retry()
  await runDelivery(deps)
  expect(tries.slice(1)).toEqual([['two@example.org'], ['two@example.org']])
  expect(await rows()).toMatchObject([{ delivery_state: 'delivered' }])
})

test.each([new MailError('550', null, ['one@example.org']), new MailError('552', 'refused')])(
  'takes a message that a person has read off the numbers: %s',
  async (error) => {
    fail = () => error
    await send()
    for (const minutes of [1, 4, 16, 64]) await runLater(minutes)
    const { mail } = await readHealth()
    expect(mail.givenUp + mail.partlyRefused).toBe(1)
    const [row] = await functions.rows('select reference from public.contact_messages')
    await functions.rows(doneStatement.replace('…', String(row?.reference)))
    expect(await readHealth()).toMatchObject({
      mail: { waiting: 0, givenUp: 0, partlyRefused: 0 },
    })
    expect(await rows()).toMatchObject([{ delivery_state: 'delivered' }])
  },
)

test('counts a mail as delivered when the mailbox that refused it leaves MAIL_TO', async () => {
  fail = () => new MailError('452', null, ['one@example.org'])
  await send()
  deps.mail.to = 'One <one@example.org>'
  await runLater(20)
  deps.mail.to = team.to
  expect(tries).toHaveLength(1)
  expect(await rows()).toMatchObject([{ delivery_state: 'delivered' }])
})

test('tries a refused message five times in 85 minutes without turning health red', async () => {
  fail = () => new MailError(554, 'refused')
  await send()
  for (const minutes of [1, 4, 16]) await runLater(minutes)
  expect(await readHealth()).toMatchObject({
    status: 'ok',
    mail: { waiting: 1, oldestSeconds: null, givenUp: 0 },
  })
  await runLater(63)
  expect(tries).toHaveLength(4)
  await runLater(1)
  expect(tries).toHaveLength(5)
  expect(functions.logs.join()).toContain('mail not retried: given up')
  await runLater(10_000)
  expect(tries).toHaveLength(5)
  expect(await rows()).toEqual([{ delivery_state: 'given up', last_error: '554', attempts: 5 }])
  expect(await readHealth()).toMatchObject({ status: 'ok', mail: { waiting: 0, givenUp: 1 } })
  fail = () => null
  await retry()
  expect(await runDelivery(deps)).toEqual({ delivered: 1, failed: 0 })
})

test('stores and mails again what a person repeats whose message was given up', async () => {
  fail = () => new MailError(554, 'refused')
  await send()
  for (const minutes of [1, 4, 16, 64]) await runLater(minutes)
  fail = () => null
  await send()
  expect(await rows()).toMatchObject([
    { delivery_state: 'given up' },
    { delivery_state: 'delivered' },
  ])
})

test('sends five copies at most when the mail server does not answer, and then says so', async () => {
  fail = () => new MailError('UNCONFIRMED', 'unconfirmed')
  await send()
  for (const minutes of [1, 4, 16]) await runLater(minutes)
  expect(await readHealth()).toMatchObject({ status: 'failing', mail: { givenUp: 0 } })
  await runLater(64)
  await runLater(10_000)
  expect(tries).toHaveLength(5)
  expect(await rows()).toMatchObject([{ delivery_state: 'given up', last_error: 'UNCONFIRMED' }])
  expect(await readHealth()).toMatchObject({ status: 'ok', mail: { givenUp: 1 } })
})

test('keeps trying for three days when the mail server refuses us', async () => {
  fail = () => new CodedError(535)
  await send()
  for (let hour = 0; hour < 71; hour += 1) await runLater(60)
  expect(tries).toHaveLength(72)
  expect(await rows()).toMatchObject([{ delivery_state: 'waiting', last_error: '535' }])
  expect(await readHealth()).toMatchObject({ status: 'failing' })
})

test('does not count failures before a refusal as refusals', async () => {
  fail = () => new CodedError('ECONNREFUSED')
  await send()
  for (let hour = 0; hour < 10; hour += 1) await runLater(60)
  fail = () => new MailError(554, 'refused')
  await runLater(60)
  expect(await rows()).toMatchObject([{ delivery_state: 'waiting' }])
})

test('mails everything that waits, although some messages are refused', async () => {
  fail = () => new CodedError('ECONNREFUSED')
  for (let index = 0; index < 12; index += 1) await send({ subject: `No. ${index}` })
  fail = ({ subject }) => (/No. [0-5] /.test(subject) ? new MailError(554, 'refused') : null)
  expect(await runLater(60)).toEqual({ delivered: 6, failed: 6 })
})

test('ends the run when the mail server is down', async () => {
  fail = () => new CodedError('ECONNREFUSED')
  for (let index = 0; index < 12; index += 1) await send({ subject: `No. ${index}` })
  expect(await runLater(60)).toEqual({ delivered: 0, failed: 5 })
})

test('mails and deletes the rest when a row cannot be read, and names that row', async () => {
  for (const subject of ['First', 'Second']) {
    fail = () => new CodedError('ECONNREFUSED')
    await send({ subject })
  }
  await functions.rows(expiredSignup)
  const [unreadable] = await functions.rows(
    "select id from public.contact_messages where subject = 'First'",
  )
  const database: Database = {
    ...functions.database,
    query: async (statement, values) =>
      (await functions.database.query(statement, values)).map((row) => {
        const { id }: { id?: unknown } = Object(row)
        return id === unreadable?.id ? Object.assign({}, row, { receivedAt: 'Invalid' }) : row
      }),
  }
  fail = () => null
  await functions.rows('update public.contact_messages set next_attempt_at = now()')
  await runDelivery({ ...deps, database })
  expect(await rows()).toMatchObject([
    { delivery_state: 'waiting' },
    { delivery_state: 'delivered' },
  ])
  const named = functions.logs.filter((line) => line.includes('cannot be read'))
  expect(named.join()).toContain(String(unreadable?.id))
  expect(functions.logs.join()).toContain('deleted 1 expired signups')
})

test('deletes what has expired although no mail can be claimed', async () => {
  const database: Database = {
    ...functions.database,
    query: (statement, values) =>
      statement.includes('claim_messages')
        ? Promise.reject(new CodedError('57014'))
        : functions.database.query(statement, values),
  }
  await functions.rows(expiredSignup)
  await expect(runDelivery({ ...deps, database })).rejects.toThrow('57014')
  expect(await functions.rows('select from public.waitlist_signups')).toHaveLength(0)
})

test('logs a message that waits because MAIL_PER_HOUR is reached, once', async () => {
  const limited = { ...deps, mail: { ...team, perHour: 1 } }
  await functions.post('send-contact-email', message, limited)
  expect(functions.logs.join()).not.toContain('MAIL_PER_HOUR')
  const second = { ...message, subject: 'Another one' }
  for (let index = 0; index < 2; index += 1)
    await functions.post('send-contact-email', second, limited)
  expect(functions.logs.filter((line) => line.includes('MAIL_PER_HOUR'))).toHaveLength(1)
  expect(tries).toHaveLength(1)
})

test('logs how many rows expired, and nothing when none did', async () => {
  await runDelivery(deps)
  expect(functions.logs).toEqual([])
  await functions.rows(expiredSignup)
  await runDelivery(deps)
  expect(functions.logs.join()).toContain('deleted 1 expired signups, 0 messages')
})

test('shortens an error code to the 60 characters that its column holds', async () => {
  expect(codeOf(new CodedError('E'.repeat(100)))).toBe('E'.repeat(60))
  fail = () => new CodedError('E'.repeat(100))
  await send()
  expect(await rows()).toMatchObject([{ last_error: 'E'.repeat(60) }])
})
