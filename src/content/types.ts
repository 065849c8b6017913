import type { LanguageTag } from '#src/languages.ts'

/**
 * The same words in another language: English is the type, down to the last paragraph. A sentence
 * that is missing in a translation, or left over, does not compile.
 */
export type Translated<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof English]: Translated<English[Key]> }

/** Words in one language, marked so that they are read out and set in it. */
export type Voice = { readonly text: string; readonly lang: LanguageTag }

export type Card = { readonly title: string; readonly text: string }

/** A paragraph, a list, or terms with what they mean. A link stands in its sentence: `[Contact](contact)`. */
export type Block = string | readonly string[] | readonly (readonly [term: string, text: string])[]

export type LegalSection = { readonly title: string; readonly blocks: readonly Block[] }

/** A word decided once: what a language says for the English term, and what none of its sentences may say. */
export type GlossaryEntry = {
  readonly term: string
  readonly use: string
  readonly never: readonly string[]
  readonly why: string
}
