import { cleanEmail } from '#shared/form-schema.ts'

/** What most people in Malaysia write from, the most common first. */
const common = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'yahoo.com.my',
  'live.com',
  'live.com.my',
  'rocketmail.com',
  'googlemail.com',
  'protonmail.com',
  'proton.me',
  'moe-dl.edu.my',
  'streamyx.com',
  'tm.net.my',
  'unifi.my',
]

/** Real domains that look like a typing error of a common one. */
const alsoReal = [
  'mail.com',
  'email.com',
  'ymail.com',
  'foxmail.com',
  'gmx.com',
  'cloud.com',
  'like.com',
  'love.com',
  'line.com',
  'life.com',
  'hive.com',
  'five.com',
  'time.net.my',
]

/** Returns the address that was probably meant, if the domain looks like a typing error, or ''. */
export function likelyAddress(typed: string): string {
  const [, name, domain = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(cleanEmail(typed)) ?? []
  const likely = name ? likelyDomain(domain.toLowerCase()) : undefined
  return likely ? `${name}@${likely}` : ''
}

function likelyDomain(domain: string): string | undefined {
  if (common.includes(domain) || alsoReal.includes(domain)) return undefined
  const withoutCountry = domain.replace(/\.my$/, '')
  return (
    common.find((known) => known === withoutCountry) ??
    common.find((known) => isWithinEdits(domain, known, 1)) ??
    // Two edits turn a short domain, or one country's code, into somebody else's.
    common.find((known) => /^.{5,}\.com$/.test(known) && isWithinEdits(domain, known, 2))
  )
}

/** Whether so many letters that are missing, wrong, too many or swapped make one text of the other. */
function isWithinEdits(typed: string, meant: string, edits: number): boolean {
  if (typed === meant) return true
  if (edits === 0) return false
  let same = 0
  while (typed[same] === meant[same]) same += 1
  const [a, b] = [typed.slice(same), meant.slice(same)]
  const isSwapped = a[0] === b[1] && a[1] === b[0]
  return (
    isWithinEdits(a.slice(1), b, edits - 1) ||
    isWithinEdits(a, b.slice(1), edits - 1) ||
    isWithinEdits(a.slice(1), b.slice(1), edits - 1) ||
    (isSwapped && isWithinEdits(a.slice(2), b.slice(2), edits - 1))
  )
}
