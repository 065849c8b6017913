import { createHmac } from 'node:crypto'

/**
 * Who is asking: the address of the connection or, behind proxies of our own, the one that the
 * outermost of them saw. What a client writes into X-Forwarded-For stands further left.
 */
export function clientAddress(request: Request, connection: string, trustedHops: number): string {
  if (trustedHops === 0) return connection
  const forwarded = (request.headers.get('x-forwarded-for') ?? '').split(',')
  return forwarded.at(-trustedHops)?.trim() || connection
}

/** The same for all addresses of one client, and useless to anybody without the key. */
export function clientKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(network(address)).digest('base64url')
}

/** An IPv6 client owns a whole /64 and could take a new address for every request. */
function network(address: string): string {
  const plain = address.toLowerCase().replace(/^\[|\](:\d+)?$|%.*$/g, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)
  if (mapped?.[1]) return mapped[1]
  if (!plain.includes(':')) return plain
  if (/^\d+\.\d+\.\d+\.\d+:\d+$/.test(plain)) return plain.replace(/:.*$/, '')
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
