import type { FigureId } from '../facts.ts'
import type { Action, Claimed, PageMeta } from './shared.ts'

/** Where care comes apart. */
export type Gap = 'professionals' | 'alternatives' | 'costs' | 'system' | 'culture'

export type Problem = {
  title: string
  text: string
  /** The number that says it first, where there is one: the figure, then what it counts. */
  figure?: { id: FigureId; unit: string; sources: FigureId[] }
}

export type Solution = Claimed & {
  title: string
  /** The problem it answers, in that problem's own words. */
  answers: string
  text: string
}

export type SolutionsContent = {
  meta: PageMeta
  hero: { title: string; lead: string }
  problems: { title: string; items: Record<Gap, Problem> }
  /** Each joins the thread that its problem cut. */
  solutions: { title: string; items: Record<Gap, Solution> }
  close: { title: string; text: string; today: Action; action: Action }
}
