import * as v from 'valibot'
import { asksForDeletion } from '../_shared/data-requests.ts'
import { deliverMessage, type DeliveryDeps } from '../_shared/delivery.ts'
import { handleForm, type FormDeps } from '../_shared/form-request.ts'
import { messageSchema, type Message } from '../_shared/form-schema.ts'
import type { SpamReason } from '../_shared/mail.ts'
import { answerBy, kindOf } from '../_shared/message-kinds.ts'
import { counted } from '../_shared/rate-limit.ts'
import type { JsonObject } from '../_shared/request-body.ts'

export type ContactDeps = FormDeps &
  DeliveryDeps & { inBackground: (work: Promise<unknown>) => void }

/** `receivedAt` is null for a repeated message; id and reference are, too, over a limit. */
const result = v.object({
  ...counted.entries,
  id: v.nullable(v.string(), ''),
  reference: v.nullable(v.string(), ''),
  receivedAt: v.nullable(v.date()),
  claimed: v.boolean(),
})

/**
 * Stores a message. A message that the same client repeats gets the same reference. Mails in the
 * background: otherwise the time of the answer would tell whether somebody has sent this message before.
 */
export function handleContactMessage(request: Request, deps: ContactDeps): Promise<Response> {
  return handleForm(request, deps, {
    name: 'send-contact-email',
    schema: messageSchema,
    clientQuota: deps.messagesPerClient,
    hourlyQuota: deps.messagesLimit,
    statement: `
      select id, reference, received_at as "receivedAt", claimed,
        exceeded_limit as "exceededLimit", hour_total as "hourTotal",
        forms.seconds_left_in_hour() as "secondsLeft"
      from forms.submit_message($1::text::jsonb, string_to_array($2, ' '), $3, $4, $5)`,
    result,
    moreValues: [deps.mail.perHour],
    toRow(texts, body) {
      const { subject, message } = texts
      const asks = asksForDeletion(subject) || asksForDeletion(message)
      // Pages know the kind from the subject alone: their promise is as long, or longer.
      const kind = asks && kindOf(subject) !== 'press' ? 'data' : kindOf(subject)
      const spam = findSpamReason(texts, body)
      return { ...texts, spam, kind, answer_by: answerBy(kind, new Date()) }
    },
    afterStoring(row, { id, reference, receivedAt, claimed }) {
      if (!claimed && receivedAt) deps.log('warn', 'mail waits: MAIL_PER_HOUR is reached', { id })
      if (claimed && receivedAt) {
        const answer = { answerBy: row.answer_by }
        const claimedMessage = { ...row, ...answer, id, reference, receivedAt, attempt: 1 }
        deps.inBackground(deliverMessage(claimedMessage, deps))
      }
      return { reference }
    },
    storedItem: 'your message',
  })
}

/** One pattern, so that a link counts once. */
const links = /\[url\]?[="'\s]*(?:https?:\/\/)?(?:www\.)?|https?:\/\/(?:www\.)?|\bwww\./gi

/** Finds possible spam: a filled-in honeypot (`website`), or too many links. */
function findSpamReason({ name, subject, message }: Message, { website }: JsonObject): SpamReason {
  if (website !== undefined && website !== null && website !== '') return 'honeypot'
  const isFullOfLinks = `${name} ${subject}`.match(links) || (message.match(links)?.length ?? 0) > 2
  return isFullOfLinks ? 'links' : null
}
