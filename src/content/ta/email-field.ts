import type { emailField as english } from '../en/email-field.ts'
import type { Translated } from '../types.ts'

export const emailField = {
  didYouMean: (address) => `${address} என்று எழுத நினைத்தீர்களா?`,
} satisfies Translated<typeof english>
