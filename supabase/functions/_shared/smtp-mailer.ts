import { createTransport } from 'nodemailer'
import { mailOptions } from './mail-format.ts'
import { mailPatience, type SendMail } from './mail.ts'

/** Sends through the SMTP server of a URL such as smtp://user:password@mail.example.com:587. */
export function sendThroughSmtp(url: URL): SendMail {
  const transport = createTransport({
    url: url.href,
    connectionTimeout: mailPatience,
    // A mail server on the same machine usually has a certificate nobody signed.
    tls: { rejectUnauthorized: !/^(localhost|\[::1\]|127\..*)$/.test(url.hostname) },
  })
  return async (mail) => {
    // Even a server that drips is let go.
    const signal = AbortSignal.timeout(mailPatience)
    await transport.sendMail({ ...mailOptions(mail), signal })
  }
}
