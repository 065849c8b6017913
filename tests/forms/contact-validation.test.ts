import { expect, test } from 'vitest'
import { contactForm } from '#content/contact-form.ts'
import { findContactProblem, messagesFor } from '#src/forms/contact/contact-validation.ts'

const complete = {
  firstName: 'Farah',
  lastName: 'Osman',
  email: 'farah@example.com',
  organization: '',
  subject: 'A question',
  message: 'Ten chars.',
}

test('a complete message without an organization can be sent', () => {
  expect(findContactProblem(complete)).toBeNull()
  expect(messagesFor(complete, contactForm.fieldProblems)).toEqual({})
})

test.for(['firstName', 'lastName', 'email', 'subject', 'message'] as const)(
  'without %s, fields are missing',
  (field) => {
    const values = { ...complete, [field]: '' }
    expect(findContactProblem(values)).toBe('missingFields')
    expect(Object.keys(messagesFor(values, contactForm.fieldProblems))).toEqual([field])
  },
)

test('missing fields are told before a malformed address, that before a short message', () => {
  const wrong = { ...complete, subject: '', email: 'farah', message: 'Hi' }
  expect(findContactProblem(wrong)).toBe('missingFields')
  expect(findContactProblem({ ...wrong, subject: 'Hello' })).toBe('invalidEmail')
  expect(findContactProblem({ ...wrong, subject: 'Hello', email: complete.email })).toBe(
    'messageTooShort',
  )
})

test('nine characters are too short, ten are enough', () => {
  expect(findContactProblem({ ...complete, message: '123456789' })).toBe('messageTooShort')
  expect(findContactProblem({ ...complete, message: '1234567890' })).toBeNull()
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
    expect(findContactProblem(values)).toBe('tooLong')
    expect(Object.keys(messagesFor(values, contactForm.fieldProblems))).toEqual([field])
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
  expect(findContactProblem(values)).toBeNull()
})
