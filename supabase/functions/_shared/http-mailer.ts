import { mailPatience, type Mailer } from './mail.ts'

/** Sends through Resend's HTTP interface, for hosts that close the SMTP ports. */
export function createHttpMailer(apiKey: string, apiUrl: string): Mailer {
  return {
    async send(mail, id) {
      const response = await fetch(`${apiUrl}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          // The same message is accepted once, however often it is tried.
          'idempotency-key': id,
        },
        body: JSON.stringify({
          from: mail.from,
          to: mail.to.split(',').map((mailbox) => mailbox.trim()),
          reply_to: mail.replyTo.address,
          subject: mail.subject,
          text: mail.text,
          headers: { 'Message-ID': mail.messageId },
        }),
        signal: AbortSignal.timeout(mailPatience),
      })
      await response.body?.cancel()
      if (!response.ok) throw new HttpMailError(response.status)
    },
  }
}

class HttpMailError extends Error {
  constructor(readonly code: number) {
    super(`The mail interface answered ${code}.`)
  }
}
