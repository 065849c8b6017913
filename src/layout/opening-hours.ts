import type { OpeningHours } from '#src/content/helplines.ts'

/** Whether a line with these hours (null: day and night) is open at a minute of the day. */
export function isOpen(hours: OpeningHours | null, minute: number): boolean {
  if (!hours) return true
  const day = 24 * 60
  const length = (((hours.closes - hours.opens) * 60 + day - 1) % day) + 1
  return (minute - hours.opens * 60 + day) % day < length
}
