import { useSyncExternalStore } from 'react'
import type { OpeningHours } from '#src/content/helplines.ts'

const oneMinute = 60_000

/** Everything on the page that shows the time: one timer for all of it. */
const readers = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Lets React look at the clock as each minute begins, and when a phone wakes up: timers sleep with it. */
function atEveryMinute(look: () => void): () => void {
  if (readers.size === 0) {
    lookAll()
    for (const event of ['visibilitychange', 'pageshow', 'focus']) addEventListener(event, lookAll)
  }
  readers.add(look)
  return () => void readers.delete(look)
}

function lookAll(): void {
  clearTimeout(timer)
  timer = setTimeout(lookAll, oneMinute - (Date.now() % oneMinute))
  for (const look of readers) look()
}

/** Minutes since midnight in Kuala Lumpur, eight hours ahead of UTC all year; Intl costs a slow phone a moment. */
function minuteInKualaLumpur(): number {
  return (Math.floor(Date.now() / oneMinute) + 8 * 60) % (24 * 60)
}

/** The minute of the day in Kuala Lumpur wherever the visitor is, kept right; null until scripts run. */
export function useMinuteInKualaLumpur(): number | null {
  return useSyncExternalStore(atEveryMinute, minuteInKualaLumpur, () => null)
}

/** The day as YYYY-MM-DD in the visitor's own time zone. */
function localDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** The visitor's current day (YYYY-MM-DD), right after midnight too; the day of the build until scripts run. */
export function useToday(): string {
  return useSyncExternalStore(atEveryMinute, localDay, () => import.meta.env.BUILD_DAY)
}

/** Whether a line with these hours (null: day and night) is open at a minute of the day. */
export function isOpen(hours: OpeningHours | null, minute: number): boolean {
  if (!hours) return true
  const day = 24 * 60
  const length = (((hours.closes - hours.opens) * 60 + day - 1) % day) + 1
  return (minute - hours.opens * 60 + day) % day < length
}
