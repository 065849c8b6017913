import { StartError } from './errors.ts'
import type { MailSettings, SendMail } from './mail.ts'
import { resendHost, sendThroughResend } from './resend-mailer.ts'
import {
  readMailSettings,
  readSmtpUrl,
  requireWhenHosted,
  setting,
  type Environment,
} from './settings.ts'
import { sendThroughSmtp } from './smtp-mailer.ts'

/** Reads the mail transport: SMTP, Resend, or null if neither is set. */
export function readMailTransport(
  environment: Environment,
): { send: SendMail; host: string } | null {
  const smtp = readSmtpUrl(environment)
  if (smtp) return { send: sendThroughSmtp(smtp), host: smtp.host }
  const apiKey = setting(environment, 'RESEND_API_KEY')
  if (!apiKey) return null
  if (/[^\x21-\x7e]/.test(apiKey))
    throw new StartError('RESEND_API_KEY holds a character that no key has.')
  return { send: sendThroughResend(apiKey), host: resendHost }
}

/** Reads what a deployed function needs to send mail. */
export function requireMail(environment: Environment): { sendMail: SendMail; mail: MailSettings } {
  const transport = readMailTransport(environment)
  if (!transport)
    throw new StartError(
      'SMTP_URL or RESEND_API_KEY has to be set, so that messages can be mailed.',
    )
  // With the defaults, each message would go to example.com and count as delivered.
  requireWhenHosted(environment, ['MAIL_FROM', 'MAIL_TO'])
  return { sendMail: transport.send, mail: readMailSettings(environment) }
}
