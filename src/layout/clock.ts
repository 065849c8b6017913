import { useSyncExternalStore } from 'react'
import type { OpeningHours } from '#src/content/helplines.ts'

/** Calls at the beginning of every minute. */
function everyMinute(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function wait() {
    timer = setTimeout(
      () => {
        onChange()
        wait()
      },
      60_000 - (Date.now() % 60_000),
    )
  }
  wait()
  // A phone that slept fires its timer late; looking again shows the right time.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** Minutes since midnight in Kuala Lumpur, eight hours ahead of UTC all year; Intl costs a slow phone a moment. */
export function minuteInKualaLumpur(now = new Date()): number {
  return (Math.floor(now.getTime() / 60_000) + 8 * 60) % (24 * 60)
}

/** The minute of the day in Kuala Lumpur wherever the visitor is, kept right; null until scripts run. */
export function useMinuteInKualaLumpur(): number | null {
  return useSyncExternalStore(
    everyMinute,
    () => minuteInKualaLumpur(),
    () => null,
  )
}

/** The day as YYYY-MM-DD in the visitor's own time zone. */
function localDay(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** The visitor's current day (YYYY-MM-DD), right after midnight too; the day of the build until scripts run. */
export function useToday(): string {
  return useSyncExternalStore(everyMinute, localDay, () => import.meta.env.BUILD_DAY)
}

/** Whether a line with these hours (null: day and night) is open at a minute of the day. */
export function isOpen(hours: OpeningHours | null, minute: number): boolean {
  if (!hours) return true
  const day = 24 * 60
  const length = (((hours.closes - hours.opens) * 60 + day - 1) % day) + 1
  return (minute - hours.opens * 60 + day) % day < length
}
