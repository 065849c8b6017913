import type { PitchDeckFormContent } from '#src/content/types/pitch-deck-form.ts'
import { looksRoughlyLikeEmail } from '../email-pattern.ts'
import { hasProblem, messagesFrom, type FieldMessages } from '../field-messages.ts'
import { isLonger, limits } from '../limits.ts'
import { personChecks } from '../person.ts'
import { composePitchDeckMessage } from './pitch-deck-message.ts'
import type { PitchDeckValues } from './pitch-deck-values.ts'

/** The toast a refused request gets. */
export type PitchDeckProblem = 'missingFields' | 'invalidEmail' | 'tooLong'

/** The words that the composed message is made of, which count towards its length. */
type Words = Pick<PitchDeckFormContent, 'mail' | 'options' | 'fieldProblems'>

/** The first problem in the order visitors are told about them, or null when it can be sent. */
export function findPitchDeckProblem(
  values: PitchDeckValues,
  words: Words,
): PitchDeckProblem | null {
  const { firstName, lastName, email, organization, position, investorType } = values
  const required = [firstName, lastName, email, organization, position, investorType]
  if (required.includes('')) return 'missingFields'
  if (!looksRoughlyLikeEmail(email)) return 'invalidEmail'
  return hasProblem(checksWith(words), values) ? 'tooLong' : null
}

export function messagesFor(values: PitchDeckValues, words: Words): FieldMessages {
  return messagesFrom(checksWith(words), values, words.fieldProblems)
}

const person = personChecks(looksRoughlyLikeEmail)

function checksWith(words: Words) {
  return {
    ...person,
    organization: (values: PitchDeckValues) =>
      values.organization === '' ? 'organizationMissing' : person.organization(values),
    position: ({ position }: PitchDeckValues) => position === '' && 'positionMissing',
    investorType: ({ investorType }: PitchDeckValues) =>
      investorType === '' && 'investorTypeMissing',
    message: (values: PitchDeckValues) =>
      isLonger(composePitchDeckMessage(values, words), limits.message) && 'messageTooLong',
  } as const
}
