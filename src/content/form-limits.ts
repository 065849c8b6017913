import { limits, minimumMessageLength } from '#shared/form-schema.ts'

/** The forms' limits as sentences name them. */
export const formLimits = {
  ...limits,
  /** First and last name are sent as one, with a space between them. */
  names: limits.name - 1,
  /** Every language groups digits so; the first use of Intl costs a slow phone 60 ms. */
  message: String(limits.message).replace(/\B(?=(?:\d{3})+$)/g, ','),
  minimumMessage: minimumMessageLength,
} as const
