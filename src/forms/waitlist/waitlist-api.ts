import type { Refusal } from '../refusal.ts'
import type { WaitlistSignupValues } from './waitlist-validation.ts'

export type JoinOutcome =
  { joined: true } | { joined: false; why: 'refused' | 'unreachable'; refusal?: Refusal }

/** Longer than the slowest answer the backend allows itself. */
const patience = 30_000

/** Puts an address on the waitlist; never throws. */
export async function joinWaitlist({ email, name }: WaitlistSignupValues): Promise<JoinOutcome> {
  try {
    const response = await fetch('/api/waitlist', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: email.trim(), name: name.trim() }),
      signal: AbortSignal.timeout(patience),
    })
    const answer: unknown = await response.json()
    if (typeof answer !== 'object' || answer === null) return { joined: false, why: 'unreachable' }
    if ('success' in answer && answer.success === true) return { joined: true }
    const message = 'error' in answer && typeof answer.error === 'string' ? answer.error : ''
    const code = 'code' in answer && typeof answer.code === 'string' ? answer.code : ''
    return { joined: false, why: 'refused', ...(message && { refusal: { code, message } }) }
  } catch {
    return { joined: false, why: 'unreachable' }
  }
}
