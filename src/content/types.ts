import type { SpokenLanguage } from './facts/spoken-languages.ts'

/**
 * English is the type of the other languages, down to the last paragraph. A sentence that is
 * missing in a translation, or left over, does not compile.
 */
export type Translated<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof English]: Translated<English[Key]> }

/** Words in another language are marked, so that they are read out and set in it. */
export type Quote = { readonly text: string; readonly lang: SpokenLanguage }

export type Card = { readonly title: string; readonly text: string }

/** A block is a paragraph, a list, or terms with their meaning. A link stands in its sentence: `[Contact](contact)`. */
export type Block = string | readonly string[] | readonly (readonly [term: string, text: string])[]

/** The day (YYYY-MM-DD) is the one on which the edition takes effect. */
export type Edition = {
  readonly version: string
  readonly inForceSince: string
  readonly changed: string
}

export type LegalEditions = Readonly<
  Record<'privacy' | 'terms', readonly [Edition, ...(readonly Edition[])]>
>

export type LegalSection = { readonly title: string; readonly blocks: readonly Block[] }

/** A language decides once on words for an English term, and on words that none of its sentences may use. */
export type GlossaryEntry = {
  readonly term: string
  readonly use: string
  readonly never: readonly string[]
  readonly why: string
}
