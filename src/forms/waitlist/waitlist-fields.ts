import { limits } from '#src/limits.ts'
import { looksLikeEmail, type FieldRules, type Values } from '../fields.ts'

type WaitlistField = 'email' | 'name'
export type WaitlistValues = Values<WaitlistField>

export const waitlistFields = {
  email: { needed: true, looksRight: looksLikeEmail, maximum: limits.email },
  name: { maximum: limits.name },
} as const satisfies FieldRules<WaitlistField>
