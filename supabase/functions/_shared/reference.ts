/** Crockford's base 32 has no look-alikes of digits and no U. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

let last = BigInt(`0x${crypto.randomUUID().slice(-10)}`)

export function nextMessageNumber(): string {
  // The step is odd, so a process goes through all 2^40 before a repeat.
  last = BigInt.asUintN(40, last + 0x9e3779b97fn)
  const time = Date.now().toString(16).padStart(12, '0')
  const chance = crypto.randomUUID().slice(15, -10)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${chance}${last.toString(16).padStart(10, '0')}`
}

export function referenceOf(id: string): string {
  const number = BigInt(`0x${id.slice(-10)}`)
  const shifts = [35n, 30n, 25n, 20n, 15n, 10n, 5n, 0n]
  const letters = shifts.map((shift) => digits.charAt(Number((number >> shift) & 31n))).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
