import { contactForm } from '#content/contact-form.ts'
import { contactReplies as words } from '#content/contact-replies.ts'
import { company } from '#src/content/facts.ts'
import type { Failure } from '#src/lib/contact-email-function.ts'
import { payloadOf } from '../fields.ts'
import { messageSubmission } from '../message-submission.ts'
import { aboutOf } from '../receipt.tsx'
import { sentenceFor } from '../refusal.ts'
import { contactFields } from './contact-fields.ts'

export { goToFirstEmptyField } from './first-empty-field.ts'

export const submission = messageSubmission({
  fields: contactFields,
  email: (values) => payloadOf(contactFields, values),
  words,
  receipt: ({ subject }) => ({
    about: aboutOf(subject),
    words: contactForm.sent,
    email: company.support,
  }),
  explain,
})

function explain(failure: Failure): string {
  // Only the error is logged: a log must not hold typed text.
  console.error('send-contact-email:', failure.message || failure.why)
  return sentenceFor(failure) || words.toasts.failed.description
}
