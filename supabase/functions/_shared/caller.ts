import { createHash, createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** Trusted proxies add to X-Forwarded-For on the right: further left stands the client's own text. */
export function clientAddress(request: Request, connection: string, trustedHops: number): string {
  if (trustedHops === 0) return connection
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',')
  return forwarded.at(-trustedHops)?.trim() || connection
}

/** The secret is never stored in the database that keeps the hashes. */
export function addressSecretFor(databaseUrl: string): string {
  return createHash('sha256').update(`client addresses ${databaseUrl}`).digest('hex')
}

export function clientKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(network(address)).digest('base64url')
}

/** An IPv6 client owns a /64 and could take a new address for every request. */
function network(address: string): string {
  const plain = address.toLowerCase().replace(/^\[|\](:\d+)?$|%.*$/g, '')
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/.exec(plain)
  if (ipv4?.[1]) return ipv4[1]
  if (!isIPv6(plain)) return plain
  const [left = [], right = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const gap = Array<string>(8 - left.length - right.length).fill('0')
  const groups = [...left, ...gap, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
  return groups.slice(0, 4).join(':')
}
