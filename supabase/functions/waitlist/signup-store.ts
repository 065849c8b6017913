import { codeOf } from '../_shared/coded-error.ts'
import { queryWithin, type Database } from '../_shared/database.ts'
import { gather } from '../_shared/batching.ts'

export type Signup = {
  /** The keyed hash of the client's address. */
  client: string
  email: string
  name: string | null
  /** When the visitor has to have an answer, in milliseconds since 1970. */
  answerBy: number
}

/** Puts a signup onto the list; ends with the seconds to wait, 0 for those who are on it now. */
export type KeepSignup = (signup: Signup) => Promise<number>

const join = 'select seconds from forms.join_waitlist($1::text::jsonb, $2) as seconds'

/** Signups that come while others are being written are written together next: one commit for all. */
export function createSignupStore(database: Database, hourlyLimit: number): KeepSignup {
  async function keep(signups: readonly Signup[]): Promise<number[]> {
    const answerBy = Math.min(...signups.map((signup) => signup.answerBy))
    const texts = signups.map(({ client, email, name }) => ({ client, email, name }))
    const patience = Math.min(4000, answerBy - Date.now())
    const values = [JSON.stringify(texts), hourlyLimit]
    const rows = await queryWithin<{ seconds: number }>(patience, database, join, values)
    return rows.map(({ seconds }) => seconds)
  }
  // A value that cannot be kept, or two groups that waited for each other.
  return gather(100, keep, (error) => /^(22|23|40)/.test(codeOf(error)))
}
