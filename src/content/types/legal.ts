import type { ProseBlock } from '#src/ui/prose-block.ts'
import type { formStorage } from '../facts.ts'
import type { PageMeta } from './shared.ts'

/** A legal page as data: an address for each section, and `lang` where it is in another language. */
export type LegalContent = {
  meta: PageMeta
  title: string
  lead: string
  sections: readonly {
    id: string
    title: string
    lang?: 'ms'
    blocks: readonly ProseBlock[]
  }[]
}

/** What the legal pages share. */
export type LegalWords = {
  /** A day in words, such as 21 November 2026. */
  day: (date: string, month: string, year: string) => string
  /** From January to December. */
  months: readonly string[]
  lastUpdated: string
  edition: (version: string, inForceSince: string) => string
  countries: Record<typeof formStorage.country, string>
}
