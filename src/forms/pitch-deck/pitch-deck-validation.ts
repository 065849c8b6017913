import { isLonger, limits } from '#src/limits.ts'
import { looksRoughlyLikeEmail } from '../email-pattern.ts'
import { personChecks } from '../person.ts'
import { composePitchDeckMessage, type PitchDeckValues } from './pitch-deck-message.ts'

const person = personChecks(looksRoughlyLikeEmail)

export const pitchDeckChecks = {
  ...person,
  organization: (values: PitchDeckValues) =>
    values.organization === '' ? 'organizationMissing' : person.organization(values),
  position: ({ position }: PitchDeckValues) => position === '' && 'positionMissing',
  investorType: ({ investorType }: PitchDeckValues) => investorType === '' && 'investorTypeMissing',
  message: (values: PitchDeckValues) =>
    isLonger(composePitchDeckMessage(values), limits.message) && 'messageTooLong',
} as const
