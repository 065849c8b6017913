import { spawn } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#tests/database/shared-postgres.ts'
import { freePort } from '#tests/free-port.ts'
import { announce, type AnnouncedSite } from '../../server/announce.ts'
import { openBackend } from '../../server/backend.ts'
import { withOwnerDatabase } from '../../server/owner-database.ts'
import { readSettings } from '../../server/settings.ts'
import { startMailServer } from './mail-server.ts'
import { startSite, startSiteAsNpm, type RunningProcess } from './processes.ts'
import { joinWaitlist, sendMessage, until } from './submissions.ts'

const announced: AnnouncedSite = {
  signUpUrl: 'https://app.hening.test',
  siteOrigin: 'https://hening.test',
  stage: 'open',
  points: () => [],
}

let site: string
let port: number
let running: RunningProcess

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(site, 'dist', 'assets'), { recursive: true })
  mkdirSync(join(site, 'dist', 'ms', 'social'), { recursive: true })
  for (const page of ['index', 'about', '404', 'ms', 'ms/404']) {
    const html = `<!doctype html><title>${page}</title>${' '.repeat(2000)}`
    writeFileSync(join(site, 'dist', `${page}.html`), html)
    writeFileSync(join(site, 'dist', `${page}.html.gz`), gzipSync(html))
    writeFileSync(join(site, 'dist', `${page}.html.br`), brotliCompressSync(html))
  }
  writeFileSync(join(site, 'dist', 'assets', 'app-1a2b3c.js'), '1')
  writeFileSync(join(site, 'dist', 'favicon.ico'), 'icon')
  writeFileSync(join(site, 'secret.txt'), 'secret')
  for (const file of ['_redirects', '_worker.js', '_routes.json', 'vercel.json'])
    writeFileSync(join(site, 'dist', file), '{}')
  writeFileSync(join(site, 'dist', 'ms', 'social', 'home.png'), 'card')
  writeFileSync(join(site, '.env'), '\uFEFFLOCAL_DATA_DIR=from-env\r\nSMTP_ULR=smtp://host\r\n')
  writeFileSync(
    join(site, 'dist', '_headers'),
    "/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: default-src 'none'; script-src 'self'\n  X-Shared: no\n\n/assets/*\n  X-Other: no\n/ms/social/*\n  ! X-Shared\n  X-Shared: yes\n/favicon.ico\n  ! X-Shared\n  X-Shared: yes\n",
  )
  port = await freePort()
  running = await startSite(site, port, openLimit)
})

afterAll(async () => {
  await running.end('SIGKILL')
  rmSync(site, { recursive: true, force: true })
})

/** A file still being written ends in `.part`. */
function mails(): string[] {
  const outbox = join(site, 'from-env', 'outbox')
  const finished = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
  return finished.map((name) => readFileSync(join(outbox, name), 'utf8'))
}

/** Of the server's own data, once that has ended. */
const embeddedSettings = () =>
  readSettings({
    MAIL_FROM: 'Hening <website@hening.test>',
    MAIL_TO: 'team@hening.test',
    LOCAL_DATA_DIR: join(site, 'from-env'),
    DELIVERY_RETRY_SECONDS: '1',
    SITE_ORIGIN: 'http://127.0.0.1:1',
  })

const contactUrl = () => `http://127.0.0.1:${port}/functions/v1/send-contact-email`
const waitlistUrl = () => `http://127.0.0.1:${port}/api/waitlist`
const openLimit = {
  RATE_LIMIT_PER_HOUR: '1000000',
  MESSAGES_PER_HOUR: '4000000',
  SIGNUPS_PER_ADDRESS: '1000000',
  MAIL_PER_HOUR: '1000000',
  DELIVERY_RETRY_SECONDS: '1',
}

test('prints where it listens and where mail and data are, in folders only the user can open', async () => {
  const modeOf = (...path: string[]) => statSync(join(site, 'from-env', ...path)).mode & 0o777
  for (const place of [running.url, join(site, 'from-env', 'outbox'), join(site, 'from-env', 'db')])
    expect(running.output()).toContain(place)
  expect([modeOf(), modeOf('db'), modeOf('outbox')]).toEqual([0o700, 0o700, 0o700])
  expect((await fetch(`${running.url}/functions/v1/health`)).status).toBe(200)
})

test('names an unknown setting in .env', () => {
  expect(running.output()).toContain(
    '.env: "SMTP_ULR" is not a setting of this site; .env.example lists them all.',
  )
})

// tests/functions/env-file.test.ts has the other reasons.
test('explains a .env that cannot be used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  writeFileSync(join(folder, '.env'), 'PORT=1', 'utf16le')
  await expect(startSite(folder, 1)).rejects.toThrow(/^\.env has to be saved as UTF-8[^\n]+\n$/m)
  rmSync(folder, { recursive: true })
})

test('explains a port in use, one that browsers refuse, and a locked data folder', async () => {
  await Promise.all([
    expect(startSite(site, 6666)).rejects.toThrow(/^PORT: browsers refuse[^\n]+\n$/m),
    expect(startSite(site, port)).rejects.toThrow(/^PORT: something else[^\n]+\n$/m),
    expect(startSite(site, await freePort())).rejects.toThrow(
      /^LOCAL_DATA_DIR: the folder [^\n]+ is in use by another process[^\n]+\n$/m,
    ),
  ])
})

test('answers the operator’s commands on a socket for this user alone, and deletes what a person confirms', async () => {
  await joinWaitlist(waitlistUrl(), 'forget-me')
  const folder = join(site, 'from-env')
  expect(statSync(join(folder, 'commands.sock')).mode & 0o777).toBe(0o600)
  const forget = async (typed: string) => {
    const child = spawn(
      process.execPath,
      ['server/start.mjs', 'people', 'forget', 'Forget-Me@canary.example.com'],
      { env: { PATH: process.env.PATH, LOCAL_DATA_DIR: folder } },
    )
    child.stdin.end(typed)
    const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)])
    return out + error
  }
  expect(await forget('')).toContain('Nothing was deleted.\n')
  expect(await forget('yes\n')).toContain('Deleted 1 place on the waitlist and 0 messages.\n')
})

test('serves pages revalidated and hashed files cached for a year', async () => {
  const page = await get('/about')
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.headers['cache-control']).toBe('no-cache')
  const conditional = await get('/about', { 'if-none-match': page.headers.etag ?? '' })
  expect([conditional.status, conditional.body]).toEqual([304, ''])
  expect((await get('/assets/app-1a2b3c.js')).headers['cache-control']).toContain('immutable')
  expect((await get('/favicon.ico')).headers['content-type']).toBe('image/vnd.microsoft.icon')
  expect((await get('/ms')).body).toContain('<title>ms</title>')
})

test.each([
  ['/about/', '/about'],
  ['//about', '/about'],
  ['/ms/', '/ms'],
  ['/ms//about//', '/ms/about'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
])('redirects %s to %s on this site and keeps the query', async (path, canonical) => {
  const moved = await get(`${path}?from=a?b&c=%2F`)
  expect(moved.status).toBe(308)
  expect(moved.headers.location).toBe(`${canonical}?from=a?b&c=%2F`)
})

test('serves the 404 page of the URL’s language', async () => {
  for (const [path, title] of [
    ['/nope', '404'],
    ['/../secret.txt', '404'],
    ['/..%2Fsecret.txt', '404'],
    ['/assets/x.js', '404'],
    ['/ms/nope', 'ms/404'],
    ['/ms/a/b', 'ms/404'],
  ] as const) {
    const missing = await get(path, { 'if-none-match': '*' })
    expect([path, missing.status]).toEqual([path, 404])
    expect(missing.headers['cache-control']).toBe('no-cache')
    expect(missing.body).toContain(`<title>${title}</title>`)
  }
})

test.each([
  '/_headers',
  '/%5fheaders',
  '/_redirects?a',
  '/_worker.js',
  '/_routes.json',
  '/vercel.json',
  '/index.html.gz',
  '/about.html.br',
  '/ms.html%2egz',
])('serves a 404 page for %s, which is for the host', async (path) => {
  const answer = await get(path)
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
})

test('sends the headers of the rules that match a path, the last of each name', async () => {
  const shared = async (path: string) => (await get(path)).headers['x-shared']
  expect(await shared('/about')).toBe('no')
  expect(await shared('/functions/v1/none')).toBe('no')
  expect(await shared('/ms/social/home.png?a')).toBe('yes')
  expect(await shared('/favicon.ico')).toBe('yes')
})

test('sends the security headers with every response', async () => {
  for (const [method, path, status] of [
    ['GET', '/about', 200],
    ['GET', '/about/', 308],
    ['GET', '/nope', 404],
    ['GET', '/api/waitlist', 405],
    ['TRACE', '/api/waitlist', 405],
    ['GET', '/functions/v1/none', 404],
  ] as const) {
    const answer = await get(path, {}, method)
    expect([method, path, answer.status]).toEqual([method, path, status])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; script-src 'self'")
    expect(answer.headers).not.toHaveProperty('x-other')
  }
})

test('rejects malformed and stalled requests without affecting others', async () => {
  expect(await converse('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/)
  expect(await converse(`GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431/,
  )
  expect(
    await converse('POST /api/waitlist HTTP/1.1\r\nHost: a b\r\nContent-Length: 0\r\n\r\n'),
  ).toMatch(/^HTTP\/1\.1 400/)
  expect(
    await converse(
      'POST /api/waitlist HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 70000\r\n\r\n{',
    ),
  ).toMatch(/^HTTP\/1\.1 413/)

  const broken = request(waitlistUrl(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  broken.on('error', () => {})
  broken.write('{')
  await new Promise((resolve) => setTimeout(resolve, 100))
  broken.destroy()
  expect((await joinWaitlist(waitlistUrl())).status).toBe(200)
})

test('survives clients that leave in the middle of a page or a 404 page', async () => {
  const leave = (path: string) =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`),
      )
      socket.on('data', () => socket.destroy())
      socket.on('error', () => {})
      socket.on('close', resolve)
    })
  for (let round = 0; round < 20; round += 1)
    await Promise.all(['/about', '/nope', '/ms/nope'].map(leave))
  expect((await get('/about')).status).toBe(200)
})

test('writes accepted messages to the outbox before exiting on SIGTERM', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendMessage(contactUrl())))
  expect(await running.end('SIGTERM')).toBe(0)
  expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 200))
  const written = mails().join('')
  expect(answers.filter(({ id }) => !written.includes(id))).toEqual([])
})

test('uses DATABASE_URL and SMTP_URL, and retries mail after an outage', async () => {
  const databaseUrl = await createDatabase('empty')
  const mail = await startMailServer(await freePort())
  const settings = { ...openLimit, DATABASE_URL: databaseUrl, SMTP_URL: mail.url }
  const sql = postgres(databaseUrl, { max: 1 })
  try {
    running = await startSite(site, port, settings)
    expect((await joinWaitlist(waitlistUrl())).status).toBe(200)
    expect([...(await sql`select language, notice_version from public.waitlist_signups`)]).toEqual([
      { language: 'ta', notice_version: '1.1' },
    ])
    await mail.stop()
    const answer = await sendMessage(contactUrl())
    expect(answer.status).toBe(200)
    await mail.start()
    await until(() => mail.received.length === 1)
    expect(mail.received[0]?.raw).toContain(answer.id)
    await until(async () => {
      const [row] = await sql`select delivery_state from public.contact_messages`
      return row?.delivery_state === 'delivered'
    })
  } finally {
    await sql.end()
    await running.end('SIGTERM')
    await mail.stop()
  }
})

test('ends when npm, which started it, is gone; without npm it stays', async () => {
  const settings = { DATABASE_URL: await createDatabase('empty'), SMTP_URL: 'smtp://127.0.0.1:1' }
  const [withNpm, alone] = await Promise.all([
    startSiteAsNpm(site, await freePort(), { ...settings, npm_lifecycle_event: 'start' }),
    startSiteAsNpm(site, await freePort(), settings),
  ])
  const isServing = ({ url }: RunningProcess) =>
    fetch(`${url}/about`).then(
      ({ ok }) => ok,
      () => false,
    )
  expect([await isServing(withNpm), await isServing(alone)]).toEqual([true, true])
  await Promise.all([alone.end('SIGKILL'), withNpm.end('SIGKILL')])
  await until(async () => !(await isServing(withNpm)))
  expect(await isServing(alone)).toBe(true)
  process.kill(Number(/^pid (\d+)$/m.exec(alone.output())?.[1]), 'SIGTERM')
})

// Here, because creating an embedded database takes longer than all tests of the announcement.
test('announces from the embedded database while the server runs, and while it is stopped', async () => {
  const settings = embeddedSettings()
  async function run(...parameters: string[]) {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    await announce(parameters, settings, announced, { print, ask: async () => 'yes' })
    return lines.join('\n')
  }
  const first = await openBackend(settings)
  const signup = new Request('http://127.0.0.1/api/waitlist', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"Ada@canary.example.com"}',
  })
  expect((await first.handle(signup, '127.0.0.1')).status).toBe(200)
  expect(await run()).toMatch(/^all +[1-9]/m)
  await first.close()
  expect(await run()).toMatch(/^all +[1-9]/m)

  const second = await openBackend(settings)
  const [, queued] = /^Queued (\d+)\./m.exec(await run('--send')) ?? []
  const toAda = () => mails().filter((mail) => /^To: .*Ada@canary\.example\.com/im.test(mail))
  await until(() => toAda().length > 0)
  expect(toAda()).toHaveLength(1)
  const [, token = ''] =
    /#leave=3D([0-9a-f]{64})/.exec(toAda().join('').replaceAll('=\r\n', '')) ?? []
  const press = new Request('http://127.0.0.1/api/unsubscribe', {
    method: 'POST',
    body: new URLSearchParams({ token }),
  })
  expect((await second.handle(press, '127.0.0.1')).status).toBe(200)
  await second.close()
  expect(await run()).toMatch(new RegExp(`^all +${Number(queued) - 1} `, 'm'))
})

test('records a mail that is on its way when the server stops', async () => {
  const settings = embeddedSettings()
  let send = () => {}
  let arrive = () => {}
  const isSending = new Promise<void>((resolve) => (send = resolve))
  const hasArrived = new Promise<void>((resolve) => (arrive = resolve))
  const slow = async () => {
    send()
    await hasArrived
  }
  const backend = await openBackend({ ...settings, mailTransport: { send: slow, host: 'slow' } })
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'Slow', message: 'On its way' }
  const form = new Request('http://127.0.0.1/functions/v1/send-contact-email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  expect((await backend.handle(form, '127.0.0.1')).status).toBe(200)
  await isSending
  await Promise.all([backend.close(), sleep(300).then(arrive)])
  let stored: unknown[] = []
  await withOwnerDatabase(settings, async (database) => {
    const statement = "select delivery_state from public.contact_messages where subject = 'Slow'"
    stored = await database.query(statement, [])
  })
  expect(stored).toEqual([{ delivery_state: 'delivered' }])
})

type Reply = { status: number; headers: IncomingHttpHeaders; body: string }

/** Sends the path unchanged; `fetch` would normalize it. */
function get(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      let body = ''
      answer.on('data', (part: Buffer) => (body += part.toString()))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** Resolves with the answer's bytes when the connection ends. */
function converse(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (data) => {
      answer += data.toString()
      if (/\r\n\r\n/.test(answer)) socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}
