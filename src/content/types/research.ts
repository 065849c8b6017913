import type { FigureId } from '../facts.ts'
import type { Action, PageMeta, Tuple } from './shared.ts'

export type ResearchContent = {
  meta: PageMeta
  hero: { title: string; lead: string; status: string }
  evidence: { title: string; statement: string; paragraphs: Tuple<string, 2> }
  insights: {
    title: string
    text: string
    /** `caption` goes on where the figure ends: '29.2%' 'of adults …'. */
    list: Tuple<{ figure: FigureId; caption: string; title: string; text: string }, 3>
  }
  participate: WayIn
  partner: WayIn
}

export type WayIn = { title: string; text: string; action: Action }
