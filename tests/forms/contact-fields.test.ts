import { expect, test } from 'vitest'
import { contactFields, type ContactValues } from '#src/forms/contact/contact-fields.ts'
import { firstKind, payloadOf, problemsIn } from '#src/forms/fields.ts'

const complete = {
  firstName: 'Farah',
  lastName: 'Osman',
  email: 'farah@example.com',
  organization: '',
  subject: 'A question',
  message: 'Ten chars.',
}

function toastOf(values: ContactValues) {
  return firstKind(problemsIn(contactFields, values)) ?? null
}

test('a complete message without an organization can be sent', () => {
  expect(toastOf(complete)).toBeNull()
})

test.for(['firstName', 'lastName', 'email', 'subject', 'message'] as const)(
  'without %s, fields are missing',
  (field) => {
    const values = { ...complete, [field]: '' }
    expect(toastOf(values)).toBe('missing')
    expect(problemsIn(contactFields, values)).toEqual([{ field, kind: 'missing' }])
  },
)

test('missing fields are told before a malformed address, that before a short message', () => {
  const wrong = { ...complete, subject: '', email: 'farah', message: 'Hi' }
  expect(toastOf(wrong)).toBe('missing')
  expect(toastOf({ ...wrong, subject: 'Hello' })).toBe('malformed')
  expect(toastOf({ ...wrong, subject: 'Hello', email: complete.email })).toBe('short')
})

test('nine characters are too short, ten are enough', () => {
  expect(toastOf({ ...complete, message: '123456789' })).toBe('short')
  expect(toastOf({ ...complete, message: '1234567890' })).toBeNull()
})

test.for([
  ['firstName', { firstName: 'a'.repeat(195) }],
  ['email', { email: `${'a'.repeat(250)}@b.co` }],
  ['organization', { organization: 'a'.repeat(201) }],
  ['subject', { subject: 'a'.repeat(201) }],
  ['message', { message: 'a'.repeat(10_001) }],
] as const)(
  'more than the backend takes in %s is told before anything is sent',
  ([field, long]) => {
    const values = { ...complete, ...long }
    expect(toastOf(values)).toBe('long')
    expect(problemsIn(contactFields, values)).toEqual([{ field, kind: 'long' }])
  },
)

test('as much as the backend takes can be sent, an emoji counting as one character', () => {
  const values = {
    ...complete,
    firstName: 'a'.repeat(194),
    organization: '🙂'.repeat(200),
    subject: 'a'.repeat(200),
    message: '🙂'.repeat(10_000),
  }
  expect(toastOf(values)).toBeNull()
})

test('what is sent has the function’s fields, the two names in one', () => {
  expect(payloadOf(contactFields, complete)).toEqual({
    name: 'Farah Osman',
    email: 'farah@example.com',
    organization: '',
    subject: 'A question',
    message: 'Ten chars.',
  })
})

test('a field that the function does not have cannot be read from what is sent', () => {
  // @ts-expect-error -- The function has one field for both names.
  expect(payloadOf(contactFields, complete).lastName).toBeUndefined()
})
