import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  message,
  openFunctions,
  signup,
  type FunctionName,
  type FunctionsUnderTest,
} from './functions-under-test.ts'

let functions: FunctionsUnderTest

beforeAll(async () => {
  functions = await openFunctions()
})

beforeEach(() => functions.empty())

afterAll(() => functions.close())

const forms = [
  { name: 'waitlist', right: signup, said: { success: true } },
  {
    name: 'send-contact-email',
    right: message,
    said: {
      success: true,
      reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    },
  },
] as const satisfies { name: FunctionName; right: object; said: object }[]

function requestTo(name: FunctionName, init: RequestInit): Request {
  return new Request(`http://site.test/functions/v1/${name}`, init)
}

function json(body: string, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
}

type StreamedInit = RequestInit & { duplex: 'half' }

/** Its headers have no length. */
function streamed(bytes: number): StreamedInit {
  let left = bytes
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left <= 0) return controller.close()
      controller.enqueue(new Uint8Array(Math.min(left, 8192)).fill(0x20))
      left -= 8192
    },
  })
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body, duplex: 'half' }
}

describe.each(forms)('$name', ({ name, right, said }) => {
  const call = (init: RequestInit, ...rest: [object?]) =>
    functions.call(name, requestTo(name, init), ...rest)
  const good = (headers: Record<string, string> = {}) => json(JSON.stringify(right), headers)

  test('answers a good form with success and nothing else, not to be stored', async () => {
    const answer = await call(good())
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(said)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('application/json')
  })

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])('405 for %s, with Allow', async (method) => {
    const answer = await call({ method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    undefined,
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
  ])('415 for a body called %s', async (type) => {
    const headers = type === undefined ? {} : { 'content-type': type }
    const body = new TextEncoder().encode(JSON.stringify(right))
    expect((await call({ method: 'POST', headers, body })).status).toBe(415)
  })

  test.each(['application/json; charset=utf-8', 'Application/JSON', ' application/json '])(
    'takes a body called %s',
    async (type) => {
      expect((await call(good({ 'content-type': type }))).status).toBe(200)
    },
  )

  test('415 for a compressed body', async () => {
    expect((await call(good({ 'content-encoding': 'gzip' }))).status).toBe(415)
  })

  test('413 above 64 KiB, whether the length is said or not, and never at 64 KiB', async () => {
    const padded = (bytes: number) => {
      const text = JSON.stringify({ ...right, padding: '' })
      return text.replace('"padding":""', `"padding":"${'x'.repeat(bytes - text.length)}"`)
    }
    expect((await call(json(padded(65_536)))).status).toBe(200)
    expect((await call(json(padded(65_537)))).status).toBe(413)
    expect((await call(json('{}', { 'content-length': '65537' }))).status).toBe(413)
    expect((await call(streamed(10_000_000))).status).toBe(413)
  })

  test('403 for a page of another origin, before anything is kept', async () => {
    const origins = [
      'https://evil.test',
      'http://site.test.evil.test',
      'http://site.test:81',
      'null',
    ]
    for (const origin of origins) {
      const answer = await call(good({ origin }))
      expect(answer.status).toBe(403)
      expect(answer.headers.has('access-control-allow-origin')).toBe(false)
      expect((await call({ method: 'OPTIONS', headers: { origin } })).status).toBe(403)
    }
    expect(await functions.rows('select from public.waitlist_signups')).toHaveLength(0)
    expect(functions.mails).toHaveLength(0)
  })

  test('a listed origin may call and may read every answer; then only the listed may', async () => {
    const deps = { allowedOrigins: ['https://www.example.com'] }
    const origin = 'https://www.example.com'
    for (const init of [
      good({ origin }),
      json('{', { origin }),
      { method: 'GET', headers: { origin } },
    ]) {
      const answer = await call(init, deps)
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('vary')).toBe('origin')
    }
    expect((await call(good({ origin: 'http://site.test' }), deps)).status).toBe(403)
    expect((await call(good(), deps)).status).toBe(200)
  })

  test('the preflight allows what supabase-js sends', async () => {
    const headers = { origin: 'http://site.test', 'access-control-request-method': 'POST' }
    const answer = await call({ method: 'OPTIONS', headers })
    expect(answer.status).toBe(204)
    const allowed = answer.headers.get('access-control-allow-headers') ?? ''
    for (const header of ['authorization', 'apikey', 'x-client-info', 'content-type'])
      expect(allowed).toContain(header)
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST')
  })

  test('429 with Retry-After over the limit, and refused requests count as well', async () => {
    const deps = { hourlyLimit: 3 }
    expect((await call(good(), deps)).status).toBe(200)
    expect((await call(json('{'), deps)).status).toBe(400)
    expect((await call({ method: 'GET' }, deps)).status).toBe(405)
    const over = await call(good(), deps)
    expect(over.status).toBe(429)
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await over.json()).error).toContain('minute')
    expect((await call(json('{'), deps)).status).toBe(429)
    expect((await call(good(), { ...deps, remoteAddress: '203.0.113.8' })).status).toBe(200)
  })

  test('a client’s own X-Forwarded-For is not believed', async () => {
    const deps = { hourlyLimit: 1 }
    const statuses: number[] = []
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      statuses.push((await call(good({ 'x-forwarded-for': address }), deps)).status)
    expect(statuses).toEqual([200, 429, 429])
  })

  test.each([
    [1, ''],
    [2, ', 192.0.2.200'],
  ])(
    'behind %s trusted proxies the address counts that the first of them saw',
    async (trustedHops, others) => {
      const deps = { hourlyLimit: 1, trustedHops, remoteAddress: '10.0.0.1' }
      const from = async (chain: string) =>
        (await call(good({ 'x-forwarded-for': chain + others }), deps)).status
      expect(await from('198.51.100.1')).toBe(200)
      expect(await from('192.0.2.99, 198.51.100.1')).toBe(429)
      expect(await from('198.51.100.1, 198.51.100.2')).toBe(200)
    },
  )

  test('an IPv6 client is one client, whichever of its addresses it takes', async () => {
    const deps = { hourlyLimit: 1 }
    const from = async (remoteAddress: string) =>
      (await call(good(), { ...deps, remoteAddress })).status
    expect(await from('2001:db8:0:1::1')).toBe(200)
    expect(await from('2001:0db8:0000:0001:ffff:ffff:ffff:ffff')).toBe(429)
    expect(await from('2001:db8:0:2::1')).toBe(200)
    expect(await from('::ffff:203.0.113.50')).toBe(200)
    expect(await from('203.0.113.50')).toBe(429)
  })

  test('no address is kept anywhere, only a keyed hash of it', async () => {
    await call(good(), { remoteAddress: '203.0.113.77' })
    const rows = JSON.stringify(await functions.rows('select * from forms.submission_counts'))
    expect(rows).not.toContain('203.0.113.77')
    await functions.empty()
    await call(good(), { remoteAddress: '203.0.113.77', addressSecret: 'another key' })
    const others = JSON.stringify(await functions.rows('select * from forms.submission_counts'))
    expect(JSON.parse(others)[0].client_key).not.toBe(JSON.parse(rows)[0].client_key)
  })
})

test('the waitlist answers a repeat exactly as a first time, and keeps the first name', async () => {
  const first = await functions.post('waitlist', { email: 'farah@example.com', name: 'Farah' })
  const again = await functions.post('waitlist', { email: ' FARAH@Example.COM ', name: 'Someone' })
  const shown = async (answer: Response) => [
    answer.status,
    [...answer.headers],
    await answer.text(),
  ]
  expect(await shown(again)).toEqual(await shown(first))
  expect(await functions.rows('select email, name from public.waitlist_signups')).toEqual([
    { email: 'farah@example.com', name: 'Farah' },
  ])
})

test('without organization, with null and with nothing are the same message', async () => {
  const { organization: _, ...without } = message
  await functions.post('send-contact-email', without)
  await functions.post('send-contact-email', { ...without, organization: null })
  await functions.post('send-contact-email', { ...without, organization: '  ' })
  await functions.post('send-contact-email', { ...without, email: 'FARAH@EXAMPLE.COM' })
  const rows = await functions.rows('select organization from public.contact_messages')
  expect(rows).toEqual([{ organization: null }])
  expect(functions.mails).toHaveLength(1)
})
