import { terms } from '#src/content/facts.ts'
import type { ContactFormContent } from '#src/content/types/contact-form.ts'
import { looksLikeEmail } from '../email-pattern.ts'
import { textIn } from '../form-values.ts'
import { isLonger, limits } from '../limits.ts'

export type ContactField = keyof ContactFormContent['fields']

export type ContactValues = Record<ContactField, string>

/** The notice a refused message gets. */
export type ContactProblem = 'missingFields' | 'invalidEmail' | 'messageTooShort' | 'tooLong'

type FieldProblems = ContactFormContent['fieldProblems']

/** What was typed, without the spaces around it. */
export function readContactValues(form: HTMLFormElement): ContactValues {
  const data = new FormData(form)
  return {
    firstName: textIn(data, 'firstName').trim(),
    lastName: textIn(data, 'lastName').trim(),
    email: textIn(data, 'email').trim(),
    organization: textIn(data, 'organization').trim(),
    subject: textIn(data, 'subject').trim(),
    message: textIn(data, 'message').trim(),
  }
}

export function fullName({ firstName, lastName }: Pick<ContactValues, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`
}

/** The first problem in the order visitors are told about them, or null when it can be sent. */
export function findContactProblem(values: ContactValues): ContactProblem | null {
  const { firstName, lastName, email, subject, message } = values
  if ([firstName, lastName, email, subject, message].includes('')) return 'missingFields'
  if (!looksLikeEmail(email)) return 'invalidEmail'
  if (message.length < terms.minimumMessageLength) return 'messageTooShort'
  return contactFields.some((field) => checks[field](values)) ? 'tooLong' : null
}

/** What to do about each field that cannot stay as it is, in the order of the form. */
export function messagesFor(values: ContactValues, words: FieldProblems): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const field of contactFields) {
    const problem = checks[field](values)
    if (problem) messages[field] = words[problem]
  }
  return messages
}

type Check = (values: ContactValues) => keyof FieldProblems | false

const checks: Record<ContactField, Check> = {
  firstName: (values) => {
    if (values.firstName === '') return 'firstNameMissing'
    return isLonger(fullName(values), limits.name) && 'nameTooLong'
  },
  lastName: ({ lastName }) => lastName === '' && 'lastNameMissing',
  email: ({ email }) => {
    if (email === '') return 'emailMissing'
    if (!looksLikeEmail(email)) return 'emailMalformed'
    return isLonger(email, limits.email) && 'emailTooLong'
  },
  organization: ({ organization }) =>
    isLonger(organization, limits.organization) && 'organizationTooLong',
  subject: ({ subject }) => {
    if (subject === '') return 'subjectMissing'
    return isLonger(subject, limits.subject) && 'subjectTooLong'
  },
  message: ({ message }) => {
    if (message === '') return 'messageMissing'
    if (message.length < terms.minimumMessageLength) return 'messageTooShort'
    return isLonger(message, limits.message) && 'messageTooLong'
  },
}

const contactFields: ContactField[] = [
  'firstName',
  'lastName',
  'email',
  'organization',
  'subject',
  'message',
]
