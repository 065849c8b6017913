import { codeOf } from '../_shared/coded-error.ts'
import { queryWithin } from '../_shared/database.ts'
import type { DatabaseClock } from '../_shared/database-clock.ts'
import { deliver, type DeliveryDeps } from '../_shared/delivery.ts'
import { answerForm, refuseOverLimit, type FormDeps } from '../_shared/form-request.ts'
import { composeMail } from '../_shared/mail.ts'
import { messageFields, type Message } from '../_shared/message.ts'
import { nextMessageNumber, referenceOf } from '../_shared/reference.ts'
import { Refusal } from '../_shared/refusal.ts'
import { within } from '../_shared/within.ts'
import type { DirectMail } from './direct-mail.ts'
import { markOf } from './spam.ts'

export type ContactDeps = FormDeps &
  DeliveryDeps & {
    /** Free sockets are counted: a hanging mail server must not take all. */
    mailRoom: { free: number }
    directMail: DirectMail
    databaseClock: DatabaseClock
    inBackground: (work: Promise<unknown>) => void
  }

/** A visitor waits this many milliseconds for the mail server. */
const visitorPatience = 2000
const databasePatience = 3000
/** Without a database the mail is the only copy, and worth a longer wait. */
const directMailPatience = 6000
const mostNoted = 5000

/** Stores the message, then mails it: at once if that is quick, otherwise in the background. */
export function handleContactMessage(request: Request, deps: ContactDeps): Promise<Response> {
  return answerForm(request, deps, {
    name: 'send-contact-email',
    fields: messageFields,
    keep: async (texts, client, body) => {
      const id = nextMessageNumber()
      const message = { ...texts, id, receivedAt: new Date(), mark: markOf(texts, body) }
      return { reference: referenceOf(await keepMessage(message, client, deps)) }
    },
  })
}

/** A repeat resolves with the first message's id. */
async function keepMessage(message: Message, client: string, deps: ContactDeps): Promise<string> {
  const hasRoom = deps.mailRoom.free > 0
  const leave = () => {
    if (hasRoom) deps.mailRoom.free += 1
  }
  if (hasRoom) deps.mailRoom.free -= 1
  const row = await submit(message, client, hasRoom, deps)
  if (row?.id) deps.directMail.remember(message, row.id)
  if (row?.claimed) {
    const sending = deliver({ ...message, mark: row.mark, attempt: 1 }, deps).finally(leave)
    deps.inBackground(sending)
    await within(visitorPatience, sending, () => {})
    return message.id
  }
  leave()
  refuseOverLimit(row?.wait_seconds)
  return row?.id ?? mailDirectly(message, client, deps)
}

type Submitted = {
  outcome: 'too late' | 'limited' | 'duplicate' | 'kept'
  wait_seconds: number | null
  claimed: boolean
  id: string | null
  mark: string | null
  clock: Date
}

const submitMessage = `
  select *, clock_timestamp() as clock
  from forms.submit_message($1::text::jsonb, $2, $3, $4, $5, $6)`

async function submit(
  message: Message,
  client: string,
  claim: boolean,
  deps: ContactDeps,
): Promise<Submitted | undefined> {
  const { database, databaseClock, hourlyLimit, mail } = deps
  const values = [JSON.stringify(message), client, hourlyLimit, mail.perHour, claim]
  const deadline = Date.now() + databasePatience
  async function ask(): Promise<Submitted | undefined> {
    const validUntil = databaseClock.at(deadline).toISOString()
    const patience = deadline - Date.now()
    const asked = [...values, validUntil]
    const [row] = await queryWithin<Submitted>(patience, database, submitMessage, asked)
    if (row) databaseClock.read(row.clock)
    return row
  }
  try {
    const row = await ask()
    noteDirectMails(deps)
    // The clocks have gone apart; the next call knows by how much.
    return row?.outcome === 'too late' && Date.now() < deadline ? await ask() : row
  } catch (error) {
    deps.log('error', 'send-contact-email: not stored', { code: codeOf(error) })
    return undefined
  }
}

async function mailDirectly(message: Message, client: string, deps: ContactDeps): Promise<string> {
  const sending = deps.directMail.send(message, client, async () => {
    const mail = composeMail(message, deps.mail)
    await deps.sendMail(mail)
    const mailedAt = new Date().toISOString()
    deps.directMail.unnoted.push({ id: message.id, mailed_as: mail.messageId, mailed_at: mailedAt })
    noteDirectMails(deps)
  })
  const done = sending.catch((error: unknown) => {
    deps.log('error', 'mail failed', { id: message.id, code: codeOf(error) })
    return null
  })
  deps.inBackground(done)
  const id = await within(directMailPatience, done, () => null)
  if (id !== null) return id
  const sentence = 'We could not take your message just now. Please try again in a few minutes.'
  throw new Refusal(503, 'not_kept', sentence, { 'retry-after': '60' })
}

/** It is tried again after the next message: the database may have stored one of them before the outage. */
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
