/** The most characters that the backend takes. */
export const limits = {
  email: 254,
  name: 200,
  organization: 200,
  subject: 200,
  message: 10_000,
} as const

/** In code points, as PostgreSQL counts: an emoji is one. */
export function isLonger(text: string, limit: number): boolean {
  return Array.from(text).length > limit
}

/** As every language writes it; the first use of Intl costs a slow phone 60 ms. */
export const longestMessage = String(limits.message).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** A space joins them. */
export const longestNames = limits.name - 1
