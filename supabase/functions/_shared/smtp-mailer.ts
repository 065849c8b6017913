import { createTransport } from 'nodemailer'
import { mailOptions } from './mail-format.ts'
import { mailPatience, type SendMail } from './mail.ts'

export function sendThroughSmtp(url: URL): SendMail {
  const transport = createTransport({
    url: url.href,
    connectionTimeout: mailPatience,
    // A certificate of the same machine is usually unsigned.
    tls: { rejectUnauthorized: !/^(localhost|\[::1\]|127\..*)$/.test(url.hostname) },
  })
  return async (mail) => {
    const signal = AbortSignal.timeout(mailPatience)
    await transport.sendMail({ ...mailOptions(mail), signal })
  }
}
