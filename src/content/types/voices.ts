import type { LinesOf, VoiceId } from '../voices.ts'
import type { Tuple } from './shared.ts'

export type VoicesContent = {
  title: string
  lead: string
  /** In sight of every sample: nobody said this. */
  note: string
  skip: string
  /** Who says a line, for those who cannot see where it stands. */
  speakers: { person: string; platform: string }
  /** What the lines mean; none where the page's own language says it. */
  samples: { [Id in VoiceId]: { name: string; meaning: Tuple<string, LinesOf<Id>> | null } }
  /** Where the last exchange ends. */
  stop: { title: string; text: string }
}
