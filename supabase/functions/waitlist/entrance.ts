import { codeOf } from '../_shared/coded-error.ts'
import { queryWithin, type Database } from '../_shared/database.ts'
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

const join = 'select seconds from forms.join_waitlist($1::text::jsonb, $2) as seconds'

/** Who comes while others are being written is written with the next: one commit for all of them. */
export function createEntrance(database: Database, hourlyLimit: number): Entrance {
  async function enter(arrivals: readonly Arrival[]): Promise<number[]> {
    const answerBy = Math.min(...arrivals.map((arrival) => arrival.answerBy))
    const signups = arrivals.map(({ client, email, name }) => ({ client, email, name }))
    const patience = Math.min(4000, answerBy - Date.now())
    const values = [JSON.stringify(signups), hourlyLimit]
    const rows = await queryWithin<{ seconds: number }>(patience, database, join, values)
    return rows.map(({ seconds }) => seconds)
  }
  // A value that cannot be kept, or two groups that waited for each other.
  return gather(100, enter, (error) => /^(22|23|40)/.test(codeOf(error)))
}
