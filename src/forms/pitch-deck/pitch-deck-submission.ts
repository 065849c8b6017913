import { pitchDeckForm } from '#content/pitch-deck-form.ts'
import { pitchDeckReplies as words } from '#content/pitch-deck-replies.ts'
import { company } from '#src/content/facts.ts'
import type { Failure } from '#src/lib/contact-email-function.ts'
import { payloadOf } from '../fields.ts'
import { messageSubmission } from '../message-submission.ts'
import { sentenceFor } from '../refusal.ts'
import { pitchDeckFields, pitchDeckSubject } from './pitch-deck-fields.ts'

export const submission = messageSubmission({
  fields: pitchDeckFields,
  email: (values) => ({ ...payloadOf(pitchDeckFields, values), subject: pitchDeckSubject }),
  words,
  receipt: () => ({ about: 'investor', words: pitchDeckForm.sent, email: company.investors }),
  explain: explainFailure,
})

export function explainFailure(failure: Failure): string {
  if (failure.message.includes('Edge Function returned a non-2xx status code')) {
    return words.serviceBeingConfigured
  }
  if (failure.message) return sentenceFor(failure)
  return failure.why === 'refused' ? words.failedWithoutReason : words.toasts.failed.description
}
