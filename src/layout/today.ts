import { useSyncExternalStore } from 'react'
import { everyMinute } from './clock.ts'

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
