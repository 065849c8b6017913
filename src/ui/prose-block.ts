import type { Path } from '#src/paths.ts'

/** A run of words in a sentence, or a link. */
export type Inline =
  string | { text: string; to: Path } | { text: string; href: string; lang?: string }

export type RichText = string | readonly Inline[]

/** A paragraph, a heading, a list, or terms with what they mean: longer text as data. */
export type ProseBlock =
  | RichText
  | { heading: string }
  | { list: readonly RichText[] }
  | { terms: readonly { term: string; text: RichText }[] }
