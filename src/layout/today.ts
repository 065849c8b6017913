import { useSyncExternalStore } from 'react'
import { every } from './clock.ts'

/** The day as YYYY-MM-DD in the visitor's own time zone. */
function localDay(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

const everyMidnight = every(() => {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
})

/** The visitor's current day (YYYY-MM-DD), right after midnight too; the day of the build until scripts run. */
export function useToday(): string {
  return useSyncExternalStore(everyMidnight, localDay, () => import.meta.env.BUILD_DAY)
}
