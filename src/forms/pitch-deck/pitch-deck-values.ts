import type { PitchDeckFormContent } from '#src/content/types/pitch-deck-form.ts'
import { textIn } from '../form-values.ts'
import { readPerson } from '../person.ts'

export type PitchDeckField = keyof PitchDeckFormContent['fields']

export type PitchDeckValues = Record<PitchDeckField, string>

/** What was typed and chosen, without the spaces around it. */
export function readPitchDeckValues(data: FormData): PitchDeckValues {
  return {
    ...readPerson(data),
    position: textIn(data, 'position').trim(),
    investorType: textIn(data, 'investorType'),
    investmentRange: textIn(data, 'investmentRange'),
    investmentFocus: textIn(data, 'investmentFocus'),
    timeframe: textIn(data, 'timeframe'),
    message: textIn(data, 'message').trim(),
  }
}
