import { sendContactEmail, type SendOutcome } from '#src/lib/contact-email-function.ts'
import { fullName, type ContactValues } from './contact-validation.ts'

/** Sends a message to the team; never throws. */
export function sendContactMessage(values: ContactValues): Promise<SendOutcome> {
  const { email, organization, subject, message } = values
  return sendContactEmail({ name: fullName(values), email, organization, subject, message })
}
