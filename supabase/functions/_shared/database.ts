import postgres from 'postgres'

export type Row = Record<string, unknown>

/** What the handlers need of a database; postgres.js and PGlite both fit behind it. */
export interface Database {
  query(statement: string, values: readonly Value[]): Promise<Row[]>
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
    query: async (statement, values) => [
      ...(await sql.unsafe<Row[]>(statement, [...values], { prepare: true })),
    ],
    close: () => sql.end({ timeout: 2 }),
  }
}

/**
 * Asks again while the connection is the problem, until the time is up. Everything the functions
 * ask for may be asked twice: signups and messages that are there already are not kept again.
 */
export async function queryWithin(
  milliseconds: number,
  database: Database,
  statement: string,
  values: readonly Value[],
): Promise<Row[]> {
  const deadline = Date.now() + milliseconds
  for (;;) {
    const left = deadline - Date.now()
    try {
      return await orTimeout(database.query(statement, values), left)
    } catch (error) {
      if (!isConnectionTrouble(error) || Date.now() + 250 >= deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** The code of an error, and nothing else of it: its text may quote what the visitor wrote. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown'
  const fields = new Map<string, unknown>(Object.entries(error))
  const code = fields.get('responseCode') ?? fields.get('code')
  if (typeof code === 'string' || typeof code === 'number') return String(code).slice(0, 60)
  return error instanceof Error ? error.name : 'unknown'
}

function isConnectionTrouble(error: unknown): boolean {
  return /^(CONNECT|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|57P0|08)/.test(codeOf(error))
}

class DatabaseTimeout extends Error {
  readonly code = 'DATABASE_TIMEOUT'
}

/** What the work ends with, or a timeout; the work itself goes on. */
export async function orTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseTimeout()), milliseconds)
  })
  // The statement may still fail after nobody waits for it any more.
  work.catch(() => {})
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
