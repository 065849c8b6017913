import { useSyncExternalStore } from 'react'
import type { OpeningHours } from '#src/content/helplines.ts'

/** Lets React look every second whether it is another minute: right after a phone has slept, too. */
function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, 1000)
  return () => clearInterval(timer)
}

/** Minutes since midnight in Kuala Lumpur, eight hours ahead of UTC all year; Intl costs a slow phone a moment. */
function minuteInKualaLumpur(): number {
  return (Math.floor(Date.now() / 60_000) + 8 * 60) % (24 * 60)
}

/** The minute of the day in Kuala Lumpur wherever the visitor is, kept right; null until scripts run. */
export function useMinuteInKualaLumpur(): number | null {
  return useSyncExternalStore(everySecond, minuteInKualaLumpur, () => null)
}

/** The day as YYYY-MM-DD in the visitor's own time zone. */
function localDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** The visitor's current day (YYYY-MM-DD), right after midnight too; the day of the build until scripts run. */
export function useToday(): string {
  return useSyncExternalStore(everySecond, localDay, () => import.meta.env.BUILD_DAY)
}

/** Whether a line with these hours (null: day and night) is open at a minute of the day. */
export function isOpen(hours: OpeningHours | null, minute: number): boolean {
  if (!hours) return true
  const day = 24 * 60
  const length = (((hours.closes - hours.opens) * 60 + day - 1) % day) + 1
  return (minute - hours.opens * 60 + day) % day < length
}
