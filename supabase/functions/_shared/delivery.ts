import { codeOf } from './coded-error.ts'
import { queryWithin, type Database } from './database.ts'
import type { Log } from './log.ts'
import { composeHeldBack, composeMail, type MailSettings, type SendMail } from './mail.ts'
import { messageFields, type Message } from './message.ts'

export type DeliveryDeps = {
  database: Database
  sendMail: SendMail
  mail: MailSettings
  log: Log
}

export type RunDeps = DeliveryDeps & { sendNotice: SendMail }

export type ClaimedMessage = Message & { attempt: number }

/** Never rejects. */
export async function deliver(message: ClaimedMessage, deps: DeliveryDeps): Promise<boolean> {
  const mail = composeMail(message, deps.mail)
  try {
    await deps.sendMail(mail)
  } catch (error) {
    const { id, attempt } = message
    deps.log('warn', 'mail failed', { id, attempt, code: codeOf(error) })
    const statement = 'select forms.mark_failed($1, $2, $3)'
    await note(statement, [id, attempt, codeOf(error)], deps)
    return false
  }
  await note('select forms.mark_delivered($1, $2)', [message.id, mail.messageId], deps)
  return true
}

async function note(
  statement: string,
  values: readonly (string | number)[],
  { database, log }: Pick<DeliveryDeps, 'database' | 'log'>,
): Promise<void> {
  try {
    await queryWithin(14_000, database, statement, values)
  } catch (error) {
    log('error', 'mail state not noted', { id: String(values[0]), code: codeOf(error) })
  }
}

const claimMessages = `
  select id, ${Object.keys(messageFields).join(', ')}, mark,
    created_at as "receivedAt", attempts as attempt
  from forms.claim_messages($1, $2, $3)`

const atOnce = 5

/** A batch that fails as a whole means that the mail server is away: the run ends. */
export async function runDelivery(deps: RunDeps) {
  const report = { delivered: 0, failed: 0 }
  const tried: string[] = []
  const started = Date.now()
  while (Date.now() - started < 50_000) {
    const values = [atOnce, tried.join(','), deps.mail.perHour]
    const claimed = await queryWithin<ClaimedMessage>(5000, deps.database, claimMessages, values)
    const results = await Promise.all(claimed.map((message) => deliver(message, deps)))
    const delivered = results.filter(Boolean).length
    report.delivered += delivered
    report.failed += results.length - delivered
    tried.push(...claimed.map(({ id }) => id))
    if (delivered === 0) break
  }
  await tellHeldBack(deps)
  const statement = 'select privacy.delete_expired(), forms.note_delivery_run()'
  await queryWithin(5000, deps.database, statement, [])
  return report
}

async function tellHeldBack({ database, sendNotice, mail, log }: RunDeps): Promise<void> {
  const statement = 'select * from forms.tell_held_back($1)'
  type HeldBack = { waiting: number; marked: number }
  const [row] = await queryWithin<HeldBack>(5000, database, statement, [mail.perHour])
  if (!row) return
  const notice = composeHeldBack(row.waiting, row.marked, mail)
  await sendNotice(notice).catch((error: unknown) => {
    log('warn', 'mail failed', { id: notice.id, code: codeOf(error) })
  })
}
