import { Buffer } from 'node:buffer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { formatMail } from './mail-format.ts'
import { addressOf, mailPatience, type Mail, type Mailer } from './mail.ts'

/** Sends through the SMTP server of a URL such as smtp://user:password@mail.example.com:587. */
export function createSmtpMailer(smtpUrl: string): Mailer {
  const url = new URL(smtpUrl)
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const user = decodeURIComponent(url.username)
  const pass = decodeURIComponent(url.password)

  return {
    async send(mail) {
      const content = await formatMail(mail)
      const connection = new SMTPConnection({
        host,
        port: Number(url.port) || (secure ? 465 : 587),
        secure,
        connectionTimeout: mailPatience,
        greetingTimeout: mailPatience,
        socketTimeout: mailPatience,
        dnsTimeout: mailPatience,
        socketCloseTimeout: 0,
        // A mail server on the same machine usually has a certificate nobody signed.
        tls: { rejectUnauthorized: !isLoopback(host) },
      })
      await converse(connection, content, mail, user ? { user, pass } : null)
    },
  }
}

/** One conversation, cut off when it takes too long: even a server that drips is let go. */
function converse(
  connection: SMTPConnection,
  content: Buffer,
  mail: Mail,
  login: { user: string; pass: string } | null,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => end(new MailError('MAIL_TIMEOUT')), mailPatience)
    const envelope = { from: addressOf(mail.from), to: mail.to.split(',').map(addressOf) }

    connection.once('error', end)
    connection.once('end', () => end(new MailError('MAIL_CONNECTION_ENDED')))
    connection.connect(() => {
      if (!login) return send()
      connection.login({ credentials: login }, (error) => (error ? end(error) : send()))
    })

    function send(): void {
      connection.send(envelope, content, (error) => end(error))
    }

    function end(error?: Error | null): void {
      clearTimeout(timer)
      // Errors of a connection that is over have nobody left to care.
      connection.removeAllListeners()
      connection.on('error', () => {})
      if (error) {
        connection.close()
        reject(error)
      } else {
        connection.quit()
        resolve()
      }
    }
  })
}

class MailError extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
