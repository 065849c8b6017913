import type { Action, Card, PageMeta, Tuple, Voice } from './shared.ts'

export type HowItWorksContent = {
  meta: PageMeta
  hero: { title: string; lead: string; status: string }
  steps: {
    title: string
    list: Tuple<Card, 6>
    /** What somebody might write at step three, and what comes back; a line may mix languages. */
    exchange: { title: string; said: Voice[][]; answered: Voice[][]; note: string }
  }
  differences: { title: string; status: string; list: Tuple<Card, 3> }
  close: { title: string; actions: Tuple<Action, 2> }
}
