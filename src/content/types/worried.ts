import type { Card, Tuple, Voice } from './shared.ts'

export type WorriedContent = {
  title: string
  lead: string
  actions: Tuple<Card, 6>
  words: { title: string; list: Tuple<Tuple<Voice, 2>, 4> }
  urgent: { title: string; text: string; law: string }
  unsigned: string
}
