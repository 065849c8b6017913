import type { FigureId } from '../facts.ts'
import type { ClaimId } from '../register.ts'
import type { Action, Card, Claimed, PageMeta, Tuple, Voice } from './shared.ts'

export type ForInvestorsContent = {
  meta: PageMeta
  hero: Claimed & {
    /** One line each. */
    title: Tuple<string, 2>
    /** One line each. */
    caption: Tuple<string, 2>
    figures: FigureId[]
    lead: string
    action: Action
  }
  story: Claimed & { title: string; statement: string; text: string }
  opportunities: Claimed & {
    title: string
    text: string
    figure: FigureId
    items: Tuple<Opportunity, 6>
  }
  advantage: {
    title: string
    position: Card & Claimed & { languages: Tuple<Voice, 4> }
    /** From today on; each step is drawn as far along as its claim is. */
    pipeline: { title: string; steps: Tuple<Card & { claim: ClaimId }, 4> }
  }
  /** Who asks for the money, and how far along everything is: each milestone is a row of the register. */
  standing: {
    title: string
    /** Says that the company's entries are samples; null once they are real. */
    note: string | null
    labels: { company: string; registration: string; stage: string }
    unknown: string
    milestones: Tuple<Card & { claim: ClaimId }, 5>
  }
  expertise: { title: string; items: Tuple<string, 6> }
  request: {
    title: string
    receive: { title: string; deck: string; technology: string; team: string }
    highlights: { title: string; items: string[] }
    direct: { title: string; response: string }
  }
}

export type Opportunity = Card & { figures?: FigureId[] }
