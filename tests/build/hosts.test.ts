import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { freePort } from '#tests/database/postgres-server.ts'
import { cloudflareFiles, vercelFile } from '../../deploy/build/hosts/host-files.ts'
import { builtHeaders, readBuilt } from './built-site.ts'

test('Cloudflare runs its function for the waitlist alone', () => {
  const routes = JSON.parse(cloudflareFiles('https://abc.supabase.co')['_routes.json'] ?? '')
  expect(routes).toEqual({ version: 1, include: ['/api/waitlist'], exclude: [] })
  expect(cloudflareFiles(undefined)).toEqual({})
})

test('Cloudflare’s function passes a signup on, with the address that Cloudflare knows', async () => {
  const asked: unknown[] = []
  const backend = createServer((incoming, answer) => {
    const { method, url, headers } = incoming
    let body = ''
    incoming.on('data', (part: Buffer) => (body += part.toString()))
    incoming.on('end', () => {
      asked.push([method, url, headers['content-type'], headers['x-forwarded-for'], body])
      answer.writeHead(429, { 'retry-after': '60' }).end('{"success":false}')
    })
  })
  const port = await freePort()
  backend.listen(port, '127.0.0.1')
  await once(backend, 'listening')
  const code = cloudflareFiles(`http://127.0.0.1:${port}`)['_worker.js'] ?? ''
  type Worker = { default: { fetch(request: Request): Promise<Response> } }
  const worker: Worker = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const signup = '{"email":"ada@example.com"}'
  const answer = await worker.default.fetch(
    new Request('https://www.example.com/api/waitlist', {
      method: 'POST',
      body: signup,
      headers: {
        'content-type': 'application/json',
        'cf-connecting-ip': '203.0.113.9',
        'x-forwarded-for': '198.51.100.1',
      },
    }),
  )
  backend.close()
  expect(asked).toEqual([
    ['POST', '/functions/v1/waitlist', 'application/json', '203.0.113.9', signup],
  ])
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
})

test('Vercel gets every header, one address a page, and the way to the function', () => {
  const { headers, rewrites, cleanUrls } = JSON.parse(
    vercelFile({ 'X-Frame-Options': 'DENY' }, 'https://abc.supabase.co'),
  )
  expect(cleanUrls).toBe(true)
  expect(headers[0]).toEqual({
    source: '/(.*)',
    headers: [{ key: 'X-Frame-Options', value: 'DENY' }],
  })
  expect(rewrites).toEqual([
    { source: '/api/waitlist', destination: 'https://abc.supabase.co/functions/v1/waitlist' },
  ])
})

test('Vercel is told the headers of the other hosts, none longer than it takes', () => {
  const { headers } = JSON.parse(readBuilt('vercel.json'))
  const pairs: { key: string; value: string }[] = headers[0].headers
  expect(Object.fromEntries(pairs.map(({ key, value }) => [key, value]))).toEqual(builtHeaders())
  for (const { key, value } of pairs) expect(value.length, key).toBeLessThanOrEqual(4096)
})
