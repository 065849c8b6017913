import { looksLikeEmail } from '../email-pattern.ts'
import { isLonger, limits } from '../limits.ts'

export type WaitlistSignupValues = { email: string; name: string }

export type WaitlistProblem = {
  field: keyof WaitlistSignupValues
  text: 'emailMissing' | 'emailMalformed' | 'emailTooLong' | 'nameTooLong'
}

/** What keeps a signup from being sent, or null. */
export function findWaitlistProblem({ email, name }: WaitlistSignupValues): WaitlistProblem | null {
  const address = email.trim()
  if (address === '') return { field: 'email', text: 'emailMissing' }
  if (!looksLikeEmail(address)) return { field: 'email', text: 'emailMalformed' }
  if (isLonger(address, limits.email)) return { field: 'email', text: 'emailTooLong' }
  if (isLonger(name.trim(), limits.name)) return { field: 'name', text: 'nameTooLong' }
  return null
}
