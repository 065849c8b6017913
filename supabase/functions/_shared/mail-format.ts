import { Buffer } from 'node:buffer'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

/** What nodemailer makes headers and body of, Unicode and all. */
export function mailOptions({ replyTo, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    ...(replyTo && { replyTo }),
    // With these line ends nodemailer breaks no line that is short enough.
    text: mail.text.replace(/\r\n|\r|\n/g, '\r\n'),
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The mail as it lies in a file. */
export async function formatMail(mail: Mail): Promise<Buffer> {
  const writer = createTransport({ streamTransport: true, buffer: true })
  const { message } = await writer.sendMail(mailOptions(mail))
  if (!Buffer.isBuffer(message)) throw new Error('The mail was not formatted in one piece.')
  return message
}
