import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import postgres from 'postgres'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSettings } from '../../supabase/standalone/settings.ts'
import { freePort, startPostgres } from '#tests/database/postgres-server.ts'
import { startMailServer } from './mail-server.ts'
import { startSite, type RunningProcess } from './processes.ts'
import { joinWaitlist, sendFor, sendMessage, until, type Answer } from './submissions.ts'

let site: string
let port: number
let running: RunningProcess | undefined

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(site, 'dist', 'assets'), { recursive: true })
  mkdirSync(join(site, 'dist', 'ms'))
  for (const page of ['index', 'about', '404', 'ms', 'ms/about', 'ms/404']) {
    const html = `<!doctype html><title>${page}</title>${' '.repeat(2000)}`
    writeFileSync(join(site, 'dist', `${page}.html`), html)
    writeFileSync(join(site, 'dist', `${page}.html.gz`), gzipSync(html))
  }
  writeFileSync(join(site, 'dist', 'assets', 'app-1a2b3c.js'), '1')
  writeFileSync(
    join(site, 'dist', '_headers'),
    "/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: default-src 'none'; script-src 'self'\n\n/assets/*\n  X-Other: no\n",
  )
  port = await freePort()
})

beforeEach(async () => {
  await running?.end('SIGKILL')
  running = undefined
})

afterAll(async () => {
  await running?.end('SIGKILL')
  rmSync(site, { recursive: true, force: true })
})

function mails(): string[] {
  const outbox = join(site, '.local', 'outbox')
  return readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
}

const contactUrl = () => `http://127.0.0.1:${port}/functions/v1/send-contact-email`
const waitlistUrl = () => `http://127.0.0.1:${port}/api/waitlist`
const openLimit = {
  RATE_LIMIT_PER_HOUR: '1000000',
  MAIL_PER_HOUR: '1000000',
  DELIVERY_RETRY_SECONDS: '1',
}

test('it says where the site, the mail and the data are, and keeps the data for the next start', async () => {
  running = await startSite(site, port, openLimit)
  expect(running.output()).toContain(`http://127.0.0.1:${port}`)
  expect(running.output()).toContain(join(site, '.local', 'outbox'))
  expect(running.output()).toContain(join(site, '.local', 'db'))
  expect((await fetch(`http://127.0.0.1:${port}/functions/v1/health`)).status).toBe(200)

  const first = await sendMessage(contactUrl())
  expect(first.status).toBe(200)
  await running.end('SIGTERM')
  running = await startSite(site, port, openLimit)
  expect((await sendMessage(contactUrl(), first.mark)).status).toBe(200)
  expect(mails().filter((mail) => mail.includes(first.mark))).toHaveLength(1)
})

test('killed under load and started again, it has mailed every message that was answered 200', async () => {
  running = await startSite(site, port, openLimit)
  const answers: Answer[] = []
  const load = sendFor(10_000, 4, async () => {
    const answer = await sendMessage(contactUrl())
    if (answer.status === 200) answers.push(answer)
    return answer
  })
  await until(9000, () => answers.length > 20)
  await running.end('SIGKILL')
  await load

  running = await startSite(site, port, openLimit)
  const isMailed = ({ mark }: { mark: string }) => mails().some((mail) => mail.includes(mark))
  await until(25_000, () => answers.every(isMailed)).catch(() => {})
  expect(answers.filter((answer) => !isMailed(answer))).toEqual([])
})

test('a signal ends it within ten seconds and loses nothing', async () => {
  running = await startSite(site, port, openLimit)
  const load = sendFor(2000, 4, () => sendMessage(contactUrl()))
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const started = Date.now()
  expect(await running.end('SIGTERM')).toBe(0)
  expect(Date.now() - started).toBeLessThan(10_000)
  for (const { status, mark } of await load)
    if (status === 200) expect(mails().some((mail) => mail.includes(mark))).toBe(true)
})

test('a taken port, a data folder in use and a malformed setting are each one clear sentence', async () => {
  running = await startSite(site, port)
  await expect(startSite(site, port)).rejects.toThrow(/PORT: something else already listens on/)
  await expect(startSite(site, await freePort())).rejects.toThrow(
    /The data folder .* is in use by process \d+/,
  )
  await expect(startSite(site, port, { PORT: '70000' })).rejects.toThrow(
    /start: PORT has to be [^\n]+\n$/,
  )
})

test.each([
  ['PORT', '70000'],
  ['RATE_LIMIT_PER_HOUR', '-1'],
  ['MAIL_PER_HOUR', 'none'],
  ['DELIVERY_RETRY_SECONDS', 'soon'],
  ['TRUSTED_PROXY_HOPS', 'one'],
  ['ALLOWED_ORIGINS', 'example.com'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_TO', 'team'],
  ['DATABASE_URL', 'mysql://localhost/site'],
])('a malformed %s is refused in one sentence', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} has to be [^\\n]+$`))
})

test('the lock of a process that is gone is taken over, also when half written', async () => {
  mkdirSync(join(site, '.local'), { recursive: true })
  for (const left of ['999999999', '', '{"pid": 1']) {
    writeFileSync(join(site, '.local', 'lock'), left)
    running = await startSite(site, port)
    expect(await running.end('SIGTERM')).toBe(0)
  }
  running = undefined
})

test('an owner that is just ending is waited for, and one that was killed is not', async () => {
  running = await startSite(site, port)
  const next = startSite(site, await freePort())
  // Its lock has been seen by then.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  await running.end('SIGTERM')
  running = await next
  process.kill(running.pid, 'SIGKILL')
  running = await startSite(site, port)
  expect(running.output()).toContain(join(site, '.local', 'db'))
})

test('of several processes that start at once over a stale lock one takes the folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lock-'))
  const ports = await Promise.all(Array.from({ length: 3 }, () => freePort()))
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist', 'index.html'), 'page')
  mkdirSync(join(folder, '.local'))
  writeFileSync(join(folder, '.local', 'lock'), '999999999')
  const starts = await Promise.allSettled(ports.map((each) => startSite(folder, each)))
  const started = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  await Promise.all(started.map((each) => each.end('SIGTERM')))
  rmSync(folder, { recursive: true })
  expect(started).toHaveLength(1)
})

test('pages have one address each, unknown ones a real 404, and every answer the headers', async () => {
  running = await startSite(site, port)
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })

  const page = await get('/about')
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('no-cache')
  expect(page.headers.get('content-encoding')).toBe('gzip')
  const etag = page.headers.get('etag') ?? ''
  expect((await get('/about', { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect((await get('/assets/app-1a2b3c.js')).headers.get('cache-control')).toContain('immutable')

  for (const other of ['/about/', '/about.html', '/about.html/']) {
    const moved = await get(`${other}?from=mail`)
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/about?from=mail'])
  }
  const nowhere = [
    '/nope',
    '/404',
    '/_headers',
    '/about.html.gz',
    '/%E0%A4%A',
    '//evil.example/',
    '/assets/x.js',
  ]
  for (const path of nowhere) {
    const missing = await get(path)
    expect([path, missing.status]).toEqual([path, 404])
    expect(missing.headers.get('cache-control')).toBe('no-cache')
    expect(await missing.text()).toContain('<title>404</title>')
  }
  expect((await get('/about', { method: 'POST' })).status).toBe(405)

  expect(await (await get('/ms')).text()).toContain('<title>ms</title>')
  for (const [other, own] of [
    ['/ms/', '/ms'],
    ['/ms.html', '/ms'],
    ['/ms/about.html', '/ms/about'],
  ] as const) {
    expect((await get(other)).headers.get('location')).toBe(own)
  }
  for (const path of ['/ms/nope', '/ms/404', '/ms/a/b']) {
    const missing = await get(path)
    expect([path, missing.status]).toEqual([path, 404])
    expect(await missing.text()).toContain('<title>ms/404</title>')
  }

  const answers = [
    page,
    await get('/nope'),
    await get('/api/waitlist'),
    await get('/functions/v1/none'),
  ]
  for (const { headers } of answers) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self'")
    expect(headers.has('x-other')).toBe(false)
  }
})

test('what is no HTTP, or never ends, is answered or let go and harms nobody else', async () => {
  running = await startSite(site, port, openLimit)
  expect(await converse('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*nosniff/i)
  expect(await converse(`GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431/,
  )
  expect(
    await converse('POST /api/waitlist HTTP/1.1\r\nHost: a b\r\nContent-Length: 0\r\n\r\n'),
  ).toMatch(/^HTTP\/1\.1 400/)

  const post = (more: string) =>
    `POST /api/waitlist HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${more}`
  expect(await converse(post('Content-Length: 70000\r\n\r\n{'))).toMatch(/^HTTP\/1\.1 413/)
  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`
  expect(await converse(post(`Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}`))).toMatch(
    /^HTTP\/1\.1 413/,
  )
  const started = Date.now()
  expect(await converse(post('Content-Length: 20\r\n\r\n{"email"'))).toMatch(/^HTTP\/1\.1 408/)
  expect(Date.now() - started).toBeLessThan(10_000)

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

test('with DATABASE_URL and SMTP_URL the server uses both, and mails again in its interval', async () => {
  const database = await startPostgres()
  const mail = await startMailServer(await freePort())
  const settings = {
    ...openLimit,
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    LOCAL_DATA_DIR: 'unused',
  }
  try {
    running = await startSite(site, port, settings)
    expect((await joinWaitlist(waitlistUrl())).status).toBe(200)
    await mail.stop()
    const answer = await sendMessage(contactUrl())
    expect(answer.status).toBe(200)
    await new Promise((resolve) => setTimeout(resolve, 4000))
    await mail.start()
    await until(11_000, () => mail.received.length === 1)
    expect(mail.received[0]?.raw).toContain(answer.mark)

    const sql = postgres(database.url, { max: 1 })
    expect(await sql`select from public.waitlist_signups`).toHaveLength(1)
    await until(2000, async () => {
      const [row] = await sql`select delivery_state from public.contact_messages`
      return row?.delivery_state === 'delivered'
    })
    await sql.end()
    await running.end('SIGTERM')
    running = undefined
    database.stop()
    await expect(startSite(site, port, settings)).rejects.toThrow(
      /DATABASE_URL: the database could not be brought up to date \(ECONNREFUSED\)/,
    )
    database.start()
  } finally {
    await running?.end('SIGTERM')
    running = undefined
    await mail.stop()
    database.remove()
  }
})

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
