/** The most characters that the backend takes; visitors are told before they send more. */
export const limits = {
  email: 254,
  name: 200,
  organization: 200,
  subject: 200,
  message: 10_000,
} as const

/** Counts characters as the backend does: an emoji is one. */
export function isLonger(text: string, limit: number): boolean {
  return Array.from(text).length > limit
}

/** The longest message as every language writes it; without Intl, whose first use takes a slow phone 60 ms. */
export const longestMessage = String(limits.message).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** The most characters of first and last name together: a space joins them. */
export const longestNames = limits.name - 1
