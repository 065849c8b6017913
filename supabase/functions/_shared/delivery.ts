import { queryWithTimeout, type Database, type Value } from './database.ts'
import { codeOf } from './errors.ts'
import {
  composeMail,
  MailError,
  type MailSettings,
  type SendMail,
  type StoredMessage,
} from './mail.ts'
import type { Log } from './log.ts'

export type DeliveryDeps = {
  database: Database
  sendMail: SendMail
  mail: MailSettings
  log: Log
}

type ClaimedMessage = StoredMessage & { attempt: number }

/** `refused` and `delivered` both say that the mail server works. */
type Outcome = 'delivered' | 'refused' | 'failed'

/** Mails a claimed message and records the result. Never rejects. */
export async function deliver(message: ClaimedMessage, deps: DeliveryDeps): Promise<Outcome> {
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

async function record(
  statement: string,
  values: readonly Value[],
  { database, log }: DeliveryDeps,
): Promise<string | null | undefined> {
  try {
    // Give up before the claim expires (15 s): after that another run may have claimed the message.
    // Until then retry all errors, such as those of a failover or a full disk: without the state the
    // mail would go out again.
    const [row] = await queryWithTimeout<{ state?: string | null }>(
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

const claimMessages = `
  select id, reference, name, email, organization, subject, message, spam,
    created_at as "receivedAt", attempts as attempt, delivered_to as "deliveredTo"
  from forms.claim_messages($1, $2)`

const batchSize = 5
/** The schedule calls every minute, so that a run ends before the next (ms). */
const runTime = 50_000

type Deleted = { signups: number; messages: number }

/** The delivery job: mails waiting messages, deletes expired rows and records the run for health. */
export async function runDelivery(deps: DeliveryDeps) {
  const report = { delivered: 0, failed: 0 }
  const started = Date.now()
  while (Date.now() - started < runTime) {
    const values = [batchSize, deps.mail.perHour]
    const claimed = await queryWithTimeout<ClaimedMessage>(
      5000,
      deps.database,
      claimMessages,
      values,
    )
    const results = await Promise.all(claimed.map((message) => deliver(message, deps)))
    const delivered = results.filter((result) => result === 'delivered').length
    report.delivered += delivered
    report.failed += results.length - delivered
    // Nothing was waiting, or the mail server is down.
    if (results.every((result) => result === 'failed')) break
  }
  const statement = 'select * from privacy.delete_expired()'
  const [deleted] = await queryWithTimeout<Deleted>(5000, deps.database, statement, [])
  if (deleted && deleted.signups + deleted.messages > 0)
    deps.log('info', `deleted ${deleted.signups} expired signups, ${deleted.messages} messages`)
  await queryWithTimeout(5000, deps.database, 'select forms.record_delivery_run()', [])
  return report
}
