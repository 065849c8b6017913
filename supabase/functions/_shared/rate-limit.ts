import { createHash, createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { HttpError } from './errors.ts'
import type { Log } from './log.ts'

/** The hourly limit that is exceeded: the client's, or that of all signups. */
export type Counted = { exceededLimit: 'client' | 'all' | null }

/**
 * Returns the client's address. Trusted proxies append to X-Forwarded-For; entries further left can be
 * forged. A list shorter than the number of trusted proxies came through fewer of them.
 */
export function clientAddress(
  request: Request,
  remoteAddress: string,
  trustedHops: number,
): string {
  if (trustedHops === 0) return remoteAddress
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',')
  return forwarded.slice(-trustedHops)[0]?.trim() || remoteAddress
}

/** Derives the key of the hashes, so that the database never stores it. */
export function addressSecretFor(databaseUrl: string): string {
  return createHash('sha256').update(`client addresses ${databaseUrl}`).digest('hex')
}

/** Hashes the client's address; IPv6 by its /64, because a client could use a new address per request. */
export function clientKey(address: string, secret: string): string {
  const plain = address.toLowerCase().replace(/^\[|\](:\d+)?$|%.*$/g, '')
  const client = isIPv6(plain) ? networkOf(plain) : plain.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  return createHmac('sha256', secret).update(client).digest('base64url')
}

/** Returns the /64 of an IPv6 address, or the IPv4 address that is mapped into it. */
function networkOf(address: string): string {
  // URL writes each address in one way, mapped IPv4 in hexadecimal.
  const [left = [], right = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right]
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':')
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join('.')
}

const maximumRemembered = 10_000

export type RateLimit = ReturnType<typeof createRateLimit>

/** Caches who is over a limit until the hour ends, so that a flood causes no database writes. */
export function createRateLimit(log: Log) {
  const blockedUntil = new Map<string, number>()
  const keysOf = (form: string, client: string) => ({ client: `${form} ${client}`, all: form })

  return {
    /** Throws a 429 for a client that is known to be over a limit. */
    throwIfBlocked(form: string, client: string): void {
      for (const key of Object.values(keysOf(form, client)))
        if ((blockedUntil.get(key) ?? 0) > Date.now()) throw tooMany()
    },
    /** Throws a 429 when the database says that a limit is exceeded. */
    throwIfOver(form: string, client: string, { exceededLimit }: Counted): void {
      if (exceededLimit === null) return
      const [oldest] = blockedUntil.keys()
      if (oldest !== undefined && blockedUntil.size >= maximumRemembered)
        blockedUntil.delete(oldest)
      blockedUntil.set(keysOf(form, client)[exceededLimit], Date.now() + secondsLeftInHour() * 1000)
      log('warn', `${form}: over the hour's limit for ${limitNames[exceededLimit]}`)
      throw tooMany()
    },
    clear: () => blockedUntil.clear(),
  }
}

const limitNames = { client: 'one address', all: 'all signups together' }

/** The database counts by the hour in UTC. */
function secondsLeftInHour(): number {
  return 3600 - (Math.floor(Date.now() / 1000) % 3600)
}

function tooMany(): HttpError {
  const seconds = secondsLeftInHour()
  const minutes = Math.ceil(seconds / 60)
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  const sentence = `Too many forms were sent from your network. Please try again in ${wait}.`
  return new HttpError(429, 'too_many', sentence, { 'retry-after': String(seconds) })
}
