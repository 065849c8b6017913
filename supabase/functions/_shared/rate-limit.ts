import { createHash, createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import * as v from 'valibot'
import { HttpError } from './errors.ts'
import type { Log } from './log.ts'

/**
 * `exceededLimit` is the key of the network that is over its hourly limit, or `all`. `hourTotal`
 * counts what all clients together have sent in this hour, which ends in `secondsLeft`.
 */
export const counted = v.object({
  exceededLimit: v.nullable(v.string()),
  hourTotal: v.nullable(v.number()),
  secondsLeft: v.number(),
})

export type Counted = v.InferOutput<typeof counted>

/**
 * Returns the client's address. Trusted proxies append to X-Forwarded-For; entries further left can be
 * forged. A list shorter than the number of trusted proxies came through fewer of them. A longer one
 * may have come through a proxy that is not trusted, such as the static host: then all its visitors
 * share the address.
 */
export function readClient(
  request: Request,
  remoteAddress: string,
  trustedHops: number,
): { address: string; isShared: boolean } {
  const header = request.headers.get('x-forwarded-for')
  const forwarded = header ? header.split(',') : []
  const trusted = trustedHops === 0 ? [] : forwarded.slice(-trustedHops)
  return {
    address: trusted[0]?.trim() || remoteAddress,
    isShared: forwarded.length > trustedHops,
  }
}

/** Derives the key of the hashes, so that the database never stores it. */
export function addressSecretFor(databaseUrl: string): string {
  return createHash('sha256').update(`client addresses ${databaseUrl}`).digest('hex')
}

/**
 * Hashes the client's networks, from the widest to the client itself. An IPv6 customer has at least a
 * /64, often a /56, sometimes a /48, and could use a new address or subnet for each request.
 */
export function clientNetworks(address: string, secret: string): string[] {
  const plain = address.toLowerCase().replace(/^\[|\](:\d+)?$|%.*$/g, '')
  const networks = isIPv6(plain)
    ? networksOf(plain)
    : [plain.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')]
  return networks.map((network) => createHmac('sha256', secret).update(network).digest('base64url'))
}

/** Returns the /48, /56 and /64 of an IPv6 address, or the IPv4 address that is mapped into it. */
function networksOf(address: string): string[] {
  // URL writes each address in one way, mapped IPv4 in hexadecimal.
  const [left = [], right = []] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean))
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
  const [a = 0, b = 0, c = 0, subnet = 0] = groups
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:65535')
    return [
      `${[a, b, c].join(':')}/48`,
      `${[a, b, c, subnet & 0xff00].join(':')}/56`,
      `${[a, b, c, subnet].join(':')}/64`,
    ]
  return [
    groups
      .slice(6)
      .flatMap((pair) => [pair >> 8, pair & 255])
      .join('.'),
  ]
}

const maximumRemembered = 10_000

export type RateLimit = ReturnType<typeof createRateLimit>

/**
 * Caches which networks are over a limit until the hour ends, so that a flood causes no database
 * writes. The database says how long that is; this process only counts the seconds.
 */
export function createRateLimit(log: Log) {
  const blocked = new Map<string, 'network' | 'all'>()
  let hourEnds = 0

  function secondsLeft(): number {
    return Math.ceil((hourEnds - performance.now()) / 1000)
  }

  return {
    /** Throws a 429 if one of the client's networks is known to be over a limit. */
    throwIfBlocked(form: string, networks: readonly string[]): void {
      if (secondsLeft() <= 0) blocked.clear()
      for (const network of networks) {
        const limit = blocked.get(`${form} ${network}`)
        if (limit) throw tooMany(limit, secondsLeft())
      }
    },
    /** Throws a 429 when the database says that a limit is exceeded. `networks` begins with the widest. */
    throwIfOver(
      form: string,
      networks: readonly string[],
      stored: Omit<Counted, 'hourTotal'>,
    ): void {
      const { exceededLimit } = stored
      if (exceededLimit === null) return
      if (secondsLeft() <= 0) blocked.clear()
      hourEnds = performance.now() + stored.secondsLeft * 1000
      const limit = exceededLimit === 'all' ? 'all' : 'network'
      // A message is refused for all together by the turn of its widest network. When the cache is
      // full, the database still refuses the others.
      const network = limit === 'all' ? networks[0] : exceededLimit
      if (blocked.size < maximumRemembered) blocked.set(`${form} ${network}`, limit)
      const whose = limit === 'all' ? 'all clients together' : 'one network'
      log('warn', `${form}: over the hour's limit for ${whose}`)
      throw tooMany(limit, stored.secondsLeft)
    },
    clear: () => blocked.clear(),
  }
}

function tooMany(limit: 'network' | 'all', seconds: number): HttpError {
  const minutes = Math.ceil(seconds / 60)
  const wait = `Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  const headers = { 'retry-after': String(seconds) }
  return limit === 'all'
    ? new HttpError(
        429,
        'too_many_for_all',
        `More forms are coming in than we can take right now. It is not because of you. ${wait}`,
        headers,
      )
    : new HttpError(429, 'too_many', `Too many forms were sent from your network. ${wait}`, headers)
}
