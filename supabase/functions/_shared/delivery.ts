import * as v from 'valibot'
import { queryRows, type Database, type Value } from './database.ts'
import { codeOf } from './errors.ts'
import {
  composeMail,
  type Mail,
  MailError,
  type MailSettings,
  type SendMail,
  type StoredMessage,
} from './mail.ts'
import type { Log } from './log.ts'
import { messageKinds } from './message-kinds.ts'

export type DeliveryDeps = {
  database: Database
  sendMail: SendMail
  mail: MailSettings
  log: Log
}

type ClaimedMessage = StoredMessage & { attempt: number }

/** `unreachable`: the mail server or API itself fails, so other mails would fail now, too. */
export type Outcome = 'delivered' | 'failed' | 'unreachable'

/** What waits in one table: how its rows are claimed, mailed and marked. */
export type Queue<Row> = {
  what: 'mail' | 'announcement'
  claim: string
  row: v.GenericSchema<unknown, Row>
  compose: (row: Row, settings: MailSettings) => Mail
  markDelivered: string
  markFailed: string
  /** What `markFailed` takes after the row's id and attempt. */
  describeFailure: (error: unknown, code: string) => Value[]
}

/** Mails a claimed message and records the result. Never rejects. */
export function deliverMessage(message: ClaimedMessage, deps: DeliveryDeps): Promise<Outcome> {
  return deliver(messages, message, deps)
}

/** Mails a claimed row and records the result. Never rejects. */
export async function deliver<Row extends { id: string; attempt: number }>(
  queue: Queue<Row>,
  row: Row,
  deps: DeliveryDeps,
): Promise<Outcome> {
  const { id, attempt } = row
  try {
    const mail = queue.compose(row, deps.mail)
    // None is left when the mailbox that refused it was taken out of MAIL_TO.
    if (mail.recipients.length > 0) await deps.sendMail(mail)
  } catch (error) {
    const code = codeOf(error)
    const isPartly = acceptedBy(error).length > 0
    const problem = isPartly ? 'partly refused' : 'failed'
    deps.log('warn', `${queue.what} ${problem}`, { id, attempt, code })
    const values = [id, attempt, ...queue.describeFailure(error, code)]
    const state = await record(queue.markFailed, values, deps)
    if (state && state !== 'waiting') deps.log('error', `mail not retried: ${state}`, { id, code })
    if (isPartly) return 'delivered'
    return isTransportFailure(error) ? 'unreachable' : 'failed'
  }
  await record(queue.markDelivered, [id], deps)
  return 'delivered'
}

export function kindOfFailure(error: unknown): MailError['kind'] {
  return error instanceof MailError ? error.kind : null
}

/** The mailboxes that took a mail which others refused. */
function acceptedBy(error: unknown): readonly string[] {
  return error instanceof MailError ? error.accepted : []
}

export type SmtpError = { code?: string; command?: string; responseCode?: number }

/**
 * Whether a mail server fails whatever is sent: no connection, greeting or login, or 421. nodemailer's
 * EENVELOPE and EMESSAGE are about one mail. Of a mail API: 401, 403, 429 and 5xx.
 */
function isTransportFailure(error: unknown): boolean {
  if (error instanceof MailError)
    return error.kind === null && /^(401|403|429|5..)$/.test(codeOf(error))
  const { code, responseCode }: SmtpError = Object(error)
  return responseCode === 421 || (code !== 'EENVELOPE' && code !== 'EMESSAGE')
}

/** Records what a try to send a mail led to. Returns the new state, if the statement says so. */
async function record(
  statement: string,
  values: readonly Value[],
  { database, log }: DeliveryDeps,
): Promise<string | null | undefined> {
  try {
    // Give up before the claim expires (15 s): after that another run may have claimed the message.
    // Until then retry all errors, such as those of a failover or a full disk: without the state the
    // mail would go out again.
    const [row] = await queryRows(
      v.object({ state: v.nullish(v.string()) }),
      14_000,
      database,
      statement,
      values,
      () => true,
    )
    return row?.state
  } catch (error) {
    log('error', 'mail state not recorded', { id: String(values[0]), code: codeOf(error) })
    return undefined
  }
}

export const messages: Queue<ClaimedMessage> = {
  what: 'mail',
  claim: `
    select *, answer_by as "answerBy", created_at as "receivedAt", attempts as attempt,
      delivered_to as "deliveredTo"
    from forms.claim_messages($1, $2)`,
  row: v.object({
    id: v.string(),
    reference: v.string(),
    name: v.string(),
    email: v.string(),
    organization: v.nullable(v.string()),
    subject: v.string(),
    message: v.string(),
    spam: v.nullable(v.picklist(['honeypot', 'links'])),
    kind: v.picklist(messageKinds),
    answerBy: v.date(),
    receivedAt: v.date(),
    attempt: v.number(),
    deliveredTo: v.nullable(v.string()),
  }),
  compose: composeMail,
  markDelivered: 'select forms.mark_delivered($1)',
  markFailed: 'select forms.mark_failed($1, $2, $3, $4, $5) as state',
  describeFailure: (error, code) => [
    code,
    kindOfFailure(error),
    acceptedBy(error).join(',').toLowerCase(),
  ],
}
