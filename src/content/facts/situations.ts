import type { HelplineId } from './helplines.ts'

/** Places where people can go; content/en/situations.ts describes them. */
export type PlaceId = 'psss' | 'saveMe999' | 'clinic' | 'hospital' | 'mentari'

type ExplainedLine = 'befrienders' | 'kasih' | 'heal'

export type Situation = {
  /** The others open with a click. */
  startsOpen?: boolean
  /** Helplines to call: 999 first, then those that never close. */
  call?: readonly HelplineId[]
  /** Helplines of which the page says who answers and how a call goes. */
  explained?: readonly ExplainedLine[]
  write?: readonly HelplineId[]
  /** Leads to the ways without speaking, too, and to how to leave this site unseen. */
  withoutSpeaking?: boolean
  places?: readonly PlaceId[]
}

const registry = {
  talk: {
    startsOpen: true,
    call: ['befrienders', 'heal'],
    explained: ['befrienders', 'heal'],
    places: ['psss'],
  },
  danger: { startsOpen: true, call: ['emergency'] },
  suicide: { startsOpen: true, call: ['befrienders', 'heal'] },
  silence: { call: ['emergency'], write: ['befrienders', 'kasih'], places: ['saveMe999'] },
  treatment: { places: ['clinic', 'hospital', 'mentari'] },
  student: { call: ['befrienders', 'heal'] },
  violence: {
    call: ['emergency', 'kasih'],
    explained: ['kasih'],
    write: ['kasih'],
    withoutSpeaking: true,
  },
} as const satisfies Record<string, Situation>

export type SituationId = keyof typeof registry

export const situations: Record<SituationId, Situation> = registry
