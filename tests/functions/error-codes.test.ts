import { expect, test } from 'vitest'
import type { ErrorCode } from '../../supabase/functions/_shared/errors.ts'
import {
  message,
  noDatabase,
  openFunctions,
  signup,
  type FunctionName,
} from './functions-under-test.ts'

const functions = await openFunctions()

const line = 'a\nb'
const long = 'x'.repeat(10_001)

const wrongMessages: Partial<Record<ErrorCode, object>> = {
  name_required: { name: ' ' },
  name_not_text: { name: 7 },
  name_unreadable: { name: 'a\0' },
  name_not_one_line: { name: line },
  name_too_long: { name: long },
  email_required: { email: null },
  email_not_text: { email: [] },
  email_unreadable: { email: '\ud800@example.com' },
  email_not_one_line: { email: line },
  email_too_long: { email: `${long}@example.com` },
  email_malformed: { email: 'example.com' },
  organization_not_text: { organization: {} },
  organization_unreadable: { organization: '\0' },
  organization_not_one_line: { organization: line },
  organization_too_long: { organization: long },
  subject_required: { subject: '' },
  subject_not_text: { subject: true },
  subject_unreadable: { subject: '\0' },
  subject_not_one_line: { subject: line },
  subject_too_long: { subject: long },
  message_required: { message: undefined },
  message_not_text: { message: 1 },
  message_unreadable: { message: 'ten letters \udfff' },
  message_too_short: { message: 'short' },
  message_too_long: { message: long },
}

test.each(Object.entries(wrongMessages))('answers with the code %s', async (code, wrong) => {
  const answer = await functions.post('send-contact-email', { ...message, ...wrong })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toEqual({ error: expect.stringContaining('"'), code })
})

const forms: [FunctionName, object, object][] = [
  ['waitlist', signup, { success: false }],
  ['send-contact-email', message, {}],
]

test.each(forms)('gives a stable code with each error of %s', async (name, right, also) => {
  const codeOf = async (answer: Promise<Response>): Promise<string> => {
    const { code, error, ...rest } = await (await answer).json()
    expect(error).toEqual(expect.any(String))
    expect(rest).toEqual(also)
    return code
  }
  const call = (init: RequestInit, deps = {}) =>
    codeOf(functions.call(name, new Request(`http://site.test/functions/v1/${name}`, init), deps))
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(right)

  expect(await call({ method: 'GET' })).toBe('wrong_method')
  expect(await call({ method: 'POST', body })).toBe('not_json')
  expect(await call({ method: 'POST', headers, body: '{' })).toBe('malformed')
  expect(await call({ method: 'POST', headers, body: ' '.repeat(70_000) })).toBe('too_large')
  const foreign = { ...headers, origin: 'https://evil.test' }
  expect(await call({ method: 'POST', headers: foreign, body })).toBe('foreign_origin')
  await functions.post(name, right, { hourlyLimit: 1 })
  expect(await codeOf(functions.post(name, right, { hourlyLimit: 1 }))).toBe('too_many')
  const query = () => Promise.reject(new Error('not a lost connection, so not tried again'))
  const away = { database: { ...noDatabase, query }, remoteAddress: '203.0.113.8' }
  expect(await codeOf(functions.post(name, right, away))).toBe('not_kept')
})

test('gives the same codes for a signup', async () => {
  const answer = await functions.post(
    'waitlist',
    { email: 'ada' },
    { remoteAddress: '203.0.113.9' },
  )
  expect(await answer.json()).toMatchObject({ success: false, code: 'email_malformed' })
})
