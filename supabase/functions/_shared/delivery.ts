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

/** `refused` and `delivered` both say that the mail server works. */
type Outcome = 'delivered' | 'refused' | 'failed'

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
    return kind === 'refused' ? 'refused' : 'failed'
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
    return kind === 'refused' ? 'refused' : 'failed'
  }
  await record('select forms.mark_announcement_delivered($1)', [id], deps)
  return 'delivered'
}

/**
 * Whether the mail server refuses the recipient for good. For the team's own mail that is a mistake in
 * the settings, and retried for longer.
 */
function isUnknownMailbox(error: unknown): boolean {
  const { command, responseCode }: { command?: string; responseCode?: number } = Object(error)
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
}

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
  select id, reference, name, email, organization, subject, message, spam, kind,
    answer_by as "answerBy", created_at as "receivedAt", attempts as attempt, delivered_to as "deliveredTo"
  from forms.claim_messages($1, $2)`

const claimedAnnouncement: v.GenericSchema<unknown, ClaimedAnnouncement> = v.object({
  id: v.string(),
  token: v.string(),
  email: v.string(),
  mail: v.object({
    subject: v.string(),
    text: v.string(),
    language: v.string(),
    unsubscribe: v.string(),
    unsubscribeSubject: v.string(),
  }),
  attempt: v.number(),
})
const claimAnnouncements = `
  select id, token, email, mail, attempt
  from forms.claim_announcements($1, $2)`

const batchSize = 5
/** The schedule calls every minute, so that a run ends before the next (ms). */
const runTime = 50_000

const deletedRows = v.object({ signups: v.number(), messages: v.number(), announced: v.number() })

export type DeliveryJobDeps = DeliveryDeps & { announcementsPerHour: number }

/**
 * The delivery job: mails the team its week, waiting messages, then announcements, deletes expired rows
 * and records the run for health.
 */
export async function runDelivery(deps: DeliveryJobDeps, now = new Date()) {
  const { database } = deps
  const report = { delivered: 0, failed: 0 }
  const started = Date.now()
  await sendWeeklyMail(deps, now)
  while (Date.now() - started < runTime) {
    const limits = [batchSize, deps.mail.perHour]
    const messages = await queryRows(claimedMessage, 5000, database, claimMessages, limits)
    let results = await Promise.all(messages.map((message) => deliverMessage(message, deps)))
    if (messages.length === 0) {
      const values = [batchSize, deps.announcementsPerHour]
      const mails = await queryRows(claimedAnnouncement, 5000, database, claimAnnouncements, values)
      results = await Promise.all(mails.map((mail) => deliverAnnouncement(mail, deps)))
    }
    const delivered = results.filter((result) => result === 'delivered').length
    report.delivered += delivered
    report.failed += results.length - delivered
    // Nothing was waiting, or the mail server is down.
    if (results.every((result) => result === 'failed')) break
    // If the server refuses every announcement, the fault may be ours: don't use up everybody's tries.
    if (messages.length === 0 && delivered === 0) break
  }
  const statement =
    'select *, privacy.delete_announced() as announced from privacy.delete_expired()'
  const [deleted] = await queryRows(deletedRows, 5000, database, statement, [])
  if (deleted && deleted.signups + deleted.messages > 0)
    deps.log('info', `deleted ${deleted.signups} expired signups, ${deleted.messages} messages`)
  if (deleted && deleted.announced > 0)
    deps.log('info', `deleted ${deleted.announced} signups after the announcement`)
  await queryWithTimeout(5000, database, 'select forms.record_delivery_run()', [])
  return report
}
