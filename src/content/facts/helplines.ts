/** Hours in Malaysian time, within one day: opens at 8, closes at 24. */
export type OpeningHours = { opens: number; closes: number }

/** The text has no-break spaces and no hyphen, as E.123 writes numbers. */
type Phone = { text: string; dial: string }
type Day = `${number}-${number}-${number}`

export type Helpline = {
  country: 'MY' | 'SG'
  phone: Phone
  /** Null means day and night. */
  hours: OpeningHours | null
  /** Ways to reach the helpline without speaking. */
  mail?: string
  whatsapp?: Phone
  /** The day on which somebody called and confirmed all of the above. `npm run ready` asks for a new call after 90 days. */
  lastVerified: Day | null
}

/**
 * Every list has this order: the emergency number, then lines that never close, then lines with
 * hours. Open lines always come first, and the order never changes while somebody reaches for a number.
 */
const registry = {
  emergency: {
    country: 'MY',
    phone: { text: '999', dial: '999' },
    hours: null,
    lastVerified: null,
  },
  befrienders: {
    country: 'MY',
    phone: { text: '03\u00a07627\u00a02929', dial: '+60376272929' },
    hours: null,
    mail: 'sam@befrienders.org.my',
    lastVerified: null,
  },
  kasih: {
    country: 'MY',
    phone: { text: '15999', dial: '15999' },
    hours: null,
    whatsapp: { text: '019\u00a0261\u00a05999', dial: '60192615999' },
    lastVerified: null,
  },
  heal: {
    country: 'MY',
    phone: { text: '15555', dial: '15555' },
    hours: { opens: 8, closes: 24 },
    lastVerified: null,
  },
  samaritansSingapore: {
    country: 'SG',
    phone: { text: '1767', dial: '1767' },
    hours: null,
    whatsapp: { text: '9151\u00a01767', dial: '6591511767' },
    lastVerified: null,
  },
} as const satisfies Record<string, Helpline>

export type HelplineId = keyof typeof registry

export const helplines: Record<HelplineId, Helpline> = registry

/** Their own names, which are the same in every language. */
export const helplineNames: Record<Exclude<HelplineId, 'emergency'>, string> = {
  befrienders: 'Befrienders KL',
  kasih: 'Talian Kasih',
  heal: 'Talian HEAL',
  samaritansSingapore: 'Samaritans of Singapore',
}

/** The lines that take callers in Malaysia. */
export const malaysianLines = Object.keys(registry)
  .filter((id): id is HelplineId => id in registry)
  .filter((id) => helplines[id].country === 'MY')

/** The lines for talking; pages show 999 apart from them. */
export const linesToTalk = malaysianLines.filter((id) => id !== 'emergency')
