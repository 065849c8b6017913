import type { Log } from './log.ts'

export type DatabaseClock = ReturnType<typeof createDatabaseClock>

/** Function and database compare `valid_until`; by two clocks, seconds apart, it would never or always have passed. */
export function createDatabaseClock(log: Log) {
  let ahead = 0
  let told = 0
  return {
    at: (moment: number): Date => new Date(moment + ahead),
    read(time: Date): void {
      ahead = time.getTime() - Date.now()
      if (Math.abs(ahead - told) <= 1000) return
      told = ahead
      log('warn', 'the database’s clock is ahead', { seconds: Math.round(ahead / 1000) })
    },
  }
}
