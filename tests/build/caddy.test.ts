import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../database/postgres-server.ts'
import { findTool } from '../tools.ts'
import { builtHeaders, dist } from './built-site.ts'

const caddy = findTool('caddy')
// Fixed ports answered each other's tests in runs side by side.
let port: number
let upstreamPort: number

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Unlike fetch it keeps the path as it is, follows nothing and unpacks nothing. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolveAnswer, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('latin1')
      response.on('data', (part: string) => (body += part))
      response.on('end', () =>
        resolveAnswer({ status: response.statusCode ?? 0, headers: response.headers, body }),
      )
    })
      .on('error', reject)
      .end()
  })
}

async function untilReady(): Promise<void> {
  const answers = await ask('/').then(
    () => true,
    () => false,
  )
  if (answers) return
  await setTimeout(100)
  await untilReady()
}

describe.skipIf(!caddy)('the site behind Caddy', () => {
  let server: ChildProcess
  let upstream: Server

  beforeAll(async () => {
    port = await freePort()
    upstreamPort = await freePort()
    upstream = createServer((asked, answer) => {
      answer.setHeader('Content-Security-Policy', 'upstream')
      answer.setHeader('Cache-Control', 'no-store')
      answer.end(`${asked.method} ${asked.url}`)
    }).listen(upstreamPort, '127.0.0.1')
    server = spawn(
      caddy ?? '',
      ['run', '--config', resolve('deploy/Caddyfile'), '--adapter', 'caddyfile'],
      {
        stdio: 'ignore',
        env: {
          ...process.env,
          SITE_ROOT: resolve(dist),
          SITE_ADDRESS: `http://127.0.0.1:${port}`,
          FUNCTIONS_UPSTREAM: `127.0.0.1:${upstreamPort}`,
          // The unit's folder is there only where Caddy runs as a service.
          ADMIN_SOCKET: join(mkdtempSync(join(tmpdir(), 'caddy-')), 'admin.sock'),
        },
      },
    )
    await untilReady()
  })

  afterAll(() => {
    server.kill()
    upstream.close()
  })

  test('Caddy adapts and validates its file, as for a name with a certificate', () => {
    const options = ['validate', '--config', resolve('deploy/Caddyfile'), '--adapter', 'caddyfile']
    const environment = { SITE_ROOT: resolve(dist), SITE_ADDRESS: 'www.example.com' }
    const { status, stderr } = spawnSync(caddy ?? '', options, {
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    })
    expect(status, stderr).toBe(0)
  })

  test.each([
    ['/', 200],
    ['/about', 200],
    ['/ms', 200],
    ['/ta/about', 200],
    ['/.well-known/security.txt', 200],
    ['/no-such-page', 404],
    ['/a/b/c', 404],
    ['/assets/none.js', 404],
    ['/404', 404],
    ['/zh/404', 404],
    ['/404.html', 404],
    ['/_headers', 404],
    ['/_caddy', 404],
    ['/vercel.json', 404],
    ['/about.html.br', 404],
    ['/api/waitlist', 200],
  ])('%s answers %i with every security header, once', async (path, status) => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    for (const [name, value] of Object.entries(builtHeaders())) {
      expect(answer.headers[name.toLowerCase()], name).toBe(value)
    }
    expect(answer.headers.server).toBeUndefined()
  })

  test.each([
    ['/no-such-page', 'en'],
    ['/ms/nope', 'ms'],
    ['/zh/a/b', 'zh-Hans'],
    ['/ta/404.html', 'ta'],
  ])('%s is missing in the language of its address: %s', async (path, tag) => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(body).toContain('data-path="*"')
    expect(body).toContain(`<html lang="${tag}">`)
  })

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/ms/', '/ms'],
    ['/ms.html', '/ms'],
    ['/ms/about.html', '/ms/about'],
  ])('%s is permanently %s', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 308, headers: { location } })
  })

  test.each(['br', 'gzip'])('pages lie there ready as %s', async (encoding) => {
    const { headers } = await ask('/about', { 'accept-encoding': encoding })
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
  })

  test('pages are asked for again and answer 304; assets are kept for a year, missing ones not', async () => {
    const { headers } = await ask('/about')
    expect(headers['cache-control']).toBe('no-cache')
    expect((await ask('/about', { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
    const asset = readdirSync(`${dist}/assets`).find((name) => name.endsWith('.js')) ?? ''
    expect((await ask(`/assets/${asset}`)).headers['cache-control']).toContain('immutable')
    expect((await ask('/assets/none.js')).headers['cache-control']).toBe('no-cache')
  })

  test('the forms’ calls reach the functions', async () => {
    const waitlist = await ask('/api/waitlist', {}, 'POST')
    expect(waitlist.body).toBe('POST /functions/v1/waitlist')
    expect(waitlist.headers['cache-control']).toBe('no-store')
    expect((await ask('/functions/v1/send-contact-email', {}, 'POST')).body).toBe(
      'POST /functions/v1/send-contact-email',
    )
  })

  test('whoever sends while the functions are started again waits for them', async () => {
    upstream.closeAllConnections()
    await new Promise((resolveClosed) => upstream.close(resolveClosed))
    await setTimeout(500)
    const answer = ask('/api/waitlist', {}, 'POST')
    await setTimeout(1500)
    upstream.listen(upstreamPort, '127.0.0.1')
    expect((await answer).status).toBe(200)
  })
})
