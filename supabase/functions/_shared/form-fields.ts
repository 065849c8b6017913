import { Refusal, type FieldProblem } from './refusal.ts'
import type { JsonObject } from './request-body.ts'

export type FieldRule = {
  kind: 'line' | 'email' | 'text'
  /** The limit counts code points: an emoji is one. */
  maximum: number
  required: boolean
  /** The limit counts UTF-16 units, as the site's form does. */
  minimum?: number
}

export type FieldRules = Readonly<Record<string, FieldRule>>

export type Texts<Rules extends FieldRules> = {
  [Name in keyof Rules]: Rules[Name] extends { required: true } ? string : string | null
}

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
// These separate or wrap addresses in a mail header.
const emailHazard = /[\p{Cc}<>()[\]\\,;:"]/u

export function readTexts<Rules extends FieldRules>(body: JsonObject, rules: Rules): Texts<Rules>
export function readTexts(body: JsonObject, rules: FieldRules): object {
  const texts = Object.entries(rules).map(([name, rule]) => {
    const given = (Object.hasOwn(body, name) ? body[name] : null) ?? ''
    if (typeof given !== 'string') throw refusal(name, 'not_text', rule)
    const problem = findProblem(given, rule)
    if (problem) throw refusal(name, problem, rule)
    return [name, clean(given, rule) || null]
  })
  return Object.fromEntries(texts)
}

function findProblem(given: string, rule: FieldRule): FieldProblem | null {
  if (/\0|\p{Surrogate}/u.test(given)) return 'unreadable'
  if (rule.kind !== 'text' && /[\r\n]/.test(given)) return 'not_one_line'

  const text = given.trim()
  if (text === '') return rule.required ? 'required' : null
  const kept = clean(given, rule)
  // Addresses are compared in lower case, where some letters are longer.
  const longest =
    rule.kind === 'email' ? Math.max(lengthOf(kept), lengthOf(kept.toLowerCase())) : lengthOf(kept)
  if (longest > rule.maximum) return 'too_long'
  if (rule.minimum && text.length < rule.minimum) return 'too_short'
  if (rule.kind === 'email' && (!emailPattern.test(text) || emailHazard.test(text)))
    return 'malformed'
  return null
}

function refusal(name: string, problem: FieldProblem, { maximum, minimum }: FieldRule): Refusal {
  const sentences: Record<FieldProblem, string> = {
    required: 'it is missing or empty.',
    not_text: 'it has to be text.',
    unreadable: 'it holds a character that cannot be kept.',
    not_one_line: 'it has to be a single line.',
    too_long: `it is longer than ${maximum} characters.`,
    too_short: `it is shorter than ${minimum} characters.`,
    malformed: 'it is not an address like name@example.com.',
  }
  const sentence = `Please check the field "${name}": ${sentences[problem]}`
  return new Refusal(400, `${name}_${problem}`, sentence)
}

function lengthOf(text: string): number {
  return Array.from(text).length
}

function clean(given: string, rule: FieldRule): string {
  return rule.kind === 'text' ? given : given.trim()
}
