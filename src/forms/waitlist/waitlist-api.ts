import { waitlist as words } from '#content/waitlist.ts'
import { sentenceFor } from '../refusal.ts'
import { payloadOf } from '../fields.ts'
import { waitlistFields, type WaitlistValues } from './waitlist-fields.ts'

const patience = 30_000

/** Resolves with the failure's sentence, or with null. */
export async function joinWaitlist(values: WaitlistValues): Promise<string | null> {
  try {
    const response = await fetch('/api/waitlist', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payloadOf(waitlistFields, values)),
      // oxlint-disable-next-line baseline-js/use-baseline -- Safari 15 has none, and waits as long as it likes.
      signal: AbortSignal.timeout?.(patience) ?? null,
    })
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null) return words.unreachable
    if ('success' in answer && answer.success === true) return null
    const message = 'error' in answer && typeof answer.error === 'string' ? answer.error : ''
    const code = 'code' in answer && typeof answer.code === 'string' ? answer.code : ''
    return message ? sentenceFor({ code, message }) : words.refused
  } catch {
    return words.unreachable
  }
}
