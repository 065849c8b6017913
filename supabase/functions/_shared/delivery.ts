import * as v from 'valibot'
import { composeAnnouncement, type AnnouncementMail } from './announcement.ts'
import { queryRows, queryWithTimeout, type Database, type Value } from './database.ts'
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
import { sendWeeklyMail } from './weekly-mail.ts'

export type DeliveryDeps = {
  database: Database
  sendMail: SendMail
  mail: MailSettings
  log: Log
}

type ClaimedMessage = StoredMessage & { attempt: number }
type ClaimedAnnouncement = AnnouncementMail & { attempt: number }

/** `unreachable`: the mail server or API itself fails, so other mails would fail now, too. */
type Outcome = 'delivered' | 'failed' | 'unreachable'

/** What waits in one table: how its rows are claimed, mailed and marked. */
type Queue<Row> = {
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
async function deliver<Row extends { id: string; attempt: number }>(
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

function kindOfFailure(error: unknown): MailError['kind'] {
  return error instanceof MailError ? error.kind : null
}

/** The mailboxes that took a mail which others refused. */
function acceptedBy(error: unknown): readonly string[] {
  return error instanceof MailError ? error.accepted : []
}

/**
 * Whether the mail server refuses the recipient for good. For the team's own mail that is a mistake in
 * the settings, and retried for longer.
 */
function isUnknownMailbox(error: unknown): boolean {
  const { command, responseCode = 0 }: SmtpError = Object(error)
  return command === 'RCPT TO' && responseCode >= 500
}

type SmtpError = { code?: string; command?: string; responseCode?: number }

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

const messages: Queue<ClaimedMessage> = {
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

const announcements: Queue<ClaimedAnnouncement> = {
  what: 'announcement',
  claim: `
    select id, token, email, name, mail, attempt
    from forms.claim_announcements($1, $2)`,
  row: v.object({
    id: v.string(),
    token: v.string(),
    email: v.string(),
    name: v.nullable(v.string()),
    mail: v.object({
      sender: v.string(),
      subject: v.string(),
      text: v.string(),
      textByName: v.string(),
      language: v.string(),
      unsubscribe: v.string(),
      unsubscribeSubject: v.string(),
    }),
    attempt: v.number(),
  }),
  compose: composeAnnouncement,
  markDelivered: 'select forms.mark_announcement_delivered($1)',
  markFailed: 'select forms.mark_announcement_failed($1, $2, $3, $4)',
  describeFailure: (error, code) => [
    code,
    isUnknownMailbox(error) ? 'refused' : kindOfFailure(error),
  ],
}

const batchSize = 5
/** The schedule calls every minute, so that a run ends before the next (ms). */
const runTime = 50_000

export type DeliveryJobDeps = DeliveryDeps & { announcementsPerHour: number }

/**
 * The delivery job: mails the team its week, waiting messages, then announcements, deletes expired rows
 * and records the run for health.
 */
export async function runDelivery(deps: DeliveryJobDeps, now?: Date) {
  const { database, announcementsPerHour } = deps
  await sendWeeklyMail(deps, now)
  // What fails here must not keep expired rows from being deleted.
  const [sent] = await Promise.allSettled([sendWaitingMail(deps)])
  await deleteExpired(deps)
  if (sent.status === 'rejected') throw sent.reason
  const recordRun = 'select forms.record_delivery_run($1)'
  await queryWithTimeout(5000, database, recordRun, [announcementsPerHour])
  return sent.value
}

async function sendWaitingMail(deps: DeliveryJobDeps) {
  const report = { delivered: 0, failed: 0 }
  const started = performance.now()
  while (performance.now() - started < runTime) {
    const results =
      (await sendBatch(messages, deps.mail.perHour, deps)) ??
      (await sendBatch(announcements, deps.announcementsPerHour, deps)) ??
      []
    const delivered = results.filter((result) => result === 'delivered').length
    report.delivered += delivered
    report.failed += results.length - delivered
    // Nothing was waiting, or the mail server is down.
    if (results.every((result) => result === 'unreachable')) break
  }
  return report
}

/**
 * Claims and sends a batch; returns null when nothing is due. A row that cannot be read is named in the
 * log, and retried when its claim expires.
 */
async function sendBatch<Row extends { id: string; attempt: number }>(
  queue: Queue<Row>,
  perHour: number,
  deps: DeliveryDeps,
): Promise<Outcome[] | null> {
  const rows = await queryWithTimeout(5000, deps.database, queue.claim, [batchSize, perHour])
  if (rows.length === 0) return null
  return Promise.all(
    rows.map(async (row) => {
      const read = v.safeParse(queue.row, row)
      if (read.success) return deliver(queue, read.output, deps)
      const { id }: { id?: unknown } = Object(row)
      deps.log('error', 'mail waits: its row cannot be read', { id: String(id) })
      return 'failed'
    }),
  )
}

const deletedRows = v.object({ signups: v.number(), messages: v.number(), announced: v.number() })

async function deleteExpired({ database, log }: DeliveryDeps): Promise<void> {
  const statement =
    'select *, privacy.delete_announced() as announced from privacy.delete_expired()'
  const [deleted] = await queryRows(deletedRows, 20_000, database, statement, [])
  if (deleted && deleted.signups + deleted.messages > 0)
    log('info', `deleted ${deleted.signups} expired signups, ${deleted.messages} messages`)
  if (deleted && deleted.announced > 0)
    log('info', `deleted ${deleted.announced} signups after the announcement`)
}
