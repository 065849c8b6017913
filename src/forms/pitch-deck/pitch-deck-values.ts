import type { PitchDeckFormContent } from '#src/content/types/pitch-deck-form.ts'
import { textIn } from '../form-values.ts'

export type PitchDeckField = keyof PitchDeckFormContent['fields']

export type PitchDeckValues = Record<PitchDeckField, string>

/** What was typed and chosen, without the spaces around it. */
export function readPitchDeckValues(form: HTMLFormElement): PitchDeckValues {
  const data = new FormData(form)
  return {
    firstName: textIn(data, 'firstName').trim(),
    lastName: textIn(data, 'lastName').trim(),
    email: textIn(data, 'email').trim(),
    organization: textIn(data, 'organization').trim(),
    position: textIn(data, 'position').trim(),
    investorType: textIn(data, 'investorType'),
    investmentRange: textIn(data, 'investmentRange'),
    investmentFocus: textIn(data, 'investmentFocus'),
    timeframe: textIn(data, 'timeframe'),
    message: textIn(data, 'message').trim(),
  }
}

export function fullName(values: Pick<PitchDeckValues, 'firstName' | 'lastName'>): string {
  return `${values.firstName} ${values.lastName}`
}
