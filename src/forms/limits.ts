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
