import { createHash, createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { Refusal } from './errors.ts'
import type { Log } from './util.ts'

/** Keyed hashes of an address and, for IPv6, of its /48, which one customer may own. */
export type Client = { key: string; networkKey: string | null }

/** The result of forms.count_submission; `over` names the limit that is exceeded. */
export type Counted = { over: 'client' | 'network' | 'all' | null; wait_seconds: number }

/**
 * Returns the client's address. Trusted proxies append to X-Forwarded-For; entries further left can be
 * forged. A list shorter than the number of trusted proxies came through fewer of them.
 */
export function clientAddress(request: Request, connection: string, trustedHops: number): string {
  if (trustedHops === 0) return connection
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',')
  return forwarded.slice(-trustedHops)[0]?.trim() || connection
}

/** Derives the key of the hashes, so that the database never stores it. */
export function addressSecretFor(databaseUrl: string): string {
  return createHash('sha256').update(`client addresses ${databaseUrl}`).digest('hex')
}

/** Hashes the client's address; IPv6 by its /64, because a client could use a new address per request. */
export function identifyClient(address: string, secret: string): Client {
  const hash = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const plain = address.toLowerCase().replace(/^\[|\](:\d+)?$|%.*$/g, '')
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(plain)
  if (ipv4?.[1] || !isIPv6(plain)) return { key: hash(ipv4?.[1] ?? plain), networkKey: null }
  const [left = [], right = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
  const prefix = (bits: number) => hash(`${groups.slice(0, bits / 16).join(':')}/${bits}`)
  return { key: prefix(64), networkKey: prefix(48) }
}

const mostRemembered = 10_000

export type RateLimit = ReturnType<typeof createRateLimit>

/** Caches who is over a limit until the hour ends, so that a flood causes no database writes. */
export function createRateLimit(log: Log) {
  const blockedUntil = new Map<string, number>()
  const keysOf = (form: string, client: Client) => ({
    client: `${form} ${client.key}`,
    network: `${form} ${client.networkKey}`,
    all: form,
  })

  return {
    /** Throws a 429 for a client that is known to be over a limit. */
    refuseBlocked(form: string, client: Client): void {
      for (const key of Object.values(keysOf(form, client))) {
        const seconds = Math.ceil(((blockedUntil.get(key) ?? 0) - Date.now()) / 1000)
        if (seconds > 0) throw tooMany(seconds)
      }
    },
    /** Throws a 429 when the database says that a limit is reached. */
    refuseOver(form: string, client: Client, { over, wait_seconds: seconds }: Counted): void {
      if (over === null) return
      const [oldest] = blockedUntil.keys()
      if (oldest !== undefined && blockedUntil.size >= mostRemembered) blockedUntil.delete(oldest)
      blockedUntil.set(keysOf(form, client)[over], Date.now() + seconds * 1000)
      log('warn', `${form}: over the hour's limit for ${limitNames[over]}`)
      throw tooMany(seconds)
    },
    clear: () => blockedUntil.clear(),
  }
}

const limitNames = { client: 'one address', network: 'one network', all: 'all signups together' }

function tooMany(seconds: number): Refusal {
  const minutes = Math.ceil(seconds / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  const sentence = `Too many forms were sent from your network. Please try again in ${wait}.`
  return new Refusal(429, 'too_many', sentence, { 'retry-after': String(Math.max(1, seconds)) })
}
