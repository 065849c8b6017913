import { queryWithTimeout, type Database, type Value } from './database.ts'
import { codeOf } from './errors.ts'
import { composeMail, type MailSettings, type SendMail, type StoredMessage } from './mail.ts'
import type { Log } from './util.ts'

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
    await note('select forms.mark_failed($1, $2, $3)', [id, attempt, codeOf(error)], deps)
    return false
  }
  await note('select forms.mark_delivered($1)', [id], deps)
  return true
}

async function note(
  statement: string,
  values: readonly Value[],
  { database, log }: DeliveryDeps,
): Promise<void> {
  try {
    await queryWithTimeout(14_000, database, statement, values)
  } catch (error) {
    log('error', 'mail state not noted', { id: String(values[0]), code: codeOf(error) })
  }
}

const claimMessages = `
  select id, reference, name, email, organization, subject, message, mark,
    created_at as "receivedAt", attempts as attempt
  from forms.claim_messages($1, $2)`

const batchSize = 5

/** The delivery job: mails waiting messages, deletes expired rows and records the run for health. */
export async function runDelivery(deps: DeliveryDeps) {
  const report = { delivered: 0, failed: 0 }
  const started = Date.now()
  while (Date.now() - started < 50_000) {
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
    // If a whole batch fails, assume that the mail server is down.
    if (delivered === 0) break
  }
  await deleteExpired(deps)
  await queryWithTimeout(5000, deps.database, 'select forms.note_delivery_run()', [])
  return report
}

type Deleted = { signups: number; messages: number }

async function deleteExpired({ database, log }: DeliveryDeps): Promise<void> {
  try {
    const statement = 'select * from privacy.delete_expired()'
    const [row] = await queryWithTimeout<Deleted>(5000, database, statement, [])
    if (row && row.signups + row.messages > 0)
      log('info', `deleted what has expired: ${row.signups} signups, ${row.messages} messages`)
  } catch (error) {
    // 55000 is raised by our own SQL, with a message that says what to do.
    const isRefusal = error instanceof Error && codeOf(error) === '55000'
    const what = isRefusal ? error.message : 'Expired rows were not deleted.'
    log('error', what, { code: codeOf(error) })
  }
}
