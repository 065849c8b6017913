import type { HelplinesContent } from '../types/helplines.ts'
import { paths } from '#src/paths.ts'

/** The helplines in words, as every page shows them. */
export const helplineWords = {
  title: 'Need to talk to a person now?',
  call: 'Call',
  more: [
    { kind: 'anchor', label: 'Cost, languages, writing', href: `${paths.forUsers}#open-today` },
    { kind: 'anchor', label: 'Print them on a card', href: `${paths.forUsers}#pocket-card` },
  ],
  state: {
    always: '24 hours',
    hours: (opens, closes) => `${clock(opens)} to ${clock(closes)}`,
    openAlways: 'Open now, 24 hours',
    openUntil: (closes) => `Open until ${clock(closes)}`,
    closed: (opens) => `Closed. Opens ${clock(opens)}.`,
  },
  lines: {
    emergency: {
      name: 'Emergency',
      purpose: 'You or someone near you is in danger, or thinking of ending their life.',
    },
    befrienders: {
      name: 'Befrienders KL',
      purpose: 'Volunteers who listen, whatever it is about.',
    },
    kasih: { name: 'Talian Kasih', purpose: 'Violence, abuse and family crisis.' },
    heal: {
      name: 'Talian HEAL',
      purpose: 'Counselling officers of the Ministry of Health.',
    },
    samaritansSingapore: {
      name: 'Samaritans of Singapore',
      purpose: 'The crisis line, if you are in Singapore.',
    },
  },
} satisfies HelplinesContent

/** An hour from 0 to 24 as people say it. */
function clock(hour: number): string {
  if (hour % 24 === 0) return 'midnight'
  if (hour === 12) return 'noon'
  return `${hour % 12} ${hour < 12 ? 'am' : 'pm'}`
}
