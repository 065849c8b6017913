import type { FigureId } from '../facts.ts'
import type { Action, Claimed, PageMeta, Tuple } from './shared.ts'

export type ResearchContent = {
  meta: PageMeta
  hero: Claimed & { title: string; lead: string }
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

/** `skip` comes first; `end` stands beside the one stitch of another colour. */
export type LongClothContent = {
  title: string
  text: string
  skip: string
  open: string
  end: string
}

export type WayIn = { title: string; text: string; action: Action }
