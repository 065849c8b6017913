import type { FigureId } from '../facts.ts'
import type { Action, PageMeta, Tuple } from './shared.ts'

export type Problem = {
  title: string
  text: string
  /** The number that says it first, where there is one: the figure, then what it counts. */
  figure?: { id: FigureId; unit: string; sources: FigureId[] }
}

export type Solution = {
  title: string
  /** The problem it answers, in that problem's own words. */
  answers: string
  text: string
  status: string
}

export type SolutionsContent = {
  meta: PageMeta
  hero: { title: string; lead: string }
  problems: { title: string; items: Tuple<Problem, 5> }
  /** In the order of the problems: each row joins the thread that was cut in the same place. */
  solutions: { title: string; items: Tuple<Solution, 5> }
  close: { title: string; text: string; action: Action }
}
