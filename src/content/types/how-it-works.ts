import type { Action, Card, Claimed, PageMeta, Swatched, Tuple, Voice } from './shared.ts'

export type HowItWorksContent = {
  meta: PageMeta
  hero: Claimed & { title: string; lead: string }
  steps: {
    title: string
    list: Record<StepId, Card>
    /** What somebody might write while saying what they need, and what comes back; a line may mix languages. */
    exchange: { title: string; said: Voice[][]; answered: Voice[][]; note: string }
  }
  differences: { title: string; list: Tuple<Card & Claimed & Swatched, 3> }
  close: { title: string; actions: Tuple<Action, 2> }
}

/** The six steps, in their order. */
export type StepId = 'plan' | 'account' | 'needs' | 'session' | 'follow-up' | 'change'
