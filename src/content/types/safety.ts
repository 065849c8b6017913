import type { Action, Card, Claimed, PageMeta, Tuple, Voice } from './shared.ts'

export type SafetyContent = {
  meta: PageMeta
  hero: Claimed & {
    title: string
    lead: string
    /** Set large; its second half is woven so that nobody can read it. */
    sentence: Voice
    caption: string
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
    law: Claimed & { title: string; text: string[]; scope: string; action: Action }
    rights: Claimed & {
      title: string
      /** The verb first: what a person can do with their data. */
      items: Record<'access' | 'delete' | 'download' | 'optOut', Card>
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

export type Commitment = Card & Claimed
