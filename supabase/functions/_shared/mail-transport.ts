import type { SendMail } from './mail.ts'
import { sendThroughResend } from './resend-mailer.ts'
import { readUrl, setting, StartError, type Environment } from './settings.ts'
import { sendThroughSmtp } from './smtp-mailer.ts'

export function readMailTransport(
  environment: Environment,
): { send: SendMail; host: string } | null {
  const smtp = readUrl(environment, 'SMTP_URL', ['smtp:', 'smtps:'])
  if (smtp) return { send: sendThroughSmtp(smtp), host: smtp.host }
  const apiKey = setting(environment, 'RESEND_API_KEY')
  if (!apiKey) return null
  if (/[^\x21-\x7e]/.test(apiKey))
    throw new StartError('RESEND_API_KEY holds a character that no key has.')
  const given = readUrl(environment, 'RESEND_API_URL', ['https:', 'http:'])
  const api = given ?? new URL('https://api.resend.com')
  return { send: sendThroughResend(apiKey, api.href.replace(/\/$/, '')), host: api.host }
}

export function requireMailTransport(environment: Environment): SendMail {
  const transport = readMailTransport(environment)
  if (!transport)
    throw new StartError(
      'SMTP_URL or RESEND_API_KEY has to be set, so that messages can be mailed.',
    )
  return transport.send
}
