import type { FigureId, HelplineId } from '../facts.ts'
import type { Path } from '#src/paths.ts'
import type { WaitlistAction } from './shared.ts'

export type SiteLink = { label: string; to: Path }

export type SiteContent = {
  skipLink: string
  header: {
    home: string
    navigation: string
    menu: { open: string; close: string }
    links: SiteLink[]
    contact: SiteLink
    waitlist: WaitlistAction
  }
  footer: {
    waitlist: { title: string; text: string; button: string; joined: string; withoutScript: string }
    location: string
    navigation: string
    links: SiteLink[]
    email: string
    phones: { malaysia: string; singapore: string }
    emergency: { call: string; notAService: string }
    /** What the product is today, once on every page. */
    status: string
    copyright: (year: string) => string
  }
  help: {
    title: string
    open: string
    closed: string
    call: string
    lines: Record<HelplineId, { name: string; purpose: string; hours: string }>
  }
  legal: { back: string; contents: string }
  sources: {
    label: string
    means: string
    doesNotMean: string
    figures: Record<FigureId, { means: string; doesNotMean: string }>
  }
  /** Said after a link that opens a new tab. */
  newTab: string
  error: { title: string; text: string; reload: string }
}
