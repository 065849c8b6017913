import { createHash } from 'node:crypto'
import { refuseOverLimit } from '../_shared/form-request.ts'
import { messageFields, type Message } from '../_shared/message.ts'

const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000
const mostRemembered = 5000

export type DirectMail = ReturnType<typeof createDirectMail>

/** What the database has not been told yet: it counts the hour's mails of all processes. */
type Unnoted = { id: string; mailed_as: string; mailed_at: string }

/**
 * Mails without a database, which otherwise counts and finds repeats: while it is away, this
 * process does both from memory, and knows messages and addresses by their hashes only.
 */
export function createDirectMail(hourlyLimit: number) {
  const unnoted: Unnoted[] = []
  const sent = new Map<string, { at: number; id: Promise<string> }>()
  const counts = new Map<string, { since: number; count: number }>()

  /** Resolves with the number it is mailed under: for a repeated message that of the first. */
  function send(message: Message, client: string, mail: () => Promise<void>): Promise<string> {
    forget(sent, ({ at }) => Date.now() - at > day)
    forget(counts, ({ since }) => Date.now() - since > hour)

    const count = counts.get(client) ?? { since: Date.now(), count: 0 }
    if (count.count >= hourlyLimit) refuseOverLimit(3600)
    count.count += 1
    counts.set(client, count)

    const key = contentKey(message)
    const earlier = sent.get(key)
    if (earlier) return earlier.id
    const id = mail().then(() => message.id)
    sent.set(key, { at: Date.now(), id })
    id.catch(() => sent.delete(key))
    return id
  }

  /** What the database keeps is not mailed from here when it comes again with the database away. */
  function remember(message: Message, id: string): void {
    const key = contentKey(message)
    sent.delete(key)
    sent.set(key, { at: Date.now(), id: Promise.resolve(id) })
  }

  return { unnoted, send, remember }
}

function contentKey(message: Message): string {
  const texts: Readonly<Record<string, unknown>> = {
    ...message,
    email: message.email.toLowerCase(),
  }
  const content = JSON.stringify(Object.keys(messageFields).map((name) => texts[name]))
  return createHash('sha256').update(content).digest('base64url')
}

/** Both maps are in the order of their time, so that the old ones are in front. */
function forget<Entry>(map: Map<string, Entry>, isOld: (entry: Entry) => boolean): void {
  for (const [key, entry] of map) {
    if (!isOld(entry) && map.size < mostRemembered) break
    map.delete(key)
  }
}
