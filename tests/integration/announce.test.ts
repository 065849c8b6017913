import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { Readable } from 'node:stream'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BRAND } from '#src/content/facts/company.ts'
import { createDatabase } from '#tests/database/shared-postgres.ts'
import { freePort } from '#tests/free-port.ts'
import { announce, type AnnouncedSite } from '../../server/announce.ts'
import { readSettings } from '../../server/settings.ts'
import { confirm, openTerminal } from '../../server/terminal.ts'
import type { Point } from '../../vite/points.ts'
import { startMailServer, type MailServer } from './mail-server.ts'
import { startFunction, type RunningProcess } from './processes.ts'
import { until } from './submissions.ts'

const site: AnnouncedSite = {
  signUpUrl: 'https://app.hening.test',
  siteOrigin: 'https://hening.test',
  stage: 'open',
  points: () => [],
}
const secret = 'a secret of the schedule'

let databaseUrl: string
let sql: postgres.Sql
let mail: MailServer
let deliver: RunningProcess
let unsubscribe: RunningProcess
let environment: Record<string, string>

beforeAll(async () => {
  databaseUrl = await createDatabase()
  sql = postgres(databaseUrl, { max: 2, onnotice: () => {} })
  mail = await startMailServer(await freePort())
  live = createServer((_, res) => res.writeHead(home.status).end(home.html))
  live.listen(await freePort(), '127.0.0.1')
  await once(live, 'listening')
  const address = live.address()
  liveOrigin = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
  environment = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Hening <website@hening.test>',
    MAIL_TO: 'team@hening.test',
    DELIVERY_SECRET: secret,
    ANNOUNCEMENTS_PER_HOUR: '900',
    // The first origin allowed to call is not the pages'.
    ALLOWED_ORIGINS: 'https://preview.hening.test,https://hening.test',
    SITE_ORIGIN: 'https://hening.test',
  }
  ;[deliver, unsubscribe] = await Promise.all([
    startFunction('deliver', await freePort(), environment),
    startFunction('unsubscribe', await freePort(), environment),
  ])
})

beforeEach(async () => {
  await sql`truncate public.waitlist_signups, forms.announcement, forms.announcement_mails,
    forms.left_waitlist`
  mail.received.length = 0
  mail.behaviour = 'accept'
  mail.rejectsRecipients = {}
  typed = 'yes'
  home = { status: 200, html: `<a href="${site.signUpUrl}">Sign up</a>` }
})

afterAll(async () => {
  await Promise.all([deliver, unsubscribe].map((running) => running.end('SIGKILL')))
  await sql.end({ timeout: 1 })
  await mail.stop()
  live.close()
})

let lines: string[]
let typed: string

/** Runs the command for a person who types `typed`; resolves with all that is shown. */
async function run(parameters: string[], changed: Record<string, string> = {}, of = site) {
  lines = []
  const settings = readSettings({ ...environment, SITE_ORIGIN: liveOrigin, ...changed })
  const print = (line: string) => void lines.push(line)
  const ask = async (question: string) => {
    print(question)
    return typed
  }
  await announce(parameters, settings, of, { print, ask })
  return lines.join('\n')
}

/** The live site's home page. */
let live: Server
let liveOrigin: string
let home: { status: number; html: string }

/** Makes all mails due, and runs the delivery job so many times at once. */
async function runDelivery(atOnce = 1): Promise<void> {
  await sql`update forms.announcement_mails set next_attempt_at = now(), claimed_until = null`
  const headers = { 'x-delivery-secret': secret }
  const runs = Array.from({ length: atOnce }, () => fetch(deliver.url, { method: 'POST', headers }))
  for (const { status } of await Promise.all(runs)) expect(status).toBe(200)
}

const addPeople = () => sql`
  insert into public.waitlist_signups (email, language) values
    ('aina@canary.example.com', 'ms'), ('mei@canary.example.com', 'zh'),
    ('kavi@canary.example.com', 'ta'), ('ben@canary.example.com', 'en'),
    ('old@canary.example.com', null)`

const recipients = () => mail.received.flatMap((each) => each.recipients).sort()
const everybody = ['aina', 'ben', 'kavi', 'mei', 'old'].map((name) => `${name}@canary.example.com`)

test('counts by language and changes nothing without --send', async () => {
  await addPeople()
  const printed = await run([])
  expect(printed).toMatch(/^language +people +not queued +waiting +sent +given up\n/)
  for (const language of ['en', 'ms', 'none', 'ta', 'zh'])
    expect(printed).toMatch(new RegExp(`^${language} +1 +1 +0 +0 +0$`, 'm'))
  expect(printed).toMatch(/^all +5 +5 +0 +0 +0$/m)
  expect([...(await sql`select from forms.announcement`)]).toEqual([])
})

test('sends a test mail in each language, or in one, to the given address only', async () => {
  await addPeople()
  await run(['--test', 'me@hening.test'])
  expect(mail.received).toHaveLength(5)
  await run(['--test', 'me@hening.test', '--language', 'ta'])
  expect(new Set(recipients())).toEqual(new Set(['me@hening.test']))
  expect(mail.received.at(-1)?.raw).toContain('Content-Language: ta')
})

test('queues once, mails everybody once through SMTP, and lets people leave', async () => {
  await addPeople()
  expect(await run(['--send'])).toContain('Queued 5.')
  expect(await run(['--send'])).toContain('Queued 0.')
  expect(mail.received).toEqual([])
  await runDelivery(2)
  await runDelivery()
  expect(recipients()).toEqual(everybody)
  expect(await run([])).toMatch(/^all +5 +0 +0 +5 +0$/m)

  const { raw = '' } = mail.received.find(({ recipients: [to] }) => to?.startsWith('kavi')) ?? {}
  const [, query = ''] =
    /List-Unsubscribe: <https:\/\/hening\.test\/api\/unsubscribe\?([^>]+)>/.exec(
      raw.replace(/\r\n(?=[ \t])/g, '').replace(/: +/g, ': '),
    ) ?? []
  const address = `${unsubscribe.url}/functions/v1/unsubscribe?${query}`
  const link = await fetch(address, { redirect: 'manual' })
  expect(link.headers.get('location')).toMatch(/^https:\/\/hening\.test\/ta\/privacy#leave=\w{64}$/)
  expect(await run([])).toMatch(/^all +5 /m)
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  for (let time = 0; time < 2; time += 1)
    expect(await (await fetch(address, { method: 'POST', body })).json()).toEqual({ success: true })
  expect(await run([])).toMatch(/^all +4 /m)
  expect(unsubscribe.output() + deliver.output()).not.toMatch(/canary|[0-9a-f]{64}/)
})

const nothingQueued = () => expect(run([])).resolves.toMatch(/^all +5 +5 +0 +0 +0$/m)

test.each(['', 'no', 'y', 'yes please'])(
  'queues nothing when a person types %j',
  async (answer) => {
    await addPeople()
    typed = answer
    await expect(run(['--send'])).rejects.toThrow('Nothing was queued.')
    expect(lines.at(-1)).toBe('Mail 5 people who do not have it yet? Type yes: ')
    await nothingQueued()
  },
)

test('shows the mail’s beginning, the count by language and the live site before it asks', async () => {
  await addPeople()
  await run(['--send'])
  const shown = lines.join('\n')
  const [before = '', after = ''] = shown.split('Type yes: ')
  expect(before).toContain(`  From: ${BRAND.name} <website@hening.test>\n`)
  expect(before).toContain(`  Subject: ${BRAND.name} is open in Malaysia\n`)
  expect(before).toContain('\n  Hello,\n')
  expect(before).toContain(`\n  ${site.signUpUrl}\n`)
  expect(before).toMatch(/^ta +1 +1 +0 +0 +0$/m)
  expect(before).toContain(`The live site is open: ${liveOrigin}/ leads to ${site.signUpUrl}.`)
  expect(after).toContain('Queued 5.')
})

test('asks about those who lack the mail, not about those who left or have it', async () => {
  await addPeople()
  await run(['--send'])
  await runDelivery()
  await runDelivery()
  await sql`select privacy.leave_waitlist('late@canary.example.com')`
  await sql`insert into public.waitlist_signups (email) values
    ('late@canary.example.com'), ('new@canary.example.com')`
  await run(['--send'])
  expect(lines).toContain('Mail 1 person who does not have it yet? Type yes: ')
  expect(lines).toContain("Queued 1. The delivery job sends them, after the team's own mail.")
})

const blocker: Point = {
  by: 'lawyer',
  isBlocker: true,
  text: 'Sign the terms.',
  place: 'terms.ts:1',
}
const advice: Point = { ...blocker, isBlocker: false, text: 'Name a press contact.' }

test('refuses while a launch blocker is open, unless it is told to send despite it', async () => {
  await addPeople()
  const blocked = { ...site, points: () => [blocker, advice] }
  await expect(run(['--send'], {}, blocked)).rejects.toThrow('--despite-blockers')
  expect(lines.join('\n')).toContain('Lawyer: 1 blocker\n  - Sign the terms. (terms.ts:1)')
  expect(lines.join('\n')).not.toMatch(/press contact|Type yes/)
  await nothingQueued()
  typed = 'no'
  const told = ['--send', '--despite-blockers']
  await expect(run(told, {}, blocked)).rejects.toThrow('Nothing was queued.')
  typed = 'yes'
  expect(await run(told, {}, blocked)).toContain('Queued 5.')
})

test('is not kept back by advice', async () => {
  await addPeople()
  expect(await run(['--send'], {}, { ...site, points: () => [advice] })).toContain('Queued 5.')
})

test('refuses while the live site has no link to the sign-up page', async () => {
  await addPeople()
  home.html = `<button disabled>Join Waitlist</button><a href="${site.signUpUrl}/more">More</a>`
  await expect(run(['--send'])).rejects.toThrow('--despite-blockers')
  expect(lines.join('\n')).toContain(`Blocker: the live site is not open, because ${liveOrigin}/`)
  await nothingQueued()
})

test.each([
  ['answers with an error', { status: 503 }, {}, 'it answers 503'],
  ['cannot be reached', {}, { SITE_ORIGIN: 'http://127.0.0.1:1' }, 'it cannot be reached ('],
])('says so and asks twice when the live site %s', async (_, answer, changed, sentence) => {
  await addPeople()
  Object.assign(home, answer)
  typed = 'no'
  await expect(run(['--send'], changed)).rejects.toThrow('Nothing was queued.')
  expect(lines.at(-1)).toBe('The live site did not answer. Send all the same? Type yes: ')
  await nothingQueued()
  typed = 'yes'
  const shown = await run(['--send'], changed)
  expect(shown).toContain('Mail 5 people who do not have it yet? Type yes: ')
  expect(shown).toMatch(/^Look yourself whether http:\/\/127\.0\.0\.1:\d+\/ is open: /m)
  expect(shown).toContain(sentence)
  expect(shown).toContain('Queued 5.')
})

test('takes the end of the input for no', async () => {
  expect(await confirm('Mail them?', openTerminal(Readable.from([])))).toBe(false)
  expect(await confirm('Mail them?', openTerminal(Readable.from(['Yes\n'])))).toBe(true)
})

test('keeps the Message-ID when the server does not answer and when a run is killed', async () => {
  await sql`insert into public.waitlist_signups (email) values ('ada@canary.example.com')`
  await run(['--send'])
  mail.behaviour = 'hang after the mail'
  await runDelivery()
  const killed = await startFunction('deliver', await freePort(), environment)
  await sql`update forms.announcement_mails set next_attempt_at = now()`
  const headers = { 'x-delivery-secret': secret }
  const request = fetch(killed.url, { method: 'POST', headers }).catch(() => undefined)
  await until(() => mail.received.length === 2)
  await killed.end('SIGKILL')
  await request
  mail.behaviour = 'accept'
  await runDelivery()
  await runDelivery()
  expect(mail.received).toHaveLength(3)
  expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(1)
})

test('mails the others when a server refuses one address', async () => {
  await addPeople()
  mail.rejectsRecipients = { 'mei@canary.example.com': 550, 'ben@canary.example.com': 451 }
  await run(['--send'])
  await runDelivery()
  mail.rejectsRecipients = {}
  const rows = await sql`select failure from forms.announcement_mails where delivered_at is null`
  expect(rows.map(({ failure }) => String(failure)).sort()).toEqual(['null', 'refused'])
  await runDelivery()
  expect(recipients()).toEqual(everybody)
})

test('pauses, resumes and takes back', async () => {
  await addPeople()
  await run(['--send'])
  expect(await run(['--pause'])).toMatch(/Paused\.$/)
  await runDelivery()
  expect(mail.received).toEqual([])
  expect(await run(['--take-back'])).toContain('Took back 5.')
  expect(await run(['--send'])).toContain('Queued 5.')
  expect(await run(['--pause'])).toContain('Paused.')
  // The delivery job's limit, not that of this computer.
  expect(await run(['--resume'], { ANNOUNCEMENTS_PER_HOUR: '5' })).toContain(
    'Sending at most 900 an hour.',
  )
  await runDelivery()
  expect(recipients()).toEqual(everybody)
})

test('refuses to queue other words until those queued are taken back', async () => {
  await addPeople()
  await run(['--send'])
  const other = { ...site, signUpUrl: 'https://other.hening.test/?a=1&b=2' }
  home.html = '<a href="https://other.hening.test/?a=1&amp;b=2">Sign up</a>'
  await expect(run(['--send'], {}, other)).rejects.toThrow('npm run announce -- --take-back')
  await run(['--take-back'])
  expect(await run(['--send'], {}, other)).toContain('Queued 5.')
  await runDelivery()
  expect(mail.received).toHaveLength(5)
  for (const { raw } of mail.received) expect(raw).toContain('other.hening.test')
})

test.each<[string, Partial<AnnouncedSite>]>([
  ["stage in src/content/owner.ts has to be 'open'", { stage: 'trials' }],
  ['signUpUrl', { signUpUrl: '' }],
  ['is nobody’s address', { siteOrigin: 'https://hening.example.com' }],
])('refuses to queue: %s', async (error, value) => {
  await addPeople()
  await expect(run(['--send'], {}, { ...site, ...value })).rejects.toThrow(error)
  expect(await run([])).toMatch(/^all +5 +5 +0 +0 +0$/m)
})

test.each([
  ['--sent'],
  ['--send', '--pause'],
  ['--language', 'ms'],
  ['--pause', '--despite-blockers'],
  ['you@example.org'],
])('explains itself for %s %s', async (...parameters) => {
  await expect(run(parameters.filter(Boolean))).rejects.toThrow('npm run announce -- --send')
})

test('explains a database without the tables, and a login with too few rights', async () => {
  const bare = await createDatabase('empty')
  await expect(run([], { DATABASE_URL: bare })).rejects.toThrow('apply the migrations first')
  await sql`create role limited login in role site_functions`
  const limited = databaseUrl.replace('postgres@', 'limited@')
  await expect(run(['--send'], { DATABASE_URL: limited })).rejects.toThrow('the database’s owner')
})
