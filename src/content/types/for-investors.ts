import type { FigureId } from '../facts.ts'
import type { Action, Card, PageMeta, Tuple, Voice } from './shared.ts'

export type ForInvestorsContent = {
  meta: PageMeta
  hero: {
    /** One line each. */
    title: Tuple<string, 2>
    caption: string
    figures: FigureId[]
    lead: string
    action: Action
    status: string
  }
  story: { title: string; statement: string; text: string; status: string }
  opportunities: {
    title: string
    text: string
    items: Tuple<Card, 6>
    figures: FigureId[]
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
