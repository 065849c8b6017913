import { codeOf } from '../_shared/coded-error.ts'
import { queryWithin } from '../_shared/database.ts'
import { deliver, type DeliveryDeps } from '../_shared/delivery.ts'
import type { ReadField } from '../_shared/form-fields.ts'
import { answerForm, refuseOverLimit, type FormDeps } from '../_shared/form-request.ts'
import { composeMail, type Message } from '../_shared/mail.ts'
import { Refusal } from '../_shared/refusal.ts'
import type { JsonObject } from '../_shared/request-body.ts'
import { within } from '../_shared/within.ts'
import type { DirectMail } from './direct-mail.ts'
import { markOf } from './spam.ts'

export type ContactDeps = FormDeps &
  DeliveryDeps & {
    /** How many more mails may be on their way: a hanging mail server must not take every socket. */
    mailRoom: { free: number }
    directMail: DirectMail
    /** Keeps the process alive until the work is done, after the answer has gone. */
    inBackground: (work: Promise<unknown>) => void
  }

/** How long a visitor may wait for the mail server once the message is safe. */
const visitorPatience = 2000
const databasePatience = 3000
/** With the database away the mail is all there is, and worth a longer wait. */
const directMailPatience = 6000
const mostNoted = 5000

/** Keeps a message, then mails it: at once if that is quick, otherwise while nobody waits. */
export function handleContactMessage(request: Request, deps: ContactDeps): Promise<Response> {
  return answerForm(request, deps, {
    name: 'send-contact-email',
    fields: readMessage,
    keep: (values, client) => keepMessage(values, client, deps),
  })
}

/** What a message may hold; the form and the table say the same (tests/database/limits.test.ts). */
export function readMessage(field: ReadField, body: JsonObject) {
  const values = {
    name: field('name', { kind: 'line', maximum: 200, required: true }),
    email: field('email', { kind: 'email', maximum: 254, required: true }),
    organization: field('organization', { kind: 'line', maximum: 200, required: false }),
    subject: field('subject', { kind: 'line', maximum: 200, required: true }),
    message: field('message', { kind: 'text', maximum: 10_000, minimum: 10, required: true }),
  }
  return { ...values, mark: markOf(values, body) }
}

async function keepMessage(
  values: ReturnType<typeof readMessage>,
  client: string,
  deps: ContactDeps,
): Promise<void> {
  const message: Message = {
    ...values,
    organization: values.organization || null,
    id: idByTime(),
    receivedAt: new Date(),
  }
  const hasRoom = deps.mailRoom.free > 0
  const leave = () => {
    if (hasRoom) deps.mailRoom.free += 1
  }
  if (hasRoom) deps.mailRoom.free -= 1
  const row = await submit(message, client, hasRoom, deps)
  if (row?.claimed) {
    const sending = deliver({ ...message, mark: row.mark, attempt: 1 }, deps).finally(leave)
    deps.inBackground(sending)
    await within(visitorPatience, sending, () => {})
    return
  }
  leave()
  refuseOverLimit(row?.wait_seconds)
  const isSafe = row?.outcome === 'kept' || row?.outcome === 'duplicate'
  if (!isSafe) await mailDirectly(message, client, deps)
}

/** What forms.submit_message answers. */
type Submitted = {
  outcome: 'too late' | 'limited' | 'duplicate' | 'kept'
  wait_seconds: number | null
  claimed: boolean
  mark: string | null
}

async function submit(
  message: Message,
  client: string,
  claim: boolean,
  deps: ContactDeps,
): Promise<Submitted | undefined> {
  const { id, name, email, organization, subject, message: text, mark } = message
  const statement =
    'select * from forms.submit_message($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)'
  const person = [id, name, email, organization, subject, text]
  const validUntil = new Date(Date.now() + databasePatience).toISOString()
  const values = [client, deps.hourlyLimit, ...person, claim, validUntil, deps.mail.perHour, mark]
  try {
    const rows = await queryWithin<Submitted>(databasePatience, deps.database, statement, values)
    noteDirectMails(deps)
    return rows[0]
  } catch (error) {
    deps.log('error', 'send-contact-email: not stored', { code: codeOf(error) })
    return undefined
  }
}

async function mailDirectly(message: Message, client: string, deps: ContactDeps): Promise<void> {
  const sending = deps.directMail.send(message, client, async () => {
    const mail = composeMail(message, deps.mail)
    await deps.sendMail(mail)
    return mail.messageId
  })
  const done = sending.then(
    (messageId) => {
      const mailedAt = new Date().toISOString()
      deps.directMail.unnoted.push({ id: message.id, mailed_as: messageId, mailed_at: mailedAt })
      noteDirectMails(deps)
      return true
    },
    (error: unknown) => {
      deps.log('error', 'mail failed', { id: message.id, code: codeOf(error) })
      return false
    },
  )
  deps.inBackground(done)
  if (await within(directMailPatience, done, () => false)) return
  const sentence = 'We could not take your message just now. Please try again in a few minutes.'
  throw new Refusal(503, 'not_kept', sentence, { 'retry-after': '60' })
}

/**
 * Tells the database, or with it away tries again when it has answered somebody. It may have kept a
 * message just before it went away, which must not be mailed again.
 */
function noteDirectMails({ directMail, database, inBackground, log }: ContactDeps): void {
  const mails = directMail.unnoted.splice(0).slice(-mostNoted)
  if (mails.length === 0) return
  const statement = 'select forms.note_direct_mails($1::text::jsonb)'
  const noting = queryWithin(14_000, database, statement, [JSON.stringify(mails)])
  inBackground(
    noting.catch((error: unknown) => {
      directMail.unnoted.push(...mails)
      log('error', 'direct mails not noted', { code: codeOf(error) })
    }),
  )
}

/** UUID version 7: it begins with the time, as the migrations say why. */
function idByTime(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`
}
