import { domainToASCII } from 'node:url'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../supabase/functions/_shared/database.ts'
import { createRateLimit } from '../../supabase/functions/_shared/rate-limit.ts'
import { runDelivery } from '../../supabase/functions/_shared/delivery-job.ts'
import { readAddress } from '../../supabase/functions/_shared/addresses.ts'
import { internationalDomains } from './international-domains.ts'
import {
  message,
  createFunctionsWithDatabase,
  signup,
  type FunctionName,
} from './test-functions.ts'

const functions = await createFunctionsWithDatabase()

beforeEach(() => functions.empty())

const forms = [
  { name: 'waitlist', validForm: signup, expectedBody: { success: true } },
  {
    name: 'send-contact-email',
    validForm: message,
    expectedBody: {
      success: true,
      reference: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
    },
  },
] as const satisfies { name: FunctionName; validForm: object; expectedBody: object }[]

function requestTo(name: FunctionName, init: RequestInit): Request {
  return new Request(`http://site.test/functions/v1/${name}`, init)
}

function json(body: string, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
}

type StreamedInit = RequestInit & { duplex: 'half' }

/** A chunked request, without Content-Length. */
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

describe.each(forms)('$name', ({ name, validForm, expectedBody }) => {
  const call = (init: RequestInit, ...rest: [object?]) =>
    functions.call(name, requestTo(name, init), ...rest)
  const validRequest = (headers: Record<string, string> = {}) =>
    json(JSON.stringify(validForm), headers)

  test('answers a valid form with success and nothing else, uncacheable', async () => {
    const answer = await call(validRequest())
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual(expectedBody)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('application/json')
  })

  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'])(
    'answers %s with 405 and Allow',
    async (method) => {
      const answer = await call({ method })
      expect(answer.status).toBe(405)
      expect(answer.headers.get('allow')).toBe('POST, OPTIONS')
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )

  test.each([
    undefined,
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
  ])('answers 415 for a body of type %s', async (type) => {
    const headers = type === undefined ? {} : { 'content-type': type }
    const body = new TextEncoder().encode(JSON.stringify(validForm))
    expect((await call({ method: 'POST', headers, body })).status).toBe(415)
  })

  test.each(['application/json; charset=utf-8', 'Application/JSON', ' application/json '])(
    'accepts a body of type %s',
    async (type) => {
      expect((await call(validRequest({ 'content-type': type }))).status).toBe(200)
    },
  )

  test('answers 415 for a compressed body', async () => {
    expect((await call(validRequest({ 'content-encoding': 'gzip' }))).status).toBe(415)
  })

  test('answers 413 above 64 KiB, with a length or without, and accepts 64 KiB', async () => {
    const padded = (bytes: number) => {
      const text = JSON.stringify({ ...validForm, padding: '' })
      return text.replace('"padding":""', `"padding":"${'x'.repeat(bytes - text.length)}"`)
    }
    expect((await call(json(padded(65_536)))).status).toBe(200)
    expect((await call(json(padded(65_537)))).status).toBe(413)
    expect((await call(json('{}', { 'content-length': '65537' }))).status).toBe(413)
    expect((await call(streamed(10_000_000))).status).toBe(413)
  })

  test('answers 403 to a foreign origin and stores nothing', async () => {
    const origins = [
      'https://evil.test',
      'http://site.test.evil.test',
      'http://site.test:81',
      'https://site.test',
      'null',
    ]
    for (const origin of origins) {
      const answer = await call(validRequest({ origin }))
      expect(answer.status).toBe(403)
      expect(answer.headers.has('access-control-allow-origin')).toBe(false)
      expect((await call({ method: 'OPTIONS', headers: { origin } })).status).toBe(403)
    }
    const tables = ['public.waitlist_signups', 'public.contact_messages']
    for (const table of tables) expect(await functions.rows(`select from ${table}`)).toHaveLength(0)
    expect(functions.mails).toHaveLength(0)
  })

  test('allows only listed origins to call and read responses', async () => {
    const deps = { allowedOrigins: ['https://www.example.com'] }
    const origin = 'https://www.example.com'
    for (const init of [
      validRequest({ origin }),
      json('{', { origin }),
      { method: 'GET', headers: { origin } },
    ]) {
      const answer = await call(init, deps)
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('vary')).toBe('origin')
    }
    expect((await call(validRequest({ origin: 'http://site.test' }), deps)).status).toBe(403)
    expect((await call(validRequest(), deps)).status).toBe(200)
  })

  test('allows the headers of supabase-js and of the waitlist in the preflight', async () => {
    const headers = { origin: 'http://site.test', 'access-control-request-method': 'POST' }
    const answer = await call({ method: 'OPTIONS', headers })
    expect(answer.status).toBe(204)
    const allowed = answer.headers.get('access-control-allow-headers') ?? ''
    for (const header of ['authorization', 'apikey', 'x-client-info', 'content-type'])
      expect(allowed).toContain(header)
    for (const header of ['content-language', 'notice-version']) expect(allowed).toContain(header)
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST')
    expect(answer.headers.get('access-control-max-age')).toBe('86400')
  })

  test('answers 429 with Retry-After over the limit, and counts invalid submissions', async () => {
    const deps = { signupsPerClient: 3, messagesPerClient: 3 }
    expect((await call(validRequest(), deps)).status).toBe(200)
    expect((await call(json('{'), deps)).status).toBe(400)
    expect((await call(json('{"email":7}'), deps)).status).toBe(400)
    const refused = await call(validRequest(), deps)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await refused.json()).error).toContain('minute')
    expect((await call(json('{'), deps)).status).toBe(429)
    expect((await call(validRequest(), { ...deps, remoteAddress: '203.0.113.8' })).status).toBe(200)
  })

  test('does not count requests from foreign origins or with wrong methods', async () => {
    const deps = { signupsPerClient: 1, messagesPerClient: 1 }
    for (let index = 0; index < 5; index += 1) {
      expect((await call({ method: 'GET' }, deps)).status).toBe(405)
      expect((await call(validRequest({ origin: 'https://evil.test' }), deps)).status).toBe(403)
    }
    expect((await call(validRequest(), deps)).status).toBe(200)
    expect(functions.logs.join()).toContain('https://evil.test')
  })

  test('logs at most 100 characters of a foreign origin', async () => {
    const origin = `https://${'evil.'.repeat(100)}test`
    expect((await call(validRequest({ origin }))).status).toBe(403)
    expect(functions.logs.join()).toContain(`"${origin.slice(0, 100)}"`)
  })

  test('answers a client over its limit from memory, without the database', async () => {
    let queries = 0
    const counting: Database = {
      ...functions.database,
      query: (...query) => {
        queries += 1
        return functions.database.query(...query)
      },
    }
    const deps = { signupsPerClient: 1, messagesPerClient: 1, database: counting }
    for (let index = 0; index < 2; index += 1) await call(validRequest(), deps)
    const before = queries
    for (let index = 0; index < 20; index += 1)
      expect((await call(validRequest(), deps)).status).toBe(429)
    expect(queries).toBe(before)
  })

  test('limits a direct call with a forged X-Forwarded-For', async () => {
    const deps = { signupsPerClient: 1, messagesPerClient: 1 }
    const statuses: number[] = []
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      statuses.push((await call(validRequest({ 'x-forwarded-for': address }), deps)).status)
    expect(statuses).toEqual([200, 429, 429])
  })

  test.each([
    [1, ''],
    [2, ', 192.0.2.200'],
  ])('counts the address seen by the first of %s trusted proxies', async (trustedHops, others) => {
    const deps = {
      signupsPerClient: 1,
      messagesPerClient: 1,
      trustedHops,
      remoteAddress: '10.0.0.1',
    }
    const from = async (chain: string) =>
      (await call(validRequest({ 'x-forwarded-for': chain + others }), deps)).status
    expect(await from('198.51.100.1')).toBe(200)
    expect(await from('192.0.2.99, 198.51.100.1')).toBe(429)
    expect(await from('198.51.100.1, 198.51.100.2')).toBe(200)
  })

  test('does not count an invalid form of an address that other visitors may share', async () => {
    const deps = {
      signupsPerClient: 3,
      messagesPerClient: 3,
      trustedHops: 1,
      remoteAddress: '10.0.0.1',
    }
    const statuses = async (chain: string, body: string, changed = {}) => {
      const all: number[] = []
      for (let index = 0; index < 4; index += 1) {
        const init = json(body, { 'x-forwarded-for': chain })
        all.push((await call(init, { ...deps, ...changed })).status)
      }
      return all
    }
    const valid = JSON.stringify(validForm)
    // The static host appends its visitor, the gateway the host.
    expect(await statuses('198.51.100.1, 192.0.2.7', '{}')).toEqual([400, 400, 400, 400])
    expect(await statuses('198.51.100.1, 192.0.2.7', '{')).toEqual([400, 400, 400, 400])
    expect(await statuses('198.51.100.2, 192.0.2.7', valid)).toEqual([200, 200, 200, 429])
    expect(await statuses('198.51.100.3', '{}')).toEqual([400, 400, 400, 429])
    const trustsHost = { trustedHops: 2 }
    expect(await statuses('198.51.100.4, 192.0.2.8', '{}', trustsHost)).toEqual([
      400, 400, 400, 429,
    ])
  })

  test('counts an IPv6 client by its /64, /56 and /48, with twice the limit for each', async () => {
    const from = async (remoteAddress: string) =>
      (await call(validRequest(), { signupsPerClient: 2, messagesPerClient: 2, remoteAddress }))
        .status
    expect(await from('2001:db8:0:1::1')).toBe(200)
    expect(await from('2001:0db8:0000:0001:ffff:ffff:ffff:ffff')).toBe(200)
    expect(await from('2001:db8:0:1::2')).toBe(429)
    expect(await from('2001:db8:0:ff::1')).toBe(200)
    expect(await from('2001:db8:0:2::1')).toBe(429)
    for (const subnet of [100, 200, 300]) expect(await from(`2001:db8:0:${subnet}::1`)).toBe(200)
    expect(await from('2001:db8:0:400::1')).toBe(429)
    expect(await from('2001:db8:1:1::1')).toBe(200)
  })

  // The second try is for an hour that begins while the test runs: each hour counts anew.
  test(
    'adds no rows for new addresses of a network that is over its limit',
    { retry: 1 },
    async () => {
      for (let index = 1; index <= 20; index += 1) {
        const deps = {
          signupsPerClient: 1,
          messagesPerClient: 1,
          remoteAddress: `2001:db8:0:${index}00::1`,
        }
        await call(json('{}'), { ...deps, rateLimit: createRateLimit(() => {}) })
      }
      // Four /64, each with its /56, and the /48.
      expect(await functions.rows('select from forms.submission_counts')).toHaveLength(9)
    },
  )

  test('counts a mapped IPv4 address like the address itself', async () => {
    const from = async (remoteAddress: string) =>
      (await call(validRequest(), { signupsPerClient: 1, messagesPerClient: 1, remoteAddress }))
        .status
    expect(await from('::ffff:203.0.113.50')).toBe(200)
    for (const spelling of ['203.0.113.50', '203.0.113.50:4711', '::ffff:cb00:7132'])
      expect(await from(spelling)).toBe(429)
    expect(await from('::ffff:cb00:7133')).toBe(200)
  })

  test('stores no address, only a keyed hash of it', async () => {
    await call(validRequest(), { remoteAddress: '203.0.113.77' })
    const rows = JSON.stringify(await functions.rows('select * from forms.submission_counts'))
    expect(rows).not.toContain('203.0.113.77')
    await functions.empty()
    await call(validRequest(), { remoteAddress: '203.0.113.77', addressSecret: 'another key' })
    const otherRows = JSON.stringify(await functions.rows('select * from forms.submission_counts'))
    expect(JSON.parse(otherRows)[0].client_key).not.toBe(JSON.parse(rows)[0].client_key)
  })
})

test('answers a repeated signup like a new one, and keeps the first name', async () => {
  const first = await functions.post('waitlist', { email: 'farah@example.com', name: 'Farah' })
  const again = await functions.post('waitlist', { email: ' FARAH@Example.COM ', name: 'Someone' })
  const visible = async (answer: Response) => [
    answer.status,
    [...answer.headers],
    await answer.text(),
  ]
  expect(await visible(again)).toEqual(await visible(first))
  expect(await functions.rows('select email, name from public.waitlist_signups')).toEqual([
    { email: 'farah@example.com', name: 'Farah' },
  ])
})

/** Signs up with headers, and returns what is stored about them. */
async function storedFor(headers: Record<string, string>, body: object = signup) {
  await functions.empty()
  const answer = await functions.call(
    'waitlist',
    requestTo('waitlist', json(JSON.stringify(body), headers)),
  )
  expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
  const [row] = await functions.rows('select language, notice_version from public.waitlist_signups')
  return [row?.language, row?.notice_version]
}

test.each([
  ['en', 'en'],
  ['ms', 'ms'],
  ['ta', 'ta'],
  ['zh-Hans', 'zh'],
  ['MS-my', 'ms'],
])('stores the language %s of the page as %s', async (header, language) => {
  expect(await storedFor({ 'content-language': header })).toEqual([language, null])
})

test('takes a signup in a language that is not ours', async () => {
  for (const header of ['', 'fr', 'english', 'en, ms', 'en;q=1', '*', 'en-', 'e'.repeat(100_000)])
    expect(await storedFor({ 'content-language': header })).toEqual([null, null])
})

test('stores the version of the notice, and takes a signup with an odd one', async () => {
  for (const version of ['1.1', '10.0-draft_2', 'a'.repeat(20)])
    expect(await storedFor({ 'notice-version': version })).toEqual([null, version])
  for (const version of ['', 'a'.repeat(21), '1 1', '-1', '=1+1', '1\u00e4', "1';--"])
    expect(await storedFor({ 'notice-version': version })).toEqual([null, null])
})

test('stores nothing about language, notice or time from the body', async () => {
  const forged = {
    language: 'ta',
    notice_version: '9',
    noticeVersion: '9',
    created_at: '2000-01-01',
  }
  expect(await storedFor({}, { ...signup, ...forged })).toEqual([null, null])
  expect(
    await functions.rows(`
      select from public.waitlist_signups where created_at > now() - interval '1 hour'`),
  ).toHaveLength(1)
})

test('keeps language and notice of the first signup, and answers a repeat alike', async () => {
  const join = (headers: Record<string, string>) =>
    functions.call('waitlist', requestTo('waitlist', json(JSON.stringify(signup), headers)))
  const first = await join({ 'content-language': 'ta', 'notice-version': '1.1' })
  const again = await join({ 'content-language': 'en', 'notice-version': '2.0' })
  expect([again.status, [...again.headers], await again.text()]).toEqual([
    first.status,
    [...first.headers],
    await first.text(),
  ])
  expect(
    await functions.rows('select language, notice_version from public.waitlist_signups'),
  ).toEqual([{ language: 'ta', notice_version: '1.1' }])
})

test('treats an absent, null and empty organization as the same message', async () => {
  const { organization: _, ...without } = message
  await functions.post('send-contact-email', without)
  await functions.post('send-contact-email', { ...without, organization: null })
  await functions.post('send-contact-email', { ...without, organization: '  ' })
  const again = { ...without, email: 'FARAH@EXAMPLE.COM' }
  const { reference } = await (await functions.post('send-contact-email', again)).json()
  const rows = await functions.rows('select organization from public.contact_messages')
  expect(rows).toEqual([{ organization: null }])
  expect(functions.mails).toHaveLength(1)
  expect(functions.mails[0]?.subject).toContain(`(${reference})`)
})

test('recognizes an address in every spelling', async () => {
  const spellings = [
    'José@exämple.com',
    'jose\u0301@EXÄMPLE.com',
    'jo\u200bsé@exämple.com.',
    ' josé\u00ad@exämple.com\u2060 ',
    'jose\u2060\u0301@exämple\uff0ecom',
    'jos\ufe0fé@\u{e0041}exämple\u3002com\u3002',
    'José@xn--exmple-cua.com',
    'ＪＯＳÉ@XN--exmple-CUA.com..',
  ]
  for (const email of spellings) {
    expect((await functions.post('waitlist', { email })).status).toBe(200)
    await functions.post('send-contact-email', { ...message, email })
  }
  expect(await functions.rows('select email from public.waitlist_signups')).toEqual([
    { email: 'josé@xn--exmple-cua.com' },
  ])
  expect(await functions.rows('select from public.contact_messages')).toHaveLength(1)
  for (const email of spellings) {
    const [row] = await functions.rows(
      `select privacy.export_person('${readAddress(email)}') as data`,
    )
    expect(row?.data).toMatchObject({ waitlist_signups: [{}], contact_messages: [{}] })
  }
})

test('reads a domain and its Punycode as the same address in ASCII, in every script', () => {
  // Invisible letters are left out. Without them, a label of two directions has no form in ASCII.
  const inAscii = (domain: string) => domainToASCII(domain.replace(/[\u200c\u200d]/g, ''))
  const domains = internationalDomains.filter((domain) => inAscii(domain) !== '')
  expect(domains.length).toBeGreaterThan(300)
  for (const domain of domains) {
    const ascii = `mei@${inAscii(domain)}`
    expect(readAddress(`mei@${domain}`)).toBe(ascii)
    expect(readAddress(`<mei@${domainToASCII(domain).toUpperCase()}>`)).toBe(ascii)
    expect(readAddress(ascii)).toBe(ascii)
  }
})

test('finds and mails a person at the domain as it is stored', async () => {
  const email = 'mei@mail.例え.example'
  await functions.post('waitlist', { email })
  await functions.post('send-contact-email', { ...message, email })
  await functions.rows("select forms.queue_announcement('{}')")
  const claim = 'select email from forms.claim_announcements(5, 1000)'
  const stored = 'mei@mail.xn--r8jz45g.example'
  expect(await functions.rows(claim)).toEqual([{ email: stored }])
  expect(functions.mails[0]?.replyTo?.address).toBe(stored)
})

test.each([
  ['SIGNUPS_PER_HOUR', 'waitlist', 'signupsLimit', 'send-contact-email'],
  ['MESSAGES_PER_HOUR', 'send-contact-email', 'messagesLimit', 'waitlist'],
] as const)(
  'stops a client at %s for all together, and logs it once, and once before',
  async (_, name, limit, otherName) => {
    const post = (index: number) =>
      functions.post(name, { ...message, email: `${index}@example.com` }, { [limit]: 10 })
    const logged = (what: string) => functions.logs.filter((line) => line.includes(what)).length
    const statuses = []
    for (let index = 0; index < 9; index += 1) statuses.push((await post(index)).status)
    expect([logged('80 %'), logged('over the hour')]).toEqual([1, 0])
    for (let index = 9; index < 12; index += 1) statuses.push((await post(index)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
    expect([logged('80 %'), logged('over the hour')]).toEqual([1, 1])
    const refused = await post(12)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const { error, code } = await refused.json()
    expect(code).toBe('too_many_for_all')
    expect(error).not.toContain('your network')
    const table = name === 'waitlist' ? 'waitlist_signups' : 'contact_messages'
    expect(await functions.rows(`select from public.${table}`)).toHaveLength(10)
    expect((await functions.post(otherName, message)).status).toBe(200)
  },
)

test('refuses everybody’s signups above SIGNUPS_PER_HOUR', async () => {
  const post = (index: number) => {
    const deps = { signupsLimit: 5, remoteAddress: `203.0.113.${index}` }
    return functions.post('waitlist', { email: `${index}@example.com` }, deps)
  }
  for (let index = 0; index < 5; index += 1) expect((await post(index)).status).toBe(200)
  expect((await post(6)).status).toBe(429)
  expect((await post(7)).status).toBe(429)
})

test('stores and mails the first five messages of an address above MESSAGES_PER_HOUR', async () => {
  const deps = { messagesLimit: 40, messagesPerClient: 20 }
  const post = (index: number, remoteAddress: string) => {
    const body = { ...message, subject: `No. ${index}`, email: `${remoteAddress}@example.com` }
    return functions.post('send-contact-email', body, { ...deps, remoteAddress })
  }
  for (const remoteAddress of ['203.0.113.1', '203.0.113.2'])
    for (let index = 0; index < 20; index += 1) await post(index, remoteAddress)
  expect((await post(21, '203.0.113.1')).status).toBe(429)
  functions.mails.length = 0
  const statuses = []
  for (let index = 0; index < 6; index += 1)
    statuses.push((await post(index, '203.0.113.3')).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(functions.mails).toHaveLength(5)
})

test('keeps the limits of signups and messages of one address apart', async () => {
  const deps = { signupsPerClient: 2, messagesPerClient: 1 }
  const statuses = []
  for (const name of ['waitlist', 'send-contact-email'] as const)
    for (let index = 0; index < 3; index += 1) {
      const body = { ...message, email: `${index}@example.com` }
      statuses.push((await functions.post(name, body, deps)).status)
    }
  expect(statuses).toEqual([200, 200, 429, 200, 429, 429])
})

test('gives the reference of a message to its client only', async () => {
  const referenceFor = async (remoteAddress: string) => {
    const answer = await functions.post('send-contact-email', message, { remoteAddress })
    expect(answer.status).toBe(200)
    const { reference, ...rest } = await answer.json()
    expect(rest).toEqual({ success: true })
    return reference
  }
  const first = await referenceFor('203.0.113.1')
  const other = await referenceFor('203.0.113.2')
  expect(other).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(other).not.toBe(first)
  expect(await referenceFor('203.0.113.2')).toBe(other)
  expect(await referenceFor('203.0.113.1')).toBe(first)
  const stored = await functions.rows(
    'select reference, other_references from public.contact_messages',
  )
  expect(stored).toEqual([{ reference: first, other_references: [other] }])
  expect(functions.mails).toHaveLength(1)
})

const spam = {
  'a filled honeypot': { website: 'https://cheap.example' },
  'three links': { message: 'https://a.example www.b.example and [url=https://www.c.example]' },
  'a link in the subject': { subject: 'Visit www.a.example' },
}

test.each(Object.entries(spam))(
  'marks %s in the mail’s subject, never in the response',
  async (_, also) => {
    const body = { ...message, subject: 'Hi', ...also }
    const answer = await functions.post('send-contact-email', body)
    expect(await answer.json()).toEqual({ success: true, reference: expect.any(String) })
    expect(functions.mails[0]?.subject).toContain(' · [Possible spam] Farah Osman')
    expect(functions.mails[0]?.text).toContain('Marked as possible spam')
  },
)

test('mails a message with its kind and the time of the promised answer, at once and on a retry', async () => {
  const failing = { sendMail: () => Promise.reject(new Error('no')) }
  await functions.post('send-contact-email', { ...message, subject: 'Kerjasama' }, failing)
  const [stored] = await functions.rows(`
    select kind, answer_by - created_at between '46 hours' and '48 hours' as "inTime"
    from public.contact_messages`)
  expect(stored).toEqual({ kind: 'partnership', inTime: true })
  await functions.rows(`update public.contact_messages set next_attempt_at = now(),
    answer_by = '2026-11-30T01:12:00Z'`)
  const sent: string[] = []
  const mail = { from: 'website@example.org', to: 'team@example.org', perHour: 1000 }
  const sendMail = async ({ subject }: { subject: string }) => void sent.push(subject)
  const log = () => {}
  await runDelivery({ database: functions.database, mail, sendMail, announcementsPerHour: 1, log })
  // The run may also send the mail of the week.
  expect(sent.filter((subject) => subject.includes('Kerjasama'))).toEqual([
    expect.stringMatching(
      /^Partnership, by Mon 30 Nov 9:12 a\.m\. · Farah Osman \(Universiti Contoh\): Kerjasama \(/,
    ),
  ])
  await functions.post('send-contact-email', { ...message, subject: 'Data dan privasi' })
  expect(functions.mails[0]?.subject).toMatch(
    /^Data request, by \w{3} \d+ \w{3} \d+:\d\d [ap]\.m\. · /,
  )
  expect(await functions.rows('select kind, done from public.data_requests')).toEqual([
    { kind: 'not known', done: null },
  ])
})

test('does not mark an empty honeypot or two links', async () => {
  const text = 'Our campus is https://www.a.example and I wrote on [url=https://www.b.example]'
  await functions.post('send-contact-email', { ...message, message: text, website: '' })
  expect(functions.mails[0]?.subject).not.toContain('spam')
})
