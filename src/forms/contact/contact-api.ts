import { sendContactEmail, type SendOutcome } from '#src/lib/contact-email-function.ts'
import type { Decoy } from '../decoy.ts'
import { withPageLanguage } from '../page-language.ts'
import { fullName } from '../person.ts'
import type { ContactValues } from './contact-validation.ts'

/** Sends a message to the team; never throws. */
export function sendContactMessage(values: ContactValues, decoy: Decoy): Promise<SendOutcome> {
  const { email, organization, subject, message } = values
  return sendContactEmail({
    name: fullName(values),
    email,
    organization,
    subject,
    message: withPageLanguage(message),
    ...decoy,
  })
}
