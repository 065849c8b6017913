import postgres from 'postgres'
import { CodedError, codeOf, StartError } from './errors.ts'
import { isThisMachine } from './settings.ts'
import { withTimeout } from './timeout.ts'

export interface Database {
  query<Row extends object>(statement: string, values: readonly Value[]): Promise<Row[]>
  close(): Promise<void>
}

export type Value = string | number | boolean | Date | null

/** The role of all functions; it may only call the routines that the migrations grant. */
export const functionsRole = 'site_functions'

const wrongRole = 'WRONG_ROLE'

/** Connects and verifies the functions' role, which poolers may drop (Supavisor issue 206). */
export function connectDatabase(url: string, connections: number): Database {
  const sql = postgres(url, {
    ...tlsOptions(url),
    max: connections,
    // A transaction pooler (Supabase: port 6543) may use another connection for each statement.
    prepare: new URL(url).port !== '6543',
    fetch_types: false,
    idle_timeout: 60,
    connect_timeout: 3,
    // The driver's default backoff grows to 20 s after an outage.
    backoff: () => 0.2,
    onnotice: () => {},
    connection: { application_name: 'site-functions', role: functionsRole },
  })
  let checked: Promise<void> | undefined

  async function checkRole(): Promise<void> {
    const [row] = await sql<{ role: string }[]>`select current_user as role`
    if (row?.role !== functionsRole) throw new CodedError(wrongRole)
  }

  return {
    query: async <Row extends object>(statement: string, values: readonly Value[]) => {
      checked ??= checkRole()
      await checked.catch((error: unknown) => {
        checked = undefined
        throw error
      })
      return sql.unsafe<Row[]>(statement, [...values], { prepare: true })
    },
    close: () => sql.end({ timeout: 2 }),
  }
}

/** Requires TLS except to this machine, unless the URL sets `sslmode`. */
export function tlsOptions(url: string): { ssl?: 'require' } {
  const { hostname, searchParams } = new URL(url)
  const setsTls = searchParams.has('sslmode') || searchParams.has('ssl')
  return setsTls || isThisMachine(hostname) ? {} : { ssl: 'require' }
}

/** Throws a StartError if the connection has another role. An unreachable database is no error yet. */
export async function requireFunctionsRole(database: Database): Promise<void> {
  try {
    await withDatabaseTimeout(database.query('select', []), 3500)
  } catch (error) {
    if (codeOf(error) === wrongRole)
      throw new StartError(
        `DATABASE_URL: the database does not let the functions act as ${functionsRole}. A pooler in between may drop that role: connect without it, or as ${functionsRole} itself.`,
      )
  }
}

/** Runs a query with a timeout and retries connection errors, so a statement may run twice. */
export async function queryWithTimeout<Row extends object>(
  milliseconds: number,
  database: Database,
  statement: string,
  values: readonly Value[],
): Promise<Row[]> {
  const deadline = Date.now() + milliseconds
  for (;;) {
    const left = deadline - Date.now()
    try {
      return await withDatabaseTimeout(database.query<Row>(statement, values), left)
    } catch (error) {
      if (!isConnectionError(error) || Date.now() + 250 >= deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

function isConnectionError(error: unknown): boolean {
  return /^(CONNECT|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P0|08)/.test(codeOf(error))
}

/** Rejects with DATABASE_TIMEOUT after so many milliseconds. */
export function withDatabaseTimeout<Result>(
  work: Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  return withTimeout(milliseconds, work, () => {
    throw new CodedError('DATABASE_TIMEOUT')
  })
}
