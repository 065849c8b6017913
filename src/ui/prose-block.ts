import type { Path } from '#src/paths.ts'

/** A run of words in a sentence, or a link. */
export type Inline = string | { text: string; to: Path } | { text: string; href: string }

export type RichText = string | readonly Inline[]

/** A paragraph, a list, or terms with what they mean: longer text as data. */
export type ProseBlock =
  RichText | { list: readonly RichText[] } | { terms: readonly { term: string; text: RichText }[] }
