import { mailTimeout, MailError, type Mail, type SendMail } from './mail.ts'

export const resendHost = 'api.resend.com'

/** Sends through Resend's HTTP API, for hosts that close the SMTP ports. */
export function sendThroughResend(apiKey: string): SendMail {
  async function post(mail: Mail, key: string, replyTo: string | undefined, deadline: number) {
    const response = await fetch(`https://${resendHost}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        // Resend answers 403 without one.
        'user-agent': 'site-functions',
        // Resend sends mails with the same key once.
        'idempotency-key': key,
      },
      body: JSON.stringify({
        from: mail.from,
        to: mail.recipients,
        reply_to: replyTo,
        subject: mail.subject,
        text: mail.text,
        headers: { 'Message-ID': mail.messageId, ...mail.headers },
      }),
      signal: AbortSignal.timeout(Math.max(0, deadline - Date.now())),
    })
    await response.body?.cancel()
    return response
  }

  return async (mail) => {
    const deadline = Date.now() + mailTimeout
    let replyTo = mail.replyTo?.address
    for (;;) {
      const key = replyTo === mail.replyTo?.address ? mail.id : `${mail.id}-without-reply-to`
      const response = await post(mail, key, replyTo, deadline)
      if (response.ok) return
      // Resend may reject the visitor's address as Reply-To; the mail's text has it too.
      const isRefused = [400, 422].includes(response.status)
      const mayBeReplyTo = replyTo !== undefined && isRefused
      // Resend takes a few mails a second and answers 429 with a delay.
      const wait = Number(response.headers.get('retry-after')) * 1000
      const isWorthWaiting = response.status === 429 && wait > 0 && Date.now() + wait < deadline
      if (mayBeReplyTo) replyTo = undefined
      else if (isWorthWaiting) await new Promise((resolve) => setTimeout(resolve, wait))
      else throw new MailError(response.status, isRefused ? 'refused' : null)
    }
  }
}
