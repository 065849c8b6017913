import type { helplineFacts } from '#content/helpline-facts.ts'

/** Hours of the day in Malaysian time: opens at 8, closes at 24. A line that closes after midnight has the smaller number last. */
export type OpeningHours = { opens: number; closes: number }

type Phone = { text: string; dial: string }
type Day = `${number}-${number}-${number}`

/** What is known of a line's price; the words are in content/en/helplines.ts. */
export type HelplineCost = 'ordinaryRate' | 'freeOnOldNumber'

/** Who wrote of a line; their names are in content/en/helpline-facts.ts. */
export type Publisher = 'malayMail' | 'publicPages' | 'deputyMinister' | 'cna'

/** A telephone line where a person answers. What nobody could confirm is null, and the page says so. */
export type Helpline = {
  country: 'MY' | 'SG'
  phone: Phone
  /** Null: day and night. */
  hours: OpeningHours | null
  cost: HelplineCost | null
  languages: readonly (keyof typeof helplineFacts.languages.names)[] | null
  /** Ways to reach it without speaking. */
  mail?: string
  whatsapp?: Phone
  /** What it was read in, newest first, with the month of each. */
  sources: readonly { publisher: Publisher; month: `${number}-${number}` }[]
  /** The day somebody telephoned and confirmed all of the above. The strict build refuses null. */
  lastVerified: Day | null
}

/**
 * Every helpline of the site, in the order of every list: the emergency number, then those that never
 * close, then those with hours. So open lines always come first, and no number moves under a finger.
 */
const registry = {
  emergency: {
    country: 'MY',
    phone: { text: '999', dial: '999' },
    hours: null,
    cost: null,
    languages: null,
    sources: [],
    lastVerified: null,
  },
  befrienders: {
    country: 'MY',
    phone: { text: '03-7627 2929', dial: '+60376272929' },
    hours: null,
    cost: 'freeOnOldNumber',
    languages: null,
    mail: 'sam@befrienders.org.my',
    sources: [{ publisher: 'malayMail', month: '2019-08' }],
    lastVerified: null,
  },
  kasih: {
    country: 'MY',
    phone: { text: '15999', dial: '15999' },
    hours: null,
    cost: null,
    languages: null,
    whatsapp: { text: '019-261 5999', dial: '60192615999' },
    sources: [],
    lastVerified: null,
  },
  heal: {
    country: 'MY',
    phone: { text: '15555', dial: '15555' },
    hours: { opens: 8, closes: 24 },
    cost: 'ordinaryRate',
    languages: null,
    sources: [
      { publisher: 'publicPages', month: '2026-01' },
      { publisher: 'deputyMinister', month: '2024-06' },
    ],
    lastVerified: null,
  },
  samaritansSingapore: {
    country: 'SG',
    phone: { text: '1767', dial: '1767' },
    hours: null,
    cost: null,
    languages: null,
    whatsapp: { text: '9151 1767', dial: '6591511767' },
    sources: [
      { publisher: 'cna', month: '2025-07' },
      { publisher: 'cna', month: '2022-09' },
    ],
    lastVerified: null,
  },
} as const satisfies Record<string, Helpline>

export type HelplineId = keyof typeof registry

export const helplines: Record<HelplineId, Helpline> = registry

/** The lines for callers in Malaysia, in order. */
export const malaysianLines = Object.keys(registry)
  .filter((id): id is HelplineId => id in registry)
  .filter((id) => helplines[id].country === 'MY')
