import type { Action, Tuple, Voice } from './shared.ts'
import type { HelplineCost, HelplineId, Publisher } from '../helplines.ts'

export type HelplinesContent = {
  title: string
  call: string
  /** What else there is about these lines: all that is known, and the card. */
  more: Tuple<Action, 2>
  /** How a line's state is said: day and night, open with hours, closed. Hours are 0 to 24. */
  state: {
    always: string
    hours: (opens: number, closes: number) => string
    openAlways: string
    openUntil: (closes: number) => string
    closed: (opens: number) => string
  }
  lines: Record<HelplineId, { name: string; purpose: string }>
}

/** What is known of each line, by term; `unknown` where nobody could confirm it. */
export type HelplineFactsContent = {
  hours: string
  everyDay: (hours: string) => string
  cost: { term: string; text: Record<HelplineCost, string>; unknown: string }
  languages: { term: string; unknown: string; names: Record<Voice['lang'], string> }
  withoutSpeaking: { term: string; unknown: string; mail: string; whatsapp: string }
  source: {
    term: string
    unknown: string
    publishers: Record<Publisher, string>
    /** A publisher and the month (YYYY-MM) of what they wrote. */
    named: (publisher: string, month: string) => string
  }
  /** Several names or sources in one line. */
  list: (items: readonly string[]) => string
  notCalled: string
  noPermission: string
  noOffence: string
}
