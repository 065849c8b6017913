import { Buffer } from 'node:buffer'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** The mail as it travels and as it lies in a file: headers and body, Unicode and all. */
export async function formatMail(mail: Mail): Promise<Buffer> {
  const writer = createTransport({ streamTransport: true, buffer: true })
  const { message } = await writer.sendMail({
    messageId: mail.messageId,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    date: mail.date,
    // With these line ends nodemailer breaks no line that is short enough.
    text: mail.text.replace(/\r\n|\r|\n/g, '\r\n'),
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  if (!Buffer.isBuffer(message)) throw new Error('The mail was not formatted in one piece.')
  return message
}
