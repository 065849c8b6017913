import type { contactForm } from '#content/contact-form.ts'
import { businessConstants } from '#src/content/facts.ts'
import { isLonger, limits } from '#src/limits.ts'
import { looksLikeEmail } from '../email-pattern.ts'
import { withPageLanguage } from '../page-language.ts'
import { personChecks } from '../person.ts'

export type ContactValues = Record<keyof typeof contactForm.fields, string>

export const contactChecks = {
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
