/** Maximum length of each field in code points, for the page and the functions. */
export const limits = {
  name: 200,
  email: 254,
  organization: 200,
  subject: 200,
  message: 10_000,
} as const

/** Minimum length of a trimmed message in UTF-16 units (specification, section 5). */
export const minimumMessageLength = 10
