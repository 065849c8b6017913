import { StartError } from './errors.ts'
import type { SendMail } from './mail.ts'
import { sendThroughResend } from './resend-mailer.ts'
import { readInteger, readUrl, setting, type Environment } from './settings.ts'
import { sendThroughSmtp } from './smtp-mailer.ts'

/** Reads the mail transport: SMTP, Resend, or null if neither is set. */
export function readMailTransport(
  environment: Environment,
): { send: SendMail; host: string } | null {
  const smtp = readUrl(environment, 'SMTP_URL', ['smtp:', 'smtps:'])
  const allowPlain = readInteger(environment, 'SMTP_ALLOW_PLAIN', 0, 0, 1) === 1
  if (smtp) return { send: sendThroughSmtp(smtp, allowPlain), host: smtp.host }
  const apiKey = setting(environment, 'RESEND_API_KEY')
  if (!apiKey) return null
  if (/[^\x21-\x7e]/.test(apiKey))
    throw new StartError('RESEND_API_KEY holds a character that no key has.')
  const given = readUrl(environment, 'RESEND_API_URL', ['https:', 'http:'])
  const api = given ?? new URL('https://api.resend.com')
  return { send: sendThroughResend(apiKey, api.href.replace(/\/$/, '')), host: api.host }
}

/** Reads the mail transport, which a deployed function needs. */
export function requireMailTransport(environment: Environment): SendMail {
  const transport = readMailTransport(environment)
  if (!transport)
    throw new StartError(
      'SMTP_URL or RESEND_API_KEY has to be set, so that messages can be mailed.',
    )
  return transport.send
}
