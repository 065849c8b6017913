import type { Log } from './log.ts'

export type DatabaseClock = ReturnType<typeof createDatabaseClock>

/**
 * The database's clock as this process knows it by its answers. A moment that both read has to be by
 * one clock: with the two only seconds apart, everything would come too late or stay valid too long.
 */
export function createDatabaseClock(log: Log) {
  let ahead = 0
  let told = 0
  return {
    /** What that clock will show at a moment of this one, both in milliseconds since 1970. */
    at: (moment: number): Date => new Date(moment + ahead),
    /** Takes over what it has just shown, and says so when it has moved by more than a second. */
    read(time: Date): void {
      ahead = time.getTime() - Date.now()
      if (Math.abs(ahead - told) <= 1000) return
      told = ahead
      log('warn', 'the database’s clock is ahead', { seconds: Math.round(ahead / 1000) })
    },
  }
}
