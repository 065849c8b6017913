import { limits, minimumMessageLength } from '#shared/form-limits.ts'

/** The forms' limits as sentences name them. */
export const formLimits = {
  ...limits,
  /** First and last name are sent as one, with a space between them. */
  names: limits.name - 1,
  message: grouped(limits.message),
  /** Fits in every language: pages not in English add their language to the message. */
  messageWithLanguage: grouped(limits.message - 50),
  minimumMessage: minimumMessageLength,
} as const

/** All four languages group digits this way; the first use of Intl costs a slow phone 60 ms. */
function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
