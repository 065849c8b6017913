import { Buffer } from 'node:buffer'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { mailTimeout, type Mail, type SendMail } from './mail.ts'
import { isThisMachine } from './settings.ts'

/** Sends through an SMTP server, over TLS unless the server is local. */
export function sendThroughSmtp(url: URL): SendMail {
  const isLocal = isThisMachine(url.hostname)
  const transport = createTransport({
    url: url.href,
    connectionTimeout: mailTimeout,
    requireTLS: !isLocal,
    // A local server's certificate is usually self-signed.
    tls: { rejectUnauthorized: !isLocal },
  })
  return async (mail) => {
    await transport.sendMail({ ...mailOptions(mail), signal: AbortSignal.timeout(mailTimeout) })
  }
}

/** Returns a mail in the format of an .eml file. */
export async function formatMail(mail: Mail): Promise<Buffer> {
  const writer = createTransport({ streamTransport: true, buffer: true })
  const { message } = await writer.sendMail(mailOptions(mail))
  if (!Buffer.isBuffer(message)) throw new Error('The mail was not formatted in one piece.')
  return message
}

function mailOptions({ replyTo, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    ...(replyTo && { replyTo }),
    // With CRLF line endings nodemailer does not rewrap short lines.
    text: mail.text.replace(/\r\n|\r|\n/g, '\r\n'),
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
