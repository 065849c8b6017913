import type { HelplineId } from '../helplines.ts'
import type { Tuple } from './shared.ts'

/** A place to go to: what it is, and what is known of its price and hours, and from where. */
export type CarePlace = {
  name: string
  text: string
  cost: string
  hours: string
  source: string
  site?: string
}

/** Somebody's situation, in their words, and where they can turn today. */
export type Situation = {
  title: string
  text: string
  /** Lines to call. */
  lines: readonly HelplineId[]
  /** Lines to write to. */
  write?: readonly HelplineId[]
  places?: readonly CarePlace[]
}

export type HelpTodayContent = { title: string; text: string; list: Tuple<Situation, 6> }
