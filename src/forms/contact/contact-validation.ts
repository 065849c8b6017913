import { businessConstants } from '#src/content/facts.ts'
import type { ContactFormContent } from '#src/content/types/contact-form.ts'
import { looksLikeEmail } from '../email-pattern.ts'
import { hasProblem, messagesFrom, type FieldMessages } from '../field-messages.ts'
import { textIn } from '../form-values.ts'
import { isLonger, limits } from '../limits.ts'
import { withPageLanguage } from '../page-language.ts'
import { personChecks, readPerson } from '../person.ts'

export type ContactField = keyof ContactFormContent['fields']

export type ContactValues = Record<ContactField, string>

/** The toast a refused message gets. */
export type ContactProblem = 'missingFields' | 'invalidEmail' | 'messageTooShort' | 'tooLong'

/** What was typed, without the spaces around it. */
export function readContactValues(data: FormData): ContactValues {
  return {
    ...readPerson(data),
    subject: textIn(data, 'subject').trim(),
    message: textIn(data, 'message').trim(),
  }
}

/** The first problem in the order visitors are told about them, or null when it can be sent. */
export function findContactProblem(values: ContactValues): ContactProblem | null {
  const { firstName, lastName, email, subject, message } = values
  if ([firstName, lastName, email, subject, message].includes('')) return 'missingFields'
  if (!looksLikeEmail(email)) return 'invalidEmail'
  if (message.length < businessConstants.minimumMessageLength) return 'messageTooShort'
  return hasProblem(checks, values) ? 'tooLong' : null
}

export function messagesFor(
  values: ContactValues,
  words: ContactFormContent['fieldProblems'],
): FieldMessages {
  return messagesFrom(checks, values, words)
}

const checks = {
  ...personChecks(looksLikeEmail),
  subject: ({ subject }: ContactValues) => {
    if (subject === '') return 'subjectMissing'
    return isLonger(subject, limits.subject) && 'subjectTooLong'
  },
  message: ({ message }: ContactValues) => {
    if (message === '') return 'messageMissing'
    if (message.length < businessConstants.minimumMessageLength) return 'messageTooShort'
    return isLonger(withPageLanguage(message), limits.message) && 'messageTooLong'
  },
} as const
