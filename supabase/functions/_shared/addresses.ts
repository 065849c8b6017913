import { domainToUnicode } from 'node:url'
import * as v from 'valibot'
import {
  emailAddress,
  fitsLength,
  limits,
  looksLikeAddress,
  parseForm,
  type IssueCode,
} from './form-schema.ts'

export type Addressed = { email: string }

/**
 * Validates a form as parseForm does, and makes the domain of its address ASCII: so it is stored,
 * found and mailed.
 */
export function parseForStoring<Output extends Addressed>(
  schema: v.GenericSchema<unknown, Output>,
  given: Readonly<Record<string, unknown>>,
): ReturnType<typeof parseForm<Output>> {
  const parsed = parseForm(schema, { ...given, email: decodeDomain(given.email) })
  if (!parsed.success) return parsed
  const email = withAsciiDomain(parsed.output.email)
  if (email === null) return refused('malformed')
  if (!fitsLength(email, limits.email)) return refused('too_long')
  return { success: true, output: { ...parsed.output, email } }
}

const anyAddress = v.object({ email: emailAddress(looksLikeAddress) })

/** Reads an address that the team pastes, also as `Name <address>`, as it is stored; null for what is none. */
export function readAddress(typed: string): string | null {
  const [, email = typed] = /<([^<>]*@[^<>]*)>/.exec(typed) ?? []
  const parsed = parseForStoring(anyAddress, { email })
  return parsed.success ? parsed.output.email : null
}

function refused(code: IssueCode) {
  return { success: false as const, issues: [{ field: 'email', code }] }
}

/**
 * Decodes an internationalized domain. Chromium encodes what is typed, also a dash or an invisible
 * letter that the schema corrects or refuses.
 */
function decodeDomain(email: unknown): unknown {
  if (typeof email !== 'string') return email
  const [, start = '', domain = '', end = ''] = /^(.*@)([\w.-]+)(.*)$/s.exec(email) ?? []
  const decoded = /xn--/i.test(domain) && domainToUnicode(domain)
  // What cannot be decoded is empty, in Deno it holds a replacement character.
  return decoded && !decoded.includes('\uFFFD') ? start + decoded + end : email
}

/** Returns null for a domain that has no form in ASCII: no mail server could be found for it. */
function withAsciiDomain(address: string): string | null {
  const [, start = '', domain = ''] = /^(.*@)(.*)$/s.exec(address) ?? []
  // A URL's parser would read more in it, such as a port, a path or, in ASCII, an IP address.
  if (/^\p{ASCII}*$/u.test(domain)) return address
  if (!/^(?:[\w.-]|[^\p{ASCII}\p{C}\s])+$/u.test(domain)) return null
  return URL.canParse(`http://${domain}`) ? start + new URL(`http://${domain}`).hostname : null
}
