import type { Action, Card, Claimed, PageMeta, Tuple, Voice } from './shared.ts'

export type ForUsersContent = {
  meta: PageMeta
  /** The hour of the title, and what stands before the time it is there now. */
  hero: Claimed & { title: string; hour: number; lead: string; clock: string; now: string }
  audiences: { title: string; list: Record<AudienceId, Audience> }
  benefits: { title: string; list: Tuple<Card & Claimed, 4> }
  limits: { title: string; list: Tuple<string, 3>; text: string; actions: Tuple<Action, 2> }
}

/** Also where its band stands on the page: `#students`. */
export type AudienceId = 'students' | 'professionals' | 'everyone'

/** A group, one sentence somebody in it might say, and the hour of the day they say it. */
export type Audience = { name: string; hour: number; voice: Voice; text: string }
