/** The backend takes at most this many characters. */
export const limits = {
  email: 254,
  name: 200,
  organization: 200,
  subject: 200,
  message: 10_000,
} as const

/** Counts code points, as PostgreSQL does: an emoji is one. */
export function isLonger(text: string, limit: number): boolean {
  return Array.from(text).length > limit
}

/** Every language writes it so; the first use of Intl costs a slow phone 60 ms. */
export const longestMessage = String(limits.message).replace(/\B(?=(?:\d{3})+$)/g, ',')

export const longestNames = limits.name - 1
