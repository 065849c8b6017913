import { CodedError } from './coded-error.ts'
import { mailPatience, type SendMail } from './mail.ts'

/** It serves hosts that close the SMTP ports. Resend takes a few mails a second and answers 429 with a delay. */
export function sendThroughResend(apiKey: string, apiUrl: string): SendMail {
  return async (mail) => {
    const deadline = Date.now() + mailPatience
    for (;;) {
      const response = await fetch(`${apiUrl}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          // Resend answers 403 without one.
          'user-agent': 'site-functions',
          // Resend sends a repeated key once.
          'idempotency-key': mail.id,
        },
        body: JSON.stringify({
          from: mail.from,
          to: mail.to.split(',').map((mailbox) => mailbox.trim()),
          reply_to: mail.replyTo?.address,
          subject: mail.subject,
          text: mail.text,
          headers: { 'Message-ID': mail.messageId },
        }),
        signal: AbortSignal.timeout(deadline - Date.now()),
      })
      await response.body?.cancel()
      if (response.ok) return
      const wait = Number(response.headers.get('retry-after')) * 1000
      const isWorthWaiting = wait > 0 && Date.now() + wait < deadline
      if (response.status !== 429 || !isWorthWaiting) throw new CodedError(response.status)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
