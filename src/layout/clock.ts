import { useSyncExternalStore } from 'react'

/** Calls at the beginning of every minute. */
export function everyMinute(onChange: () => void): () => void {
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
