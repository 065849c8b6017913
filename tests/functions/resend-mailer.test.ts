import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendThroughResend } from '../../supabase/functions/_shared/resend-mailer.ts'
import { composeMail } from '../../supabase/functions/_shared/mail.ts'
import { message } from './test-functions.ts'

const id = '0b7e7a52-65c0-4f7e-9d3c-111111111111'
const mail = composeMail(
  {
    ...message,
    id,
    reference: '248H-248H',
    receivedAt: new Date('2026-11-20T17:05:00Z'),
    spam: null,
  },
  {
    from: 'Website <website@example.org>',
    to: 'team@example.org, second@example.org',
    perHour: 120,
  },
)

/** Imitates what Resend documents: idempotency keys, limits per second and day, its errors. */
type Mood =
  | 'accept'
  | 'busy once'
  | 'busy'
  | 'out of mails'
  | 'broken'
  | 'refuse reply_to'
  | 'accept and drop'

let server: Server
let mood: Mood
let url: string
let asked: number
let mails: Map<string, { body: string; id: string }>

beforeEach(async () => {
  mood = 'accept'
  asked = 0
  mails = new Map()
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked += 1
      const refuse = (statusCode: number, name: string, headers: Record<string, string> = {}) =>
        response
          .writeHead(statusCode, headers)
          .end(JSON.stringify({ statusCode, name, message: name }))
      const { authorization, 'user-agent': agent, 'idempotency-key': key } = request.headers
      if (request.url !== '/emails' || request.method !== 'POST') return refuse(404, 'not_found')
      if (!agent) return refuse(403, '1010')
      if (authorization !== 'Bearer re_key') return refuse(403, 'invalid_api_key')
      if (typeof key !== 'string' || key.length > 256) return refuse(400, 'invalid_idempotency_key')
      if (mood === 'busy' || (mood === 'busy once' && asked === 1))
        return refuse(429, 'rate_limit_exceeded', { 'retry-after': mood === 'busy' ? '10' : '1' })
      if (mood === 'out of mails')
        return refuse(429, 'daily_quota_exceeded', { 'retry-after': '40000' })
      if (mood === 'broken') return refuse(500, 'application_error')
      if (mood === 'refuse reply_to' && body.includes('"reply_to"'))
        return refuse(422, 'validation_error')
      const known = mails.get(key)
      if (known && known.body !== body) return refuse(409, 'invalid_idempotent_request')
      const accepted = known ?? { body, id: `mail-${mails.size}` }
      mails.set(key, accepted)
      if (mood === 'accept and drop') return request.socket.destroy()
      return response.writeHead(200).end(JSON.stringify({ id: accepted.id }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})

afterEach(() => server.closeAllConnections())
afterEach(() => void server.close())

function send(changed = mail): Promise<void> {
  return sendThroughResend('re_key', url)(changed)
}

test('sends a mail to everybody in the team, with the visitor to reply to', async () => {
  await send()
  expect(JSON.parse(mails.get(id)?.body ?? '')).toEqual({
    from: 'Website <website@example.org>',
    to: ['team@example.org', 'second@example.org'],
    reply_to: message.email,
    subject: mail.subject,
    text: mail.text,
    headers: { 'Message-ID': `<${id}@example.org>`, 'Auto-Submitted': 'auto-generated' },
  })
})

test('waits for a short Retry-After on 429', async () => {
  mood = 'busy once'
  await send()
  expect(asked).toBe(2)
  expect(mails.size).toBe(1)
})

test('leaves a mail to the next run on a long Retry-After', async () => {
  mood = 'busy'
  await expect(send()).rejects.toMatchObject({ code: 429 })
  expect(asked).toBe(1)
})

test('rejects with the status of an exhausted quota, a failing API and a wrong key', async () => {
  mood = 'out of mails'
  await expect(send()).rejects.toMatchObject({ code: 429 })
  mood = 'broken'
  await expect(send()).rejects.toMatchObject({ code: 500 })
  mood = 'accept'
  await expect(sendThroughResend('re_other', url)(mail)).rejects.toMatchObject({
    code: 403,
  })
  expect(asked).toBe(3)
})

test('retries with the same idempotency key after a lost response', async () => {
  mood = 'accept and drop'
  await expect(send()).rejects.toThrow('fetch failed')
  mood = 'accept'
  await send()
  expect(mails.size).toBe(1)
})

test('rejects when another mail has used the idempotency key', async () => {
  await send()
  await expect(send({ ...mail, to: 'new@example.org' })).rejects.toMatchObject({ code: 409 })
})

test('retries once without Reply-To when Resend may have rejected it', async () => {
  mood = 'refuse reply_to'
  await send()
  expect(asked).toBe(2)
  expect([...mails.values()].map(({ body }) => JSON.parse(body).reply_to)).toEqual([undefined])
  expect(JSON.parse([...mails.values()][0]?.body ?? '').text).toContain(message.email)
})
