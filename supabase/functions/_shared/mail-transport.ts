import { createHttpMailer } from './http-mailer.ts'
import type { Mailer } from './mail.ts'
import { readMailTransport, StartError, type Environment, type MailTransport } from './settings.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

export function createMailer(transport: MailTransport): Mailer {
  if (transport.kind === 'smtp') return createSmtpMailer(transport.url)
  return createHttpMailer(transport.apiKey, transport.url)
}

/** A deployed function has to be able to send: without a way out it must not take a message. */
export function requireMailer(environment: Environment): Mailer {
  const transport = readMailTransport(environment)
  if (!transport)
    throw new StartError(
      'SMTP_URL or RESEND_API_KEY has to be set, so that messages can be mailed.',
    )
  return createMailer(transport)
}
