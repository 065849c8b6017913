/**
 * By these hours the press is promised an answer: at once until the office closes, otherwise on the
 * next business day. The owner fills them in here, because the functions count by them as well as the
 * pages; both have to be deployed after a change.
 */
export const office: Office = {
  /** `days` such as ['Mon', 'Tue']; `until` the hour at which the day ends, 17.5 for 5.30 p.m. Empty: Monday to Friday until 5 p.m. */
  officeHours: { days: [], until: 0 },
  /**
   * Public holidays, such as '2027-02-06': those that move from year to year, those of a state, and
   * days given in place of a holiday. 1 May, 31 August, 16 September and 25 December are known.
   */
  holidays: [],
}

type Weekday = (typeof weekdays)[number]

export type Office = {
  officeHours: { days: Weekday[]; until: number }
  holidays: string[]
}

/** In the order of `Date.getUTCDay`. */
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const usualDays: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const usualEnd = 17
const fixedHolidays = ['05-01', '08-31', '09-16', '12-25']

const hour = 3_600_000
const oneDay = 24 * hour

/** Returns a date whose UTC fields are those of Malaysia, which is eight hours ahead all year. */
export function inMalaysia(moment: Date): Date {
  return new Date(moment.getTime() + 8 * hour)
}

/** Returns the end of the business day on which a message is answered, received before the office closes or not. */
export function endOfBusinessDay(received: Date, { officeHours, holidays } = office): Date {
  const now = inMalaysia(received).getTime()
  const midnight = now - (now % oneDay)
  const isOver = now - midnight >= (officeHours.until || usualEnd) * hour
  let day = new Date(isOver ? midnight + oneDay : midnight)
  while (!isBusinessDay(day, officeHours.days, holidays)) day = new Date(day.getTime() + oneDay)
  return new Date(day.getTime() + oneDay - 60_000 - 8 * hour)
}

function isBusinessDay(day: Date, ownDays: Weekday[], holidays: string[]): boolean {
  const days = ownDays.length > 0 ? ownDays : usualDays
  const date = day.toISOString().slice(0, 10)
  const isHoliday = holidays.includes(date) || fixedHolidays.includes(date.slice(5))
  return days.some((name) => name === weekdays[day.getUTCDay()]) && !isHoliday
}
