import type { Action, Card, PageMeta, Tuple, Voice } from './shared.ts'

export type SafetyContent = {
  meta: PageMeta
  hero: {
    title: string
    lead: string
    /** Set large; its second half is woven so that nobody can read it. */
    sentence: Voice
    caption: string
    status: string
  }
  commitments: {
    title: string
    data: Commitment
    crisis: Commitment
    ethics: Commitment
    control: Commitment
  }
  privacy: {
    title: string
    law: { title: string; text: string[]; status: string; scope: string; action: Action }
    rights: {
      title: string
      /** The verb first: what a person can do with their data. */
      items: Tuple<Card, 4>
      status: string
    }
  }
  accessibility: {
    title: string
    statement: string
    standard: string
    items: Tuple<Card, 2>
    contact: { title: string; text: string }
  }
  crisis: { title: string; text: string; call: string; more: Action }
}

/** What we promise, and whether that is built, in trial or planned. */
export type Commitment = Card & { status: string }
