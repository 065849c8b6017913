import { createHttpMailer } from './http-mailer.ts'
import type { Mailer } from './mail.ts'
import { readUrl, setting, StartError, type Environment } from './settings.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** How mail leaves, and through which host; null when neither way is set. */
export function readMailTransport(
  environment: Environment,
): { mailer: Mailer; host: string } | null {
  const smtp = readUrl(environment, 'SMTP_URL', ['smtp:', 'smtps:'])
  if (smtp) return { mailer: createSmtpMailer(smtp), host: smtp.host }
  const apiKey = setting(environment, 'RESEND_API_KEY')
  if (!apiKey) return null
  if (/[^\x21-\x7e]/.test(apiKey))
    throw new StartError('RESEND_API_KEY holds a character that no key has.')
  const given = readUrl(environment, 'RESEND_API_URL', ['https:', 'http:'])
  const api = given ?? new URL('https://api.resend.com')
  return { mailer: createHttpMailer(apiKey, api.href.replace(/\/$/, '')), host: api.host }
}

/** A deployed function has to be able to send: without a way out it must not take a message. */
export function requireMailer(environment: Environment): Mailer {
  const transport = readMailTransport(environment)
  if (!transport)
    throw new StartError(
      'SMTP_URL or RESEND_API_KEY has to be set, so that messages can be mailed.',
    )
  return transport.mailer
}
