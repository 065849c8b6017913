import type { JsonObject } from './request-body.ts'

export type FieldRule = {
  kind: 'line' | 'email' | 'text'
  /** In characters, where an emoji is one. */
  maximum: number
  required: boolean
  /** The fewest characters of a text, counted as the site's form counts them. */
  minimum?: number
}

/** Takes one field out of a form; an optional one that was left out is an empty text. */
export type ReadField = (name: string, rule: FieldRule) => string

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
// What separates or wraps addresses in a mail header has no place inside one.
const emailHazard = /[\p{Cc}<>()[\]\\,;:"]/u

/** The fields of a form as text, or a sentence that names the first one that is wrong. */
export function readFields<Values>(
  body: JsonObject,
  read: (field: ReadField) => Values,
): { values: Values } | { error: string } {
  const problems: string[] = []
  const values = read((name, rule) => {
    const given = Object.hasOwn(body, name) ? body[name] : undefined
    const problem = findProblem(given, rule)
    if (problem) problems.push(`Please check the field "${name}": ${problem}`)
    return clean(given, rule)
  })
  const [first] = problems
  return first === undefined ? { values } : { error: first }
}

function findProblem(given: unknown, rule: FieldRule): string | null {
  if (given === undefined || given === null) return rule.required ? 'it is missing.' : null
  if (typeof given !== 'string') return 'it has to be text.'
  if (given.includes('\0')) return 'it holds a character that cannot be kept.'
  if (/\p{Surrogate}/u.test(given)) return 'it holds half a character.'
  if (rule.kind !== 'text' && /[\r\n]/.test(given)) return 'it has to be a single line.'

  const text = given.trim()
  if (text === '') return rule.required ? 'it is empty.' : null
  const kept = clean(given, rule)
  // An address is compared in lower case, in which some letters are longer.
  const longest =
    rule.kind === 'email' ? Math.max(lengthOf(kept), lengthOf(kept.toLowerCase())) : lengthOf(kept)
  if (longest > rule.maximum) return `it is longer than ${rule.maximum} characters.`
  if (rule.minimum && text.length < rule.minimum)
    return `it is shorter than ${rule.minimum} characters.`
  if (rule.kind === 'email' && (!emailPattern.test(text) || emailHazard.test(text)))
    return 'it is not an address like name@example.com.'
  return null
}

function lengthOf(text: string): number {
  return Array.from(text).length
}

function clean(given: unknown, rule: FieldRule): string {
  if (typeof given !== 'string') return ''
  return rule.kind === 'text' ? given : given.trim()
}
