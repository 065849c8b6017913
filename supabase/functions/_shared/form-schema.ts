import * as v from 'valibot'
import { limits, minimumMessageLength } from './form-limits.ts'

// Apart, because every page names the limits and few have a form.
export { limits, minimumMessageLength }

/**
 * What can be wrong with a field, the most important first. An error response has the code
 * `<field>_<issue>`.
 */
export const issueCodes = [
  'required',
  'malformed',
  'unreadable',
  'not_one_line',
  'not_text',
  'too_short',
  'too_long',
] as const

export type IssueCode = (typeof issueCodes)[number]

/** Counts code points, as PostgreSQL does: an emoji is one. */
export function fitsLength(text: string, maximum: number): boolean {
  return Array.from(text).length <= maximum
}

/** Invisible letters that copied text may contain, and no address. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu

/** Signs that keyboards and word processors put in for - and ', and no mail system has. */
const dashes = /[\u2010-\u2015\u2043\u2212]/g
const apostrophes = /[\u02BC\u2018\u2019\u201B\u2032]/g

/** Normalizes an address for people to read; SQL's forms.normalize_email compares addresses. */
export function normalizeEmail(given: string): string {
  const text = given
    .replace(ignorable, '')
    .normalize('NFKC')
    .replace(dashes, '-')
    .replace(apostrophes, "'")
    .replaceAll('。', '.')
  return trimEnd(text.trim(), /[\s.]/)
}

/**
 * Normalizes a typed address, and takes off what was copied with it: `mailto:` and what follows a ?
 * there, brackets around it, a comma or semicolon after it.
 */
export function cleanEmail(given: string): string {
  const text = normalizeEmail(given)
  const link = /^[\s<]*(?:mailto:[\s<]*)+([^?]*)/i.exec(text)
  return trimEnd((link?.[1] ?? text).replace(/^[\s<]+/, ''), /[\s.,;>]/)
}

/** Removes letters from the end. A pattern with $ would try each run of them inside, which is slow. */
function trimEnd(text: string, letters: RegExp): string {
  let end = text.length
  while (end > 0 && letters.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The pitch deck's rule (specification, section 5): text, @, text, dot, text. */
export function looksLikeAddress(given: string): boolean {
  return /^\S+@\S+\.\S+$/.test(given)
}

/** The contact form's rule: no spaces, one @, and a dot in the domain. */
export function isContactAddress(given: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given)
}

/** Characters that separate or wrap addresses in a mail header. */
const emailHazard = /[<>()[\]\\,;:"]/

/** The waitlist's rule, that of an e-mail input: also nothing that has to be quoted or escaped. */
export function isMailbox(given: string): boolean {
  const hasEmptyLabel = given.replace(/^.*@/, '').split('.').includes('')
  return isContactAddress(given) && !emailHazard.test(given) && !hasEmptyLabel
}

const text = v.pipe(
  v.string('not_text'),
  // PostgreSQL cannot store NUL or half of a surrogate pair.
  v.check((given) => !/\0|\p{Cs}/u.test(given), 'unreadable'),
)

/**
 * Control, private-use and direction characters, and noncharacters: they show nothing, or change how
 * the rest shows. Joiners are none of them: words and emoji need them.
 */
const unreadable = /[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}\p{Bidi_Control}]/u

/** Direction marks that messengers and password managers put around what they copy or fill in. */
function trimMarks(given: string): string {
  return trimEnd(given.replace(/^[\s\p{Bidi_Control}]+/u, ''), /[\s\p{Bidi_Control}]/u)
}

const line = v.pipe(
  text,
  v.check((given) => !/[\r\n]/.test(given), 'not_one_line'),
  v.transform(trimMarks),
  v.check((given) => !unreadable.test(given), 'unreadable'),
)

const required = v.check((given: string) => given.trim() !== '', 'required')

function atMost(maximum: number) {
  return v.check((given: string) => fitsLength(given, maximum), 'too_long')
}

/** Treats an absent or null field like an empty one. */
function absentIsEmpty(schema: v.GenericSchema<string, string>) {
  return v.nullish(schema, '')
}

/** One line of at most `maximum` characters. */
export function requiredLine(maximum: number) {
  return absentIsEmpty(v.pipe(line, required, atMost(maximum)))
}

/** Absent, null and empty mean the same: null. */
export function optionalLine(maximum: number) {
  const emptyIsNull = v.transform((given: string) => given || null)
  return v.pipe(absentIsEmpty(v.pipe(line, atMost(maximum))), emptyIsNull)
}

/**
 * Letters that show nothing, or that no address has; in other fields an unassigned one may be an emoji
 * that is newer than the browser. The ignorable ones are removed instead.
 */
const noLetter =
  /[\p{Cn}\u2800\uFFFC\uFFFD\u{13441}\u{13442}\u{16FE4}\u{1D159}]|(?!\p{Default_Ignorable_Code_Point})\p{Cf}/u

/** An address of at most 254 characters, normalized. */
export function emailAddress(isAddress: (given: string) => boolean) {
  const isShort = (given: string) => fitsLength(given, limits.email)
  return absentIsEmpty(
    v.pipe(
      line,
      v.check((given) => !noLetter.test(given), 'unreadable'),
      required,
      v.transform(cleanEmail),
      // Some letters become longer in lower case, in which addresses are compared.
      v.check((given) => isShort(given) && isShort(given.toLowerCase()), 'too_long'),
      v.check(isAddress, 'malformed'),
    ),
  )
}

/** A schema per field, shared by pages and functions; each issue's message is an IssueCode. */
export const fields = {
  name: requiredLine(limits.name),
  optionalName: optionalLine(limits.name),
  organization: optionalLine(limits.organization),
  subject: requiredLine(limits.subject),
  message: absentIsEmpty(
    v.pipe(
      text,
      required,
      atMost(limits.message),
      v.check((given) => given.trim().length >= minimumMessageLength, 'too_short'),
    ),
  ),
}

/** `POST /api/waitlist`. */
export const signupSchema = v.object({
  email: emailAddress(isMailbox),
  name: fields.optionalName,
})

/** `POST /functions/v1/send-contact-email`, with the looser address rule of the forms that use it. */
export const messageSchema = v.object({
  name: fields.name,
  email: emailAddress(looksLikeAddress),
  organization: fields.organization,
  subject: fields.subject,
  message: fields.message,
})

export type Message = v.InferOutput<typeof messageSchema>

export type Issue = { field: string; code: IssueCode }

/** Validates a form like valibot's safeParse, with the first issue of each field in order. */
export function parseForm<Output>(
  schema: v.GenericSchema<unknown, Output>,
  given: unknown,
): { success: true; output: Output } | { success: false; issues: Issue[] } {
  const result = v.safeParse(schema, given, { abortPipeEarly: true })
  if (result.success) return { success: true, output: result.output }
  return { success: false, issues: result.issues.map(toIssue) }
}

function toIssue({ path, message }: v.BaseIssue<unknown>): Issue {
  const key = path?.[0]?.key
  return {
    field: typeof key === 'string' ? key : '',
    code: issueCodes.find((code) => code === message) ?? 'not_text',
  }
}
