import { expect, test } from 'vitest'
import { contactChecks, type ContactValues } from '#src/forms/contact/contact-validation.ts'
import { problemsIn, toastFor } from '#src/forms/problems.ts'

const complete = {
  firstName: 'Farah',
  lastName: 'Osman',
  email: 'farah@example.com',
  organization: '',
  subject: 'A question',
  message: 'Ten chars.',
}

function toastOf(values: ContactValues) {
  const problems = problemsIn(contactChecks, values).map(([, problem]) => problem)
  return problems.length === 0 ? null : toastFor(problems)
}

test('a complete message without an organization can be sent', () => {
  expect(toastOf(complete)).toBeNull()
})

test.for(['firstName', 'lastName', 'email', 'subject', 'message'] as const)(
  'without %s, fields are missing',
  (field) => {
    const values = { ...complete, [field]: '' }
    expect(toastOf(values)).toBe('missingFields')
    expect(problemsIn(contactChecks, values)).toEqual([[field, expect.any(String)]])
  },
)

test('missing fields are told before a malformed address, that before a short message', () => {
  const wrong = { ...complete, subject: '', email: 'farah', message: 'Hi' }
  expect(toastOf(wrong)).toBe('missingFields')
  expect(toastOf({ ...wrong, subject: 'Hello' })).toBe('invalidEmail')
  expect(toastOf({ ...wrong, subject: 'Hello', email: complete.email })).toBe('messageTooShort')
})

test('nine characters are too short, ten are enough', () => {
  expect(toastOf({ ...complete, message: '123456789' })).toBe('messageTooShort')
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
    expect(toastOf(values)).toBe('tooLong')
    expect(problemsIn(contactChecks, values)).toEqual([[field, expect.any(String)]])
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
