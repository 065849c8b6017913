import { useSyncExternalStore } from 'react'

/** The day as YYYY-MM-DD in the visitor's own time zone. */
function localDay(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

function subscribeToMidnight(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  function wait() {
    const now = new Date()
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    timer = setTimeout(() => {
      onChange()
      wait()
    }, midnight.getTime() - now.getTime())
  }
  wait()
  // A phone that slept through midnight fires the timer late; looking again shows the right day.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** The visitor's current day (YYYY-MM-DD), right after midnight too; the day of the build until scripts run. */
export function useToday(): string {
  return useSyncExternalStore(subscribeToMidnight, localDay, () => import.meta.env.BUILD_DAY)
}
