import type { PitchDeckFormContent } from '#src/content/types/pitch-deck-form.ts'
import { looksRoughlyLikeEmail } from '../email-pattern.ts'
import { hasProblem, messagesFrom, type FieldMessages } from '../field-messages.ts'
import { isLonger, limits } from '../limits.ts'
import { personChecks } from '../person.ts'
import { composePitchDeckMessage } from './pitch-deck-message.ts'
import type { PitchDeckValues } from './pitch-deck-values.ts'

/** The toast a refused request gets. */
export type PitchDeckProblem = 'missingFields' | 'invalidEmail' | 'tooLong'

/** The first problem in the order visitors are told about them, or null when it can be sent. */
export function findPitchDeckProblem(values: PitchDeckValues): PitchDeckProblem | null {
  const { firstName, lastName, email, organization, position, investorType } = values
  const required = [firstName, lastName, email, organization, position, investorType]
  if (required.includes('')) return 'missingFields'
  if (!looksRoughlyLikeEmail(email)) return 'invalidEmail'
  return hasProblem(checks, values) ? 'tooLong' : null
}

export function messagesFor(
  values: PitchDeckValues,
  words: PitchDeckFormContent['fieldProblems'],
): FieldMessages {
  return messagesFrom(checks, values, words)
}

const person = personChecks(looksRoughlyLikeEmail)

const checks = {
  ...person,
  organization: (values: PitchDeckValues) =>
    values.organization === '' ? 'organizationMissing' : person.organization(values),
  position: ({ position }: PitchDeckValues) => position === '' && 'positionMissing',
  investorType: ({ investorType }: PitchDeckValues) => investorType === '' && 'investorTypeMissing',
  message: (values: PitchDeckValues) =>
    isLonger(composePitchDeckMessage(values), limits.message) && 'messageTooLong',
} as const
