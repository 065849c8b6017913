import { useSyncExternalStore } from 'react'

const oneMinute = 60_000

/** All clocks of the page share one timer. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Notifies at each full minute, and when a phone wakes up, because timers sleep with it. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    notifyAll()
    for (const event of ['visibilitychange', 'pageshow', 'focus'])
      addEventListener(event, notifyAll)
  }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function notifyAll(): void {
  clearTimeout(timer)
  timer = setTimeout(notifyAll, oneMinute - (Date.now() % oneMinute))
  for (const listener of listeners) listener()
}

/** Malaysia is eight hours ahead of UTC all year; the first use of Intl is slow on a cheap phone. */
function minuteInKualaLumpur(): number {
  return (Math.floor(Date.now() / oneMinute) + 8 * 60) % (24 * 60)
}

/** Returns null until scripts run. */
export function useMinuteInKualaLumpur(): number | null {
  return useSyncExternalStore(subscribe, minuteInKualaLumpur, () => null)
}

function localDay(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** Returns the day (YYYY-MM-DD), and until scripts run the day of the build. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, localDay, () => import.meta.env.BUILD_DAY)
}
