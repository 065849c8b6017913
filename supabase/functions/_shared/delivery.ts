import { queryWithTimeout, type Database, type Value } from './database.ts'
import { codeOf } from './errors.ts'
import { composeMail, type MailSettings, type SendMail, type StoredMessage } from './mail.ts'
import type { Log } from './log.ts'

export type DeliveryDeps = {
  database: Database
  sendMail: SendMail
  mail: MailSettings
  log: Log
}

type ClaimedMessage = StoredMessage & { attempt: number }

/** Mails a claimed message and records the result. Never rejects. */
export async function deliver(message: ClaimedMessage, deps: DeliveryDeps): Promise<boolean> {
  const { id, attempt } = message
  try {
    await deps.sendMail(composeMail(message, deps.mail))
  } catch (error) {
    deps.log('warn', 'mail failed', { id, attempt, code: codeOf(error) })
    await record('select forms.mark_failed($1, $2, $3)', [id, attempt, codeOf(error)], deps)
    return false
  }
  await record('select forms.mark_delivered($1)', [id], deps)
  return true
}

async function record(
  statement: string,
  values: readonly Value[],
  { database, log }: DeliveryDeps,
): Promise<void> {
  try {
    // Give up before the claim expires (15 s): after that another run may have claimed the message.
    await queryWithTimeout(14_000, database, statement, values)
  } catch (error) {
    log('error', 'mail state not recorded', { id: String(values[0]), code: codeOf(error) })
  }
}

const claimMessages = `
  select id, reference, name, email, organization, subject, message, spam,
    created_at as "receivedAt", attempts as attempt
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
    const delivered = results.filter(Boolean).length
    report.delivered += delivered
    report.failed += results.length - delivered
    // Nothing was waiting, or the mail server is down.
    if (delivered === 0) break
  }
  const statement = 'select * from privacy.delete_expired()'
  const [deleted] = await queryWithTimeout<Deleted>(5000, deps.database, statement, [])
  if (deleted && deleted.signups + deleted.messages > 0)
    deps.log('info', `deleted ${deleted.signups} expired signups, ${deleted.messages} messages`)
  await queryWithTimeout(5000, deps.database, 'select forms.record_delivery_run()', [])
  return report
}
