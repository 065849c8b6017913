import { helplineNames, helplines } from '../facts/helplines.ts'

/** The words for the helplines on every page. */
export const helplineWords = {
  title: 'Need someone now?',
  helpNow: 'Help now',
  danger: 'In danger? Call',
  worried: 'Worried about someone?',
  state: {
    always: '24 hours',
    hours: (opens: number, closes: number) => `${clock(opens)} to ${clock(closes)}`,
    openAlways: 'Open now, 24 hours',
    open: (hours: string) => `Open now, ${hours}`,
    closed: (hours: string) => `Closed now, open ${hours}`,
  },
  lines: {
    emergency: {
      name: 'Emergency',
      purpose:
        'Call if you or someone with you may not be safe, or you’re afraid you’ll hurt or kill yourself.',
    },
    befrienders: {
      name: helplineNames.befrienders,
      purpose: 'Volunteers listen. You can talk about anything, including suicide.',
    },
    kasih: {
      name: helplineNames.kasih,
      purpose: 'For violence, abuse or a family crisis.',
    },
    heal: {
      name: helplineNames.heal,
      purpose: 'Ministry of Health counsellors answer.',
    },
    samaritansSingapore: {
      name: helplineNames.samaritansSingapore,
      purpose: 'In Singapore only, call Samaritans of Singapore.',
    },
  },
} as const

/** A sentence whose number can be pressed. */
export const callInDanger = `${helplineWords.danger} [${helplines.emergency.phone.text}](emergency).`

/** In the first screen of /for-users, and where a message was sent. */
export const listeners = {
  ask: 'Need someone now?',
  text: `Befrienders [${helplines.befrienders.phone.text}](befrienders), day and night.`,
} as const

/** Returns an hour from 0 to 24 the way people say it. */
export function clock(hour: number): string {
  if (hour % 24 === 0) return 'midnight'
  if (hour === 12) return 'noon'
  return `${hour % 12} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}
