import { createHash } from 'node:crypto'
import { refuseOverLimit } from '../_shared/form-request.ts'
import { messageFields, type Message } from '../_shared/message.ts'

const day = 24 * 60 * 60 * 1000
const hour = 60 * 60 * 1000
const mostRemembered = 5000

export type DirectMail = ReturnType<typeof createDirectMail>

type Unnoted = { id: string; mailed_as: string; mailed_at: string }

export function createDirectMail(hourlyLimit: number) {
  const unnoted: Unnoted[] = []
  const sent = new Map<string, { at: number; id: Promise<string> }>()
  const counts = new Map<string, { since: number; count: number }>()

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

/** Maps keep the order of insertion, so the oldest come first. */
function forget<Entry>(map: Map<string, Entry>, isOld: (entry: Entry) => boolean): void {
  for (const [key, entry] of map) {
    if (!isOld(entry) && map.size < mostRemembered) break
    map.delete(key)
  }
}
