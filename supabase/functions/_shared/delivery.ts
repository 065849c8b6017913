import { codeOf, queryWithin, type Database, type Row } from './database.ts'
import { composeMail, type Mailboxes, type Mailer, type Message } from './mail.ts'

export type DeliveryDeps = {
  database: Database
  mailer: Mailer
  mailboxes: Mailboxes
  log: (line: string) => void
}

/** A message that was claimed for the given attempt, and is mailed by nobody else meanwhile. */
export type ClaimedMessage = Message & { attempt: number }

/** Mails a claimed message and notes how that ended; never rejects. */
export async function deliver(message: ClaimedMessage, deps: DeliveryDeps): Promise<boolean> {
  try {
    await deps.mailer.send(composeMail(message, deps.mailboxes), message.id)
  } catch (error) {
    deps.log(`mail ${message.id}: attempt ${message.attempt} failed (${codeOf(error)})`)
    const statement = 'select forms.mark_failed($1, $2, $3)'
    await note(statement, [message.id, message.attempt, codeOf(error)], deps)
    return false
  }
  await note('select forms.mark_delivered($1)', [message.id], deps)
  return true
}

/** Notes that a message is delivered for as long as a claim on it may last; never rejects. */
export async function note(
  statement: string,
  values: readonly (string | number)[],
  { database, log }: Pick<DeliveryDeps, 'database' | 'log'>,
): Promise<void> {
  try {
    await queryWithin(14_000, database, statement, values)
  } catch (error) {
    log(`mail ${values[0]}: its state could not be noted (${codeOf(error)})`)
  }
}

export type DeliveryReport = { delivered: number; failed: number }

const atOnce = 5

/**
 * Mails everything that is due, a few at a time, and deletes what has been kept long enough. Stops
 * when a whole batch fails: then it is the mail server that is away, and the next run asks again.
 */
export async function runDelivery(deps: DeliveryDeps): Promise<DeliveryReport> {
  const report = { delivered: 0, failed: 0 }
  const tried: string[] = []
  const started = Date.now()
  while (Date.now() - started < 50_000) {
    const claimed = await claim(tried, deps)
    const results = await Promise.all(claimed.map((message) => deliver(message, deps)))
    const delivered = results.filter(Boolean).length
    report.delivered += delivered
    report.failed += results.length - delivered
    tried.push(...claimed.map(({ id }) => id))
    if (delivered === 0) break
  }
  await queryWithin(5000, deps.database, 'select privacy.delete_expired()', [])
  return report
}

async function claim(tried: string[], { database }: DeliveryDeps): Promise<ClaimedMessage[]> {
  const statement = 'select * from forms.claim_messages($1, $2)'
  const rows = await queryWithin(5000, database, statement, [atOnce, tried.join(',')])
  return rows.map(toMessage)
}

function toMessage(row: Row): ClaimedMessage {
  const text = (column: string) => String(row[column])
  return {
    id: text('id'),
    name: text('name'),
    email: text('email'),
    organization: typeof row.organization === 'string' ? row.organization : null,
    subject: text('subject'),
    message: text('message'),
    receivedAt: row.created_at instanceof Date ? row.created_at : new Date(text('created_at')),
    attempt: Number(row.attempts),
  }
}
