import type { emailField as english } from '../en/email-field.ts'
import type { Translated } from '../types.ts'

export const emailField = {
  didYouMean: (address) => `您要填的是${address}吗？`,
} satisfies Translated<typeof english>
