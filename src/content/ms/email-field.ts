import type { emailField as english } from '../en/email-field.ts'
import type { Translated } from '../types.ts'

export const emailField = {
  didYouMean: (address) => `Maksud anda ${address}?`,
} satisfies Translated<typeof english>
