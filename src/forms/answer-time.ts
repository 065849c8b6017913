import { responseHours } from '#src/content/facts.ts'
import { holidays } from '#src/content/holidays.ts'

export type Inquiry = keyof typeof responseHours | 'media'

export type MalaysianTime = { day: string; time: string }

const hour = 60 * 60 * 1000
const day = 24 * hour

/** `day` is YYYY-MM-DD, `time` HH:MM; Malaysia is eight hours ahead of UTC all year. */
export function inMalaysia(moment: Date): MalaysianTime {
  const text = new Date(moment.getTime() + 8 * hour).toISOString()
  return { day: text.slice(0, 10), time: text.slice(11, 16) }
}

/** Counts in working hours; for the press it answers the same working day, without a time. */
export function answerTime(sent: Date, about: Inquiry): MalaysianTime | { day: string } {
  let moment = sent.getTime()
  let left = about === 'media' ? 0 : responseHours[about] * hour
  for (;;) {
    const here = inMalaysia(new Date(moment))
    const nextDay = (Math.floor((moment + 8 * hour) / day) + 1) * day - 8 * hour
    if (isWorkingDay(here.day)) {
      if (about === 'media') return { day: here.day }
      if (moment + left < nextDay) return inMalaysia(new Date(moment + left))
      left -= nextDay - moment
    }
    moment = nextDay
  }
}

function isWorkingDay(date: string): boolean {
  const weekday = weekdayOf(date)
  return weekday !== 0 && weekday !== 6 && !daysOff(date.slice(0, 4)).has(date)
}

/** A holiday on a Sunday moves to the next day that is none. */
function daysOff(year: string): Set<string> {
  const announced: Readonly<Record<string, readonly string[]>> = holidays.announced
  const days = [...holidays.fixed, ...(announced[year] ?? [])].map((date) => `${year}-${date}`)
  const off = new Set(days)
  for (const holiday of days.filter((date) => weekdayOf(date) === 0)) {
    let instead = holiday
    while (off.has(instead)) instead = dayAfter(instead)
    off.add(instead)
  }
  return off
}

function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}

function dayAfter(date: string): string {
  return new Date(new Date(date).getTime() + day).toISOString().slice(0, 10)
}
