import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { composeAnnouncement } from '../../supabase/functions/_shared/announcement.ts'
import { codeOf } from '../../supabase/functions/_shared/errors.ts'
import { composeMail } from '../../supabase/functions/_shared/mail.ts'
import { sendThroughResend } from '../../supabase/functions/_shared/resend-mailer.ts'
import { message } from './test-functions.ts'

const id = '0b7e7a52-65c0-4f7e-9d3c-111111111111'
const mail = composeMail(
  {
    ...message,
    id,
    reference: '248H-248H',
    receivedAt: new Date('2026-11-20T17:05:00Z'),
    spam: null,
    kind: 'general',
    answerBy: new Date('2026-11-21T17:05:00Z'),
  },
  {
    from: 'Website <website@example.org>',
    to: 'team@example.org, second@example.org',
    perHour: 120,
  },
)

const requests: Request[] = []
/** What Resend answers, one after the other; an error stands for a lost connection. */
let responses: (Response | Error)[]

beforeEach(() => {
  requests.length = 0
  responses = [accept()]
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(new Request(url, init))
    const response = responses.shift()
    if (response instanceof Response) return response
    throw response ?? new Error('More requests than responses.')
  })
})

afterEach(() => void vi.unstubAllGlobals())

const send = () => sendThroughResend('re_key')(mail)
const accept = () => Response.json({ id: 'mail-0' })

/** Resend's error format. */
function reject(statusCode: number, name: string, headers: Record<string, string> = {}): Response {
  return Response.json({ statusCode, name, message: name }, { status: statusCode, headers })
}

const keys = () => requests.map(({ headers }) => headers.get('idempotency-key'))

test('sends a mail to everybody in the team, with the visitor to reply to', async () => {
  await send()
  const [request] = requests
  expect(request?.url).toBe('https://api.resend.com/emails')
  expect(request?.method).toBe('POST')
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    authorization: 'Bearer re_key',
    'content-type': 'application/json',
    'idempotency-key': id,
    'user-agent': expect.any(String),
  })
  expect(await request?.json()).toEqual({
    from: 'Website <website@example.org>',
    to: ['team@example.org', 'second@example.org'],
    reply_to: message.email,
    subject: mail.subject,
    text: mail.text,
    headers: { 'Message-ID': `<${id}@example.org>` },
  })
})

test('says to whom answers go, and that a machine wrote an announcement', async () => {
  const announcement = composeAnnouncement(
    {
      id,
      token: 'ab',
      email: 'mei@xn--mnchen-3ya.example',
      name: null,
      mail: {
        sender: 'Site',
        subject: 'Sign-ups are open',
        text: 'Hello,',
        textByName: 'Hello {name},',
        language: 'en',
        unsubscribe: 'https://example.org/api/unsubscribe?token={token}',
        unsubscribeSubject: 'Leave',
      },
    },
    { from: 'Website <website@example.org>', to: 'team@xn--bcher-kva.example', perHour: 120 },
  )
  await sendThroughResend('re_key')(announcement)
  expect(await requests[0]?.json()).toMatchObject({
    to: ['mei@xn--mnchen-3ya.example'],
    reply_to: 'team@xn--bcher-kva.example',
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': expect.stringContaining('<mailto:team@xn--bcher-kva.example?subject='),
    },
  })
})

test('waits for a short Retry-After on 429', async () => {
  responses = [reject(429, 'rate_limit_exceeded', { 'retry-after': '0.1' }), accept()]
  await send()
  expect(keys()).toEqual([id, id])
})

test('leaves a mail to the next run on a long Retry-After', async () => {
  responses = [reject(429, 'rate_limit_exceeded', { 'retry-after': '10' })]
  await expect(send()).rejects.toMatchObject({ code: 429 })
})

test('leaves a mail to the next run on 429 without Retry-After', async () => {
  responses = [reject(429, 'rate_limit_exceeded')]
  await expect(send()).rejects.toMatchObject({ code: 429, kind: null })
})

test.each([400, 422])('reports a message that Resend refuses with %s', async (status) => {
  responses = [reject(status, 'validation_error'), reject(status, 'validation_error')]
  await expect(send()).rejects.toMatchObject({ code: status, kind: 'refused' })
})

test.each([
  [500, 'application_error'],
  [401, 'missing_api_key'],
  [403, 'invalid_api_key'],
])('rejects with the status %s, which says nothing about the message', async (status, name) => {
  responses = [reject(status, name)]
  await expect(send()).rejects.toMatchObject({ code: status, kind: null })
})

test('rejects with a timeout or a lost connection, and retries with the same key', async () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  responses = [
    new DOMException('The operation timed out.', 'TimeoutError'),
    new TypeError('fetch failed', { cause }),
    accept(),
  ]
  expect(await send().catch(codeOf)).toBe('TimeoutError')
  expect(await send().catch(codeOf)).toBe('ECONNREFUSED')
  await send()
  expect(keys()).toEqual([id, id, id])
})

test('retries once without Reply-To when Resend may have rejected it', async () => {
  responses = [reject(422, 'validation_error'), accept()]
  await send()
  expect(keys()).toEqual([id, `${id}-without-reply-to`])
  const retried: { reply_to?: string; text: string } = await requests[1]?.json()
  expect(retried.reply_to).toBeUndefined()
  expect(retried.text).toContain(message.email)
})

test('sends the headers of a mail through Resend', async () => {
  const headers = { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  await sendThroughResend('re_key')({ ...mail, headers })
  expect(await requests[0]?.json()).toMatchObject({
    headers: { ...headers, 'Message-ID': mail.messageId },
  })
})
