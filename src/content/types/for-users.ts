import type { Action, PageMeta, Tuple, Voice } from './shared.ts'

export type ForUsersContent = {
  meta: PageMeta
  hero: { title: string; lead: string; status: string; clock: string }
  audiences: { title: string; list: Tuple<Audience, 3> }
  benefits: { title: string; list: Tuple<{ title: string; text: string; status: string }, 4> }
  limits: { title: string; list: Tuple<string, 3>; text: string; actions: Tuple<Action, 2> }
}

/** A group, one sentence somebody in it might say, and when that is. */
export type Audience = { name: string; voice: Voice; text: string }
