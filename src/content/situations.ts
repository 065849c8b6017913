import type { HelplineId } from './helplines.ts'

/** Places to go to, described in content/en/help-today.ts. */
export type PlaceId = 'saveMe999' | 'clinic' | 'hospital' | 'mentari'

export type ExplainedLine = 'befrienders' | 'kasih' | 'heal'

export type Situation = {
  /** Open from the start; the others open when pressed. */
  isUrgent?: boolean
  /** Lines to call: 999 first, then those that never close. */
  call?: readonly HelplineId[]
  /** Those of which it is said here who answers, and what a call is like. */
  explained?: readonly ExplainedLine[]
  /** Lines to write to. */
  write?: readonly HelplineId[]
  places?: readonly PlaceId[]
}

/** Help by situation, danger first. */
const registry = {
  danger: { isUrgent: true, call: ['emergency'] },
  suicide: { isUrgent: true, call: ['befrienders', 'heal'] },
  talk: { call: ['befrienders', 'heal'], explained: ['befrienders', 'heal'] },
  silence: { write: ['befrienders', 'kasih'], places: ['saveMe999'] },
  treatment: { places: ['clinic', 'hospital', 'mentari'] },
  student: {},
  violence: { call: ['emergency', 'kasih'], explained: ['kasih'] },
} as const satisfies Record<string, Situation>

export type SituationId = keyof typeof registry

export const situations: Record<SituationId, Situation> = registry
