import type { FigureId } from '../facts.ts'
import type { Action, Card, PageMeta, Tuple } from './shared.ts'

export type ForPartnersContent = {
  meta: PageMeta
  hero: { title: string; lead: string; actions: Tuple<Action, 2>; status: string }
  partners: {
    title: string
    /** Each kind of partner has a cloth of its own. */
    items: Tuple<Card & { cloth: 'campus' | 'company' | 'community' | 'clinic' }, 4>
    figures: FigureId[]
    status: string
  }
  benefits: { title: string; items: Tuple<Card & { status: string }, 4> }
  models: {
    title: string
    /** How to read the row of stitches. */
    key: string
    pilot: PartnershipModel
    enterprise: PartnershipModel & { badge: string }
    research: PartnershipModel
    status: string
  }
  metrics: { title: string; text: string; items: Tuple<Card, 4>; status: string }
}

export type PartnershipModel = {
  name: string
  duration: string
  /** How many people it is for: what matters in it, and the words after it. */
  users: { strong: string; rest: string }
  includes: string[]
  action: Action
}
