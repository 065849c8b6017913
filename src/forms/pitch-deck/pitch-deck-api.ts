import type { PitchDeckFormContent } from '#src/content/types/pitch-deck-form.ts'
import {
  sendContactEmail,
  type Failure,
  type SendOutcome,
} from '#src/lib/contact-email-function.ts'
import type { Decoy } from '../form-values.ts'
import { fullName } from '../person.ts'
import { sentenceFor } from '../refusal.ts'
import { composePitchDeckMessage, type PitchDeckValues } from './pitch-deck-message.ts'

/** Fixed in every language: the team files requests by it. */
const subject = 'Investor Pitch Deck Request'

export function requestPitchDeck(values: PitchDeckValues, decoy: Decoy): Promise<SendOutcome> {
  return sendContactEmail({
    name: fullName(values),
    email: values.email,
    organization: values.organization,
    subject,
    message: composePitchDeckMessage(values),
    ...decoy,
  })
}

export function explainFailure(failure: Failure, words: PitchDeckFormContent): string {
  if (failure.message.includes('Edge Function returned a non-2xx status code')) {
    return words.serviceBeingConfigured
  }
  if (failure.message) return sentenceFor(failure)
  return failure.why === 'refused' ? words.failedWithoutReason : words.toasts.failed.description
}
