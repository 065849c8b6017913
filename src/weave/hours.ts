/** The hours of a day, from midnight. */
export const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Whether an hour is drawn in the colours of the night. */
export function isNight(hour: number): boolean {
  return hour < 7 || hour > 18
}

/** Returns where an hour begins on an axis of 24 hours. */
export function startOf(hour: number): string {
  return `${(hour * 100) / hours.length}%`
}

/** Returns the middle of an hour on an axis of 24 hours. */
export function middleOf(hour: number): string {
  return startOf(hour + 0.5)
}
