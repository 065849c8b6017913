import type { ProseBlock } from '#src/ui/prose-block.ts'
import type { PageMeta } from './shared.ts'

/** A part of a legal page: its address, and `lang` where it is in another language. */
export type LegalSection = {
  id: string
  title: string
  lang?: 'ms'
  blocks: readonly ProseBlock[]
}

export type LegalContent = {
  meta: PageMeta
  title: string
  lead: string
  sections: readonly LegalSection[]
}

/** What the legal pages share. */
export type LegalWords = {
  /** A day (YYYY-MM-DD) in words, such as 21 November 2026. */
  inWords: (day: string) => string
  lastUpdated: string
  edition: (version: string, inForceSince: string) => string
  /** Which of the two dates says what text applies. */
  whichGoverns: string
}
