import { queryWithTimeout } from '../_shared/database.ts'
import { deliver, type DeliveryDeps } from '../_shared/delivery.ts'
import { codeOf, notKept } from '../_shared/errors.ts'
import { answerForm, type FormDeps } from '../_shared/form-request.ts'
import { messageSchema, type Message } from '../_shared/form-schema.ts'
import type { SpamMark } from '../_shared/mail.ts'
import type { Client, Counted } from '../_shared/rate-limit.ts'
import type { JsonObject } from '../_shared/request-body.ts'
import { withTimeout } from '../_shared/util.ts'

export type ContactDeps = FormDeps &
  DeliveryDeps & { inBackground: (work: Promise<unknown>) => void }

/** How long a request waits for the mail server; delivery then continues in the background (ms). */
const mailWait = 2000

/** Stores a message, then mails it. A repeated message gets the reference of the first. */
export function handleContactMessage(request: Request, deps: ContactDeps): Promise<Response> {
  // One network may use at most half of the hourly mails, but never less than one address.
  const half = Math.floor(deps.mail.perHour / 2)
  const networkLimit = Math.max(deps.hourlyLimit, Math.min(4 * deps.hourlyLimit, half))
  return answerForm(request, deps, {
    name: 'send-contact-email',
    schema: messageSchema,
    networkLimit,
    keep: async (texts, client, body) => {
      const message = { ...texts, mark: findSpamMark(texts, body) }
      const stored = await store(message, client, networkLimit, deps)
      deps.rateLimit.refuseOver('send-contact-email', client, stored)
      const { id, reference, received_at: receivedAt } = stored
      if (stored.claimed) {
        const sending = deliver({ ...message, id, reference, receivedAt, attempt: 1 }, deps)
        deps.inBackground(sending)
        await withTimeout(mailWait, sending, () => {})
      }
      return { reference }
    },
  })
}

type Stored = Counted & { id: string; reference: string; received_at: Date; claimed: boolean }

const submitMessage = 'select * from forms.submit_message($1::text::jsonb, $2, $3, $4, $5, $6)'

async function store(
  message: Message & { mark: SpamMark },
  client: Client,
  networkLimit: number,
  { database, hourlyLimit, mail, log }: ContactDeps,
): Promise<Stored> {
  const limits = [hourlyLimit, networkLimit, mail.perHour]
  const values = [JSON.stringify(message), client.key, client.networkKey, ...limits]
  try {
    const [stored] = await queryWithTimeout<Stored>(4000, database, submitMessage, values)
    if (stored) return stored
    throw new Error('submit_message returns one row')
  } catch (error) {
    log('error', 'send-contact-email: not stored', { code: codeOf(error) })
    throw notKept('your message')
  }
}

/** One pattern, so that a link counts once. */
const links = /\[url\]?[="'\s]*(?:https?:\/\/)?(?:www\.)?|https?:\/\/(?:www\.)?|\bwww\./gi

/** Marks possible spam: a filled-in honeypot (`website`), or too many links. */
function findSpamMark(
  { name, subject, message }: Message,
  { website }: JsonObject,
): 'decoy' | 'links' | null {
  if (website !== undefined && website !== null && website !== '') return 'decoy'
  const isFullOfLinks = `${name} ${subject}`.match(links) || (message.match(links)?.length ?? 0) > 2
  return isFullOfLinks ? 'links' : null
}
