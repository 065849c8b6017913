import { Buffer } from 'node:buffer'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'

export function mailOptions({ replyTo, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    ...(replyTo && { replyTo }),
    // At these line ends nodemailer leaves short lines whole.
    text: mail.text.replace(/\r\n|\r|\n/g, '\r\n'),
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

export async function formatMail(mail: Mail): Promise<Buffer> {
  const writer = createTransport({ streamTransport: true, buffer: true })
  const { message } = await writer.sendMail(mailOptions(mail))
  if (!Buffer.isBuffer(message)) throw new Error('The mail was not formatted in one piece.')
  return message
}
