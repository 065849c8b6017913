import type { FigureId } from '../facts.ts'
import type { Action, Card, PageMeta, Tuple, Voice } from './shared.ts'

export type ForInvestorsContent = {
  meta: PageMeta
  hero: {
    /** One line each. */
    title: Tuple<string, 2>
    /** One line each. */
    caption: Tuple<string, 2>
    figures: FigureId[]
    lead: string
    action: Action
    status: string
  }
  story: { title: string; statement: string; text: string; status: string }
  opportunities: {
    title: string
    text: string
    figure: FigureId
    items: Tuple<Opportunity, 6>
    status: string
  }
  advantage: {
    title: string
    position: Card & { languages: Tuple<Voice, 4>; status: string }
    /** From today on; what is not there yet is drawn as a running stitch. */
    pipeline: { title: string; steps: Tuple<Card, 4> }
  }
  expertise: { title: string; items: Tuple<string, 6> }
  request: {
    title: string
    receive: { title: string; items: Tuple<string, 3> }
    highlights: { title: string; items: string[] }
    direct: { title: string; response: string }
  }
}

export type Opportunity = Card & { figures?: FigureId[] }
