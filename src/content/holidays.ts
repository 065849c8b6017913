/** All of Malaysia has these public holidays on the same day; states and territories have others. */
export const holidays = {
  /** These are on a month and day of each year. */
  fixed: ['05-01', '08-31', '09-16', '12-25'],
  /** The moon and the king's birthday move these; they are announced for a year. */
  announced: {
    2026: ['02-17', '03-21', '03-22', '05-27', '05-31', '06-01', '06-17', '08-25'],
    2027: ['02-06', '03-10', '03-11', '05-17', '05-20', '06-06', '06-07', '08-15'],
  },
} as const satisfies { fixed: readonly string[]; announced: Record<number, readonly string[]> }

/** Nobody has held the announced days of these years against the gazette yet. */
export const unconfirmedHolidays = [2027]
