import type { FigureId } from '../facts.ts'
import type { Action, PageMeta, Tuple } from './shared.ts'

export type ResearchContent = {
  meta: PageMeta
  hero: { title: string; lead: string; status: string }
  evidence: { title: string; statement: string; paragraphs: Tuple<string, 3> }
  insights: {
    title: string
    text: string
    list: Tuple<{ figure: FigureId; suffix?: string; title: string; text: string }, 3>
  }
  participate: WayIn
  partner: WayIn
}

export type WayIn = { title: string; text: string; action: Action }
