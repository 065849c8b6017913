import postgres from 'postgres'
import { CodedError, codeOf } from './coded-error.ts'
import { within } from './within.ts'

/** What the handlers need of a database; postgres.js and PGlite both fit behind it. */
export interface Database {
  query<Row extends object>(statement: string, values: readonly Value[]): Promise<Row[]>
  close(): Promise<void>
}

export type Value = string | number | boolean | Date | null

/** The role with the few rights the functions need (migrations/…_create_roles_and_schemas.sql). */
export const functionsRole = 'site_functions'

/** Connects when first asked, and again by itself after the server was away. */
export function connectDatabase(url: string, connections: number): Database {
  const sql = postgres(url, {
    max: connections,
    // A transaction pooler (Supabase: port 6543) hands out another connection at every statement.
    prepare: new URL(url).port !== '6543',
    fetch_types: false,
    idle_timeout: 60,
    connect_timeout: 3,
    // The default waits up to 20 s after an outage, while visitors are being turned away.
    backoff: () => 0.2,
    onnotice: () => {},
    connection: { application_name: 'site-functions', role: functionsRole },
  })
  return {
    query: async <Row extends object>(statement: string, values: readonly Value[]) =>
      sql.unsafe<Row[]>(statement, [...values], { prepare: true }),
    close: () => sql.end({ timeout: 2 }),
  }
}

/**
 * Asks again while the connection is the problem, until the time is up. Everything the functions
 * ask for may be asked twice: signups and messages that are there already are not kept again.
 */
export async function queryWithin<Row extends object>(
  milliseconds: number,
  database: Database,
  statement: string,
  values: readonly Value[],
): Promise<Row[]> {
  const deadline = Date.now() + milliseconds
  for (;;) {
    const left = deadline - Date.now()
    try {
      return await orTimeout(database.query<Row>(statement, values), left)
    } catch (error) {
      if (!isConnectionTrouble(error) || Date.now() + 250 >= deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

function isConnectionTrouble(error: unknown): boolean {
  return /^(CONNECT|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P0|08)/.test(codeOf(error))
}

/** What a query answers, or an error when it takes longer. */
export function orTimeout<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  return within(milliseconds, work, () => {
    throw new CodedError('DATABASE_TIMEOUT')
  })
}
