import type { Card, Claimed, Tuple } from './shared.ts'

export type WhoReadsContent = {
  readers: {
    title: string
    /** Between which two ends a session is encrypted. */
    ends: Tuple<string, 2>
    columns: { reader: string; sees: string; when: string; status: string }
    rows: Tuple<Claimed & { reader: string; sees: string; when: string }, 7>
    trials: string
  }
  danger: {
    title: string
    text: string
    labels: Record<'who' | 'hours' | 'silence', string>
    steps: Tuple<DangerStep, 4>
  }
  /** Intended use: for whom, and for whom not. */
  use: { title: string; items: Tuple<Card & Partial<Claimed>, 4> }
}

/** One step after danger was found: who takes it, when, and what happens when nobody answers. */
export type DangerStep = Card & Claimed & { who: string; hours: string; silence: string }
