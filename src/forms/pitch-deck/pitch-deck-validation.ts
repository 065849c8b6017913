import type { PitchDeckFormContent } from '#src/content/types/pitch-deck-form.ts'
import { looksRoughlyLikeEmail } from '../email-pattern.ts'
import { isLonger, limits } from '../limits.ts'
import { composePitchDeckMessage } from './pitch-deck-message.ts'
import { fullName, type PitchDeckField, type PitchDeckValues } from './pitch-deck-values.ts'

/** The notice a refused request gets. */
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
  return fields.some((field) => checks[field](values, words)) ? 'tooLong' : null
}

/** What to do about each field that cannot stay as it is, in the order of the form. */
export function messagesFor(values: PitchDeckValues, words: Words): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const field of fields) {
    const problem = checks[field](values, words)
    if (problem) messages[field] = words.fieldProblems[problem]
  }
  return messages
}

/** Those that can be wrong, in the order of the form. */
const fields = [
  'firstName',
  'lastName',
  'email',
  'organization',
  'position',
  'investorType',
  'message',
] as const satisfies PitchDeckField[]

type Check = (
  values: PitchDeckValues,
  words: Words,
) => keyof PitchDeckFormContent['fieldProblems'] | false

const checks: Record<(typeof fields)[number], Check> = {
  firstName: (values) => {
    if (values.firstName === '') return 'firstNameMissing'
    return isLonger(fullName(values), limits.name) && 'nameTooLong'
  },
  lastName: ({ lastName }) => lastName === '' && 'lastNameMissing',
  email: ({ email }) => {
    if (email === '') return 'emailMissing'
    if (!looksRoughlyLikeEmail(email)) return 'emailMalformed'
    return isLonger(email, limits.email) && 'emailTooLong'
  },
  organization: ({ organization }) => {
    if (organization === '') return 'organizationMissing'
    return isLonger(organization, limits.organization) && 'organizationTooLong'
  },
  position: ({ position }) => position === '' && 'positionMissing',
  investorType: ({ investorType }) => investorType === '' && 'investorTypeMissing',
  message: (values, words) =>
    isLonger(composePitchDeckMessage(values, words), limits.message) && 'messageTooLong',
}
