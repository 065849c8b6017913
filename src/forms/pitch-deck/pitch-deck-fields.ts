import { limits } from '#src/limits.ts'
import { looksRoughlyLikeEmail, type FieldRules } from '../fields.ts'
import { fullName } from '../message-text.ts'
import { composePitchDeckMessage, type PitchDeckField } from './pitch-deck-message.ts'

/** The subject is the same in every language, because the team files requests by it. */
export const pitchDeckSubject = 'Investor Pitch Deck Request'

export const pitchDeckFields = {
  firstName: { needed: true, into: 'name', text: fullName, maximum: limits.name },
  lastName: { needed: true, into: null },
  email: { needed: true, looksRight: looksRoughlyLikeEmail, maximum: limits.email },
  organization: { needed: true, maximum: limits.organization },
  position: { needed: true, into: null },
  investorType: { needed: true, into: null },
  investmentRange: { into: null },
  investmentFocus: { into: null },
  timeframe: { into: null },
  message: { text: composePitchDeckMessage, maximum: limits.message },
} as const satisfies FieldRules<PitchDeckField>
