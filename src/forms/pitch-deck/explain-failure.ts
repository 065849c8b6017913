import { pitchDeckForm as words } from '#content/pitch-deck-form.ts'
import type { Failure } from '#src/lib/contact-email-function.ts'
import { sentenceFor } from '../refusal.ts'

export function explainFailure(failure: Failure): string {
  if (failure.message.includes('Edge Function returned a non-2xx status code')) {
    return words.serviceBeingConfigured
  }
  if (failure.message) return sentenceFor(failure)
  return failure.why === 'refused' ? words.failedWithoutReason : words.toasts.failed.description
}
