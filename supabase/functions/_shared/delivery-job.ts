import * as v from 'valibot'
import { composeAnnouncement, type AnnouncementMail } from './announcement.ts'
import { queryRows, queryWithTimeout } from './database.ts'
import {
  deliver,
  kindOfFailure,
  messages,
  type DeliveryDeps,
  type Outcome,
  type Queue,
  type SmtpError,
} from './delivery.ts'
import { sendWeeklyMail } from './weekly-mail.ts'

type ClaimedAnnouncement = AnnouncementMail & { attempt: number }

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

/**
 * Whether the mail server refuses the recipient for good. For the team's own mail that is a mistake in
 * the settings, and retried for longer.
 */
function isUnknownMailbox(error: unknown): boolean {
  const { command, responseCode = 0 }: SmtpError = Object(error)
  return command === 'RCPT TO' && responseCode >= 500
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
