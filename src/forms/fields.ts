import { keysOf } from '#src/keys-of.ts'
import { isLonger } from '#src/limits.ts'

export type Values<Name extends string> = Readonly<Record<Name, string>>

export type FieldRule<Name extends string> = {
  needed?: true
  looksRight?: (text: string) => boolean
  minimum?: number
  maximum?: number
  /** The request's field, where its name differs; null where another field carries the text. */
  into?: string | null
  text?: (values: Values<Name>) => string
}

export type FieldRules<Name extends string> = Readonly<Record<Name, FieldRule<Name>>>

/** The most urgent kind comes first. */
const kinds = ['missing', 'malformed', 'short', 'long'] as const
export type Kind = (typeof kinds)[number]

type Problem<Name extends string> = { field: Name; kind: Kind }

export function problemsIn<Name extends string>(
  rules: FieldRules<Name>,
  values: Values<Name>,
): Problem<Name>[] {
  return keysOf(rules).flatMap((field) => {
    const kind = kindOf(values[field], rules[field], values)
    return kind ? [{ field, kind }] : []
  })
}

function kindOf<Name extends string>(
  answer: string,
  { needed, looksRight, minimum = 0, maximum = Infinity, text }: FieldRule<Name>,
  values: Values<Name>,
): Kind | null {
  if (needed && answer === '') return 'missing'
  if (looksRight && answer !== '' && !looksRight(answer)) return 'malformed'
  if (answer !== '' && answer.length < minimum) return 'short'
  return isLonger(text ? text(values) : answer, maximum) ? 'long' : null
}

export function firstKind(problems: readonly { kind: Kind }[]): Kind | undefined {
  return kinds.find((each) => problems.some(({ kind }) => kind === each))
}

type With<Rules, Part extends string> = {
  [Name in keyof Rules]: Rules[Name] extends Readonly<Record<Part, unknown>> ? Name : never
}[keyof Rules]

export type ProblemWords<Rules> = {
  readonly missing: Readonly<Record<With<Rules, 'needed'>, string>>
  readonly malformed: Readonly<Record<With<Rules, 'looksRight'>, string>>
  readonly long: Readonly<Record<With<Rules, 'maximum'>, string>>
} & ([With<Rules, 'minimum'>] extends [never]
  ? unknown
  : { readonly short: Readonly<Record<With<Rules, 'minimum'>, string>> })

export function sentencesFor<Rules>(
  problems: readonly Problem<string>[],
  words: ProblemWords<Rules>,
): Readonly<Record<string, string>>
export function sentencesFor(
  problems: readonly Problem<string>[],
  words: Partial<Record<Kind, Readonly<Record<string, string>>>>,
): object {
  return Object.fromEntries(problems.map(({ field, kind }) => [field, words[kind]?.[field]]))
}

type Payload<Rules> = {
  readonly [
    Name in keyof Rules as Rules[Name] extends { readonly into: infer Into }
      ? Extract<Into, string>
      : Name
  ]: string
}

export function payloadOf<Rules extends FieldRules<keyof Rules & string>>(
  rules: Rules,
  values: Values<keyof Rules & string>,
): Payload<Rules>
export function payloadOf(rules: FieldRules<string>, values: Values<string>): object {
  const sent = Object.entries(rules).flatMap(([field, { into = field, text }]) =>
    into === null ? [] : [[into, text ? text(values) : values[field]]],
  )
  return Object.fromEntries(sent)
}

export function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

export function textsIn<Name extends string>(data: FormData, rules: FieldRules<Name>): Values<Name>
export function textsIn(data: FormData, rules: object): object {
  return Object.fromEntries(Object.keys(rules).map((name) => [name, textIn(data, name).trim()]))
}

/** Asks for one @, no spaces, and a dot in the domain. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

/** Follows the specification's rule for the investor form: text, @, text, dot, text. */
export function looksRoughlyLikeEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text)
}
