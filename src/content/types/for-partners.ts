import type { ProseBlock } from '#src/ui/prose-block.ts'
import type { FigureId } from '../facts.ts'
import type { Action, Card, Claimed, PageMeta, Swatched, Tuple } from './shared.ts'

export type ForPartnersContent = {
  meta: PageMeta
  hero: Claimed & { title: string; lead: string; actions: Tuple<Action, 2> }
  partners: Claimed & {
    title: string
    /** Each kind of partner has a cloth of its own. */
    items: Tuple<Card & Swatched, 4>
    figures: FigureId[]
  }
  benefits: { title: string; items: Tuple<Card & Claimed, 4> }
  models: Claimed & {
    title: string
    /** How to read the row of stitches. */
    key: string
    pilot: PartnershipModel
    /** The badge is the specification's; what it can mean before anyone has signed stands under it. */
    enterprise: PartnershipModel & { badge: string; badgeMeans: string }
    research: PartnershipModel
  }
  metrics: Claimed & { title: string; text: string; items: Tuple<Card, 4> }
  /** What a partner has to know before signing. */
  diligence: {
    title: string
    list: Tuple<{ question: string; answer: readonly ProseBlock[] }, 7>
    missing: { text: string; action: Action }
  }
}

export type PartnershipModel = {
  name: string
  duration: string
  /** How many people it is for: what matters in it, and the words after it. */
  users: { strong: string; rest: string }
  includes: string[]
  action: Action
}
