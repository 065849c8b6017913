import { CodedError } from './coded-error.ts'
import { mailPatience, type SendMail } from './mail.ts'

/**
 * Sends through Resend's HTTP interface, for hosts that close the SMTP ports. It takes a few mails a
 * second and says with 429 when it takes the next one: that is waited for while there is time.
 */
export function sendThroughResend(apiKey: string, apiUrl: string): SendMail {
  return async (mail) => {
    const deadline = Date.now() + mailPatience
    for (;;) {
      const response = await fetch(`${apiUrl}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          // Without a user agent Resend answers 403.
          'user-agent': 'site-functions',
          // The same message is accepted once, however often it is tried.
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
