import { isLonger, limits } from '#src/limits.ts'
import { looksLikeEmail } from '../email-pattern.ts'

export type WaitlistSignupValues = { email: string; name: string }

export const waitlistChecks = {
  email: (values: WaitlistSignupValues) => {
    const email = values.email.trim()
    if (email === '') return 'emailMissing'
    if (!looksLikeEmail(email)) return 'emailMalformed'
    return isLonger(email, limits.email) && 'emailTooLong'
  },
  name: ({ name }: WaitlistSignupValues) => isLonger(name.trim(), limits.name) && 'nameTooLong',
} as const
