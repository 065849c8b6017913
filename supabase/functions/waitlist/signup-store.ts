import { codeOf } from '../_shared/coded-error.ts'
import { queryWithin, type Database } from '../_shared/database.ts'
import { batch } from '../_shared/batching.ts'

export type Signup = {
  client: string
  email: string
  name: string | null
  answerBy: number
}

/** It resolves with the seconds to wait. */
export type KeepSignup = (signup: Signup) => Promise<number>

const join = 'select seconds from forms.join_waitlist($1::text::jsonb, $2) as seconds'

/** Batching: signups that come during a commit share the next. */
export function createSignupStore(database: Database, hourlyLimit: number): KeepSignup {
  async function keep(signups: readonly Signup[]): Promise<number[]> {
    const answerBy = Math.min(...signups.map((signup) => signup.answerBy))
    const texts = signups.map(({ client, email, name }) => ({ client, email, name }))
    const patience = Math.min(4000, answerBy - Date.now())
    const values = [JSON.stringify(texts), hourlyLimit]
    const rows = await queryWithin<{ seconds: number }>(patience, database, join, values)
    return rows.map(({ seconds }) => seconds)
  }
  // These are a value that cannot be stored, and a deadlock.
  return batch(100, keep, (error) => /^(22|23|40)/.test(codeOf(error)))
}
