import type { Trial, TrialId } from '../trials.ts'

/** What a trial says in words; null is not published yet. */
export type TrialWords = {
  question: string
  design: string | null
  site: string | null
  status: string | null
}

export type TrialField = Exclude<keyof Trial, 'isSample'> | Exclude<keyof TrialWords, 'question'>

export type TrialsContent = {
  title: string
  text: string
  fields: Record<TrialField, string>
  sample: string
  unknown: string
  trials: Record<TrialId, TrialWords>
}
