import { codeOf, queryWithin, type Database } from '../_shared/database.ts'
import { gather } from '../_shared/gather.ts'

export type Arrival = {
  /** The keyed hash of the client's address. */
  client: string
  email: string
  name: string | null
  /** When the visitor has to have an answer, in milliseconds since 1970. */
  answerBy: number
}

/** The way onto the waitlist; the seconds to wait, 0 for those who are on it now. */
export type Entrance = (arrival: Arrival) => Promise<number>

/** Who comes while others are being written is written with the next: one commit for all of them. */
export function createEntrance(database: Database, hourlyLimit: number): Entrance {
  return gather({
    largest: 100,
    handle: async (arrivals: Arrival[]) => {
      const answerBy = Math.min(...arrivals.map((arrival) => arrival.answerBy))
      const rows = await queryWithin(
        Math.min(4000, answerBy - Date.now()),
        database,
        'select wait_seconds from forms.join_waitlist($1::text::jsonb, $2) as wait_seconds',
        [
          JSON.stringify(arrivals.map(({ client, email, name }) => ({ client, email, name }))),
          hourlyLimit,
        ],
      )
      return rows.map(({ wait_seconds: seconds }) => Number(seconds))
    },
    // A value that cannot be kept, or two groups that waited for each other.
    isOfOneItem: (error) => /^(22|23|40)/.test(codeOf(error)),
  })
}
