import { Buffer } from 'node:buffer'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { codeOf } from './errors.ts'
import { domainOf, mailTimeout, MailError, type Mail, type SendMail } from './mail.ts'
import { isThisMachine } from './settings.ts'

/** Sends through an SMTP server, over TLS unless the server is local. */
export function sendThroughSmtp(url: URL): SendMail {
  const isLocal = isThisMachine(url.hostname)
  const options = {
    url: url.href,
    connectionTimeout: mailTimeout,
    requireTLS: !isLocal,
    // A local server's certificate is usually self-signed.
    tls: { rejectUnauthorized: !isLocal },
  }
  return async (mail) => {
    // Otherwise nodemailer greets with the machine's name, or with a loopback address where that has no dot.
    const transport = createTransport({ ...options, name: domainOf(mail.from) })
    let isSent = false
    transport.use('stream', ({ message }, next) => {
      // The stream is read after the server's answer to DATA.
      message.processFunc((stream) => stream.once('end', () => (isSent = true)))
      next()
    })
    const signal = AbortSignal.timeout(mailTimeout)
    const envelope = { from: mail.from, to: mail.recipients }
    const { accepted, rejectedErrors = [] } = await transport
      .sendMail({ ...mailOptions(mail), envelope, signal })
      .catch((error: unknown) => {
        throw classify(error, isSent)
      })
    const refusal = rejectedErrors.find(({ permanent }) => !permanent) ?? rejectedErrors[0]
    if (refusal) throw new MailError(codeOf(refusal), null, accepted)
  }
}

/** Only an answer to the message itself is its refusal: before that, the server refuses us. */
function classify(error: unknown, isSent: boolean): unknown {
  const { code, responseCode, permanent }: NodemailerError = Object(error)
  if (code === 'EMESSAGE' && permanent) return new MailError(codeOf(error), 'refused')
  if (isSent && responseCode === undefined) return new MailError('UNCONFIRMED', 'unconfirmed')
  return error
}

type NodemailerError = { code?: string; responseCode?: number; permanent?: boolean }

/** Returns a mail in the format of an .eml file. */
export async function formatMail(mail: Mail): Promise<Buffer> {
  const writer = createTransport({ streamTransport: true, buffer: true })
  const { message } = await writer.sendMail(mailOptions(mail))
  if (!Buffer.isBuffer(message)) throw new Error('The mail was not formatted in one piece.')
  return message
}

function mailOptions({ replyTo, headers, ...mail }: Mail): SendMailOptions {
  return {
    ...mail,
    ...(replyTo && { replyTo }),
    // With CRLF line endings nodemailer does not rewrap short lines.
    text: mail.text.replace(/\r\n|\r|\n/g, '\r\n'),
    textEncoding: 'quoted-printable',
    ...(headers && { headers }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
