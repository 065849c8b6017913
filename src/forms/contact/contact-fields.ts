import type { contactForm } from '#content/contact-form.ts'
import { businessConstants } from '#src/content/facts.ts'
import { limits } from '#src/limits.ts'
import { looksLikeEmail, type FieldRules, type Values } from '../fields.ts'
import { fullName, withPageLanguage } from '../message-text.ts'

type ContactField = keyof typeof contactForm.fields
export type ContactValues = Values<ContactField>

export const contactFields = {
  firstName: { needed: true, into: 'name', text: fullName, maximum: limits.name },
  lastName: { needed: true, into: null },
  email: { needed: true, looksRight: looksLikeEmail, maximum: limits.email },
  organization: { maximum: limits.organization },
  subject: { needed: true, maximum: limits.subject },
  message: {
    needed: true,
    minimum: businessConstants.minimumMessageLength,
    maximum: limits.message,
    text: ({ message }: ContactValues) => withPageLanguage(message),
  },
} as const satisfies FieldRules<ContactField>
