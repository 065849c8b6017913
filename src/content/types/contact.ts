import type { profiles } from '../facts.ts'
import type { RichText } from '#src/ui/prose-block.ts'
import type { Action, Card, PageMeta, Tuple } from './shared.ts'

/** A promised time: as hours that can be counted, or null where it is not a number of hours. */
export type ResponseTime = { title: string; text: string; hours: 4 | 24 | 48 | null }

export type ContactContent = {
  meta: PageMeta
  hero: { title: string; lead: string; emergency: string; card: Action }
  direct: { title: string; email: string; malaysia: string; singapore: string; address: string }
  form: { title: string }
  responseTimes: { title: string; text: string; times: Tuple<ResponseTime, 5> }
  stayConnected: {
    title: string
    labels: Record<keyof typeof profiles, string>
    /** Read out in place of the dash that stands for an empty value. */
    empty: string
  }
  options: { title: string; text: string; cards: Tuple<Card & { action: Action }, 4> }
  questions: {
    title: string
    list: Tuple<{ question: string; answer: readonly RichText[] }, 3>
  }
  close: { title: string; text: string; actions: Tuple<Action, 2> }
}
