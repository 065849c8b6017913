import type { Path } from '#src/paths.ts'
import type { WaitlistAction } from './shared.ts'

export type SiteLink = { label: string; to: Path }

export type SiteContent = {
  skipLink: string
  /** Names the row of languages. */
  languages: string
  header: {
    home: string
    navigation: string
    menu: { open: string; close: string }
    links: SiteLink[]
    /** Only in the menu of small screens, after the links. */
    menuLinks: SiteLink[]
    contact: SiteLink
    waitlist: WaitlistAction
  }
  footer: {
    waitlist: { title: string; text: string; button: string; joined: string; withoutScript: string }
    location: string
    navigation: string
    /** A column each: the product, who it is for, the small print. */
    links: Record<'product' | 'audiences' | 'trust', SiteLink[]>
    email: string
    phones: { malaysia: string; singapore: string; singaporeCrisis: string }
    emergency: { call: string; notAService: string }
    /** What the product is today, once on every page. */
    status: string
    copyright: (year: string) => string
  }
  legal: { back: string; contents: string }
  factSheet: string
  /** The link to a numbered source; our own estimate has no year. */
  source: (number: number, year: number | string | null) => string
  /** Said after a link that opens a new tab. */
  newTab: string
  error: { title: string; text: string; reload: string }
}
