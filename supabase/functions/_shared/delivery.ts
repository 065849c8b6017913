import * as v from 'valibot'
import { composeAnnouncement, type AnnouncementMail } from './announcement.ts'
import { queryRows, queryWithTimeout, type Database, type Value } from './database.ts'
import { codeOf } from './errors.ts'
import {
  composeMail,
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

/** Mails a claimed message and records the result. Never rejects. */
export async function deliverMessage(
  message: ClaimedMessage,
  deps: DeliveryDeps,
): Promise<Outcome> {
  const { id, attempt } = message
  try {
    const mail = composeMail(message, deps.mail)
    // None is left when the mailbox that refused it was taken out of MAIL_TO.
    if (mail.recipients.length > 0) await deps.sendMail(mail)
  } catch (error) {
    const code = codeOf(error)
    const { kind, accepted } = error instanceof MailError ? error : { kind: null, accepted: [] }
    const isPartly = accepted.length > 0
    deps.log('warn', isPartly ? 'mail partly refused' : 'mail failed', { id, attempt, code })
    const values = [id, attempt, code, kind, accepted.join(',').toLowerCase()]
    const state = await record(
      'select forms.mark_failed($1, $2, $3, $4, $5) as state',
      values,
      deps,
    )
    if (state && state !== 'waiting') deps.log('error', `mail not retried: ${state}`, { id, code })
    if (isPartly) return 'delivered'
    return isTransportFailure(error) ? 'unreachable' : 'failed'
  }
  await record('select forms.mark_delivered($1)', [id], deps)
  return 'delivered'
}

/** Mails a claimed announcement and records the result. Never rejects. */
async function deliverAnnouncement(
  claimed: ClaimedAnnouncement,
  deps: DeliveryDeps,
): Promise<Outcome> {
  const { id, attempt } = claimed
  try {
    await deps.sendMail(composeAnnouncement(claimed, deps.mail))
  } catch (error) {
    const code = codeOf(error)
    const kind = isUnknownMailbox(error)
      ? 'refused'
      : error instanceof MailError
        ? error.kind
        : null
    deps.log('warn', 'announcement failed', { id, attempt, code })
    const statement = 'select forms.mark_announcement_failed($1, $2, $3, $4)'
    await record(statement, [id, attempt, code, kind], deps)
    return isTransportFailure(error) ? 'unreachable' : 'failed'
  }
  await record('select forms.mark_announcement_delivered($1)', [id], deps)
  return 'delivered'
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

const claimedMessage: v.GenericSchema<unknown, ClaimedMessage> = v.object({
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
})
const claimMessages = `
  select *, answer_by as "answerBy", created_at as "receivedAt", attempts as attempt,
    delivered_to as "deliveredTo"
  from forms.claim_messages($1, $2)`

const claimedAnnouncement: v.GenericSchema<unknown, ClaimedAnnouncement> = v.object({
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
})
const claimAnnouncements = `
  select id, token, email, name, mail, attempt
  from forms.claim_announcements($1, $2)`

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
    const results = (await sendMessages(deps)) ?? (await sendAnnouncements(deps)) ?? []
    const delivered = results.filter((result) => result === 'delivered').length
    report.delivered += delivered
    report.failed += results.length - delivered
    // Nothing was waiting, or the mail server is down.
    if (results.every((result) => result === 'unreachable')) break
  }
  return report
}

/** Returns null when no message is due. */
async function sendMessages(deps: DeliveryJobDeps): Promise<Outcome[] | null> {
  const limits = [batchSize, deps.mail.perHour]
  const rows = await queryWithTimeout(5000, deps.database, claimMessages, limits)
  return sendEach(rows, claimedMessage, deliverMessage, deps)
}

/** Returns null when no announcement is due. */
async function sendAnnouncements(deps: DeliveryJobDeps): Promise<Outcome[] | null> {
  const limits = [batchSize, deps.announcementsPerHour]
  const rows = await queryWithTimeout(5000, deps.database, claimAnnouncements, limits)
  return sendEach(rows, claimedAnnouncement, deliverAnnouncement, deps)
}

/** Sends each row. One that cannot be read is named in the log, and retried when its claim expires. */
async function sendEach<Row>(
  rows: unknown[],
  schema: v.GenericSchema<unknown, Row>,
  deliver: (row: Row, deps: DeliveryDeps) => Promise<Outcome>,
  deps: DeliveryDeps,
): Promise<Outcome[] | null> {
  if (rows.length === 0) return null
  return Promise.all(
    rows.map(async (row) => {
      const read = v.safeParse(schema, row)
      if (read.success) return deliver(read.output, deps)
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
