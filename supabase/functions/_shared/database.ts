import pLimit from 'p-limit'
import postgres from 'postgres'
import * as v from 'valibot'
import { CodedError, codeOf, StartError } from './errors.ts'
import { log } from './log.ts'
import { isThisMachine } from './settings.ts'
import { withTimeout } from './timeout.ts'

export interface Database {
  /** A statement whose turn has not come within so many milliseconds is not started. */
  query(statement: string, values: readonly Value[], milliseconds?: number): Promise<unknown[]>
  close(): Promise<void>
}

export type Value = string | number | boolean | Date | null

/** The role of all functions; it may only call the routines that the migrations grant. */
export const functionsRole = 'site_functions'

const tooManyRights = 'TOO_MANY_RIGHTS'

/**
 * What was answered with 503 must not be stored later. So a visitor's statement starts within this time
 * (ms), then has to connect and to end within two more, and all three are waited for.
 */
export const visitorWait = 2500
const connectTimeout = 2000
const visitorStatementTimeout = 2500
/** The delivery job also counts the team's week and deletes what has expired (ms). */
export const jobStatementTimeout = 30_000

type ConnectOptions = {
  /** At once; other statements wait for their turn. */
  connections: number
  /** `session_user` is the login, to which the connection could switch back. */
  limitedRole?: 'current_user' | 'session_user'
  /** How long a statement, and its wait for a lock, may take (ms). */
  statementTimeout?: number
}

/**
 * Connects as the functions' role, which poolers may drop (Supavisor issue 206), and refuses one that
 * may read messages itself.
 */
export function connectDatabase(
  url: string,
  {
    connections,
    limitedRole = 'current_user',
    statementTimeout = visitorStatementTimeout,
  }: ConnectOptions,
): Database {
  const sql = postgres(url, {
    ...addressOptions(url),
    max: connections,
    // A transaction pooler (Supabase: port 6543) may use another connection for each statement.
    prepare: new URL(url).port !== '6543',
    fetch_types: false,
    idle_timeout: 60,
    connect_timeout: connectTimeout / 1000,
    // The driver's default backoff grows to 20 s after an outage.
    backoff: () => 0.2,
    onnotice: () => {},
    connection: {
      application_name: 'site-functions',
      role: functionsRole,
      // How rows are read must not depend on the database's defaults.
      DateStyle: 'ISO, MDY',
      IntervalStyle: 'postgres',
      TimeZone: 'UTC',
      statement_timeout: statementTimeout,
      lock_timeout: statementTimeout,
    },
  })
  const takeTurn = createTurns(connections)
  let checked: Promise<void> | undefined

  async function checkRights(): Promise<void> {
    const [row] = await sql<{ mayRead: boolean }[]>`
      select has_table_privilege(${sql.unsafe(limitedRole)}, 'public.contact_messages', 'select')
        as "mayRead"`
    if (row?.mayRead !== false) throw new CodedError(tooManyRights)
  }

  return {
    query: async (statement, values, milliseconds = visitorWait) => {
      checked ??= checkRights()
      await checked.catch((error: unknown) => {
        checked = undefined
        throw error
      })
      return takeTurn(milliseconds, async () =>
        sql.unsafe(statement, [...values], { prepare: true }),
      )
    },
    close: () => sql.end({ timeout: 2 }),
  }
}

/**
 * Lets so many statements run at once. Others wait for their turn, and are not started when that takes
 * too long: the driver's own queue would start them although nobody waits for them any more.
 */
export function createTurns(atOnce: number) {
  const limit = pLimit(atOnce)
  return async <Result>(milliseconds: number, run: () => Promise<Result>): Promise<Result> => {
    let state: 'waiting' | 'started' | 'late' = 'waiting'
    const result = limit(() => {
      if (state === 'late') throw new CodedError('DATABASE_TIMEOUT')
      state = 'started'
      return run()
    })
    await withTimeout(milliseconds, result, () => {
      if (state === 'started') return
      state = 'late'
      throw new CodedError('DATABASE_TIMEOUT')
    })
    return result
  }
}

/** Requires TLS except to this machine, unless the URL sets `sslmode`; and takes the brackets off an IPv6 address. */
export function addressOptions(url: string): { ssl?: 'require' } {
  const { hostname, port, searchParams } = new URL(url)
  const setsTls = searchParams.has('sslmode')
  // Lists, because the driver splits a text at its colons. The driver's type `Options` lacks them.
  const [, address] = /^\[(.+)\]$/.exec(hostname) ?? []
  const withoutBrackets = address && { host: [address], port: [Number(port || 5432)] }
  return {
    ...(!setsTls && !isThisMachine(hostname) && { ssl: 'require' }),
    ...withoutBrackets,
  }
}

/** Throws a StartError if the connection has too many rights. An unreachable database is no error yet. */
export async function requireLimitedRights(database: Database): Promise<void> {
  try {
    await withDatabaseTimeout(database.query('select', []), 3500)
  } catch (error) {
    const code = codeOf(error)
    // Visitors get an answer all the same, and the next try may have the right password.
    if (/^28|^3D000$/.test(code))
      log('error', 'DATABASE_URL: the database refuses this login, password or name', { code })
    if (code === tooManyRights)
      throw new StartError(
        `The functions would have more rights than they need: set DATABASE_URL to a login that is only a member of ${functionsRole} (see deploy/README.md), or connect without a pooler.`,
      )
  }
}

/** How long a statement that has started is waited for (ms). */
const answerWait = connectTimeout + visitorStatementTimeout + 500

/**
 * Runs a query that starts within so many milliseconds; retries connection errors, or those that
 * `isRetried` says. A statement may run twice.
 */
export async function queryWithTimeout(
  milliseconds: number,
  database: Database,
  statement: string,
  values: readonly Value[],
  isRetried: (error: unknown) => boolean = isConnectionError,
): Promise<unknown[]> {
  const deadline = performance.now() + milliseconds
  for (;;) {
    const left = Math.max(0, deadline - performance.now())
    try {
      return await withDatabaseTimeout(database.query(statement, values, left), left + answerWait)
    } catch (error) {
      if (!isRetried(error) || performance.now() + 250 >= deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** Queries as queryWithTimeout does. Throws if the rows lack a column of the schema, which would otherwise be lost. */
export async function queryRows<Row>(
  schema: v.GenericSchema<unknown, Row>,
  ...query: Parameters<typeof queryWithTimeout>
): Promise<Row[]> {
  return v.parse(v.array(schema), await queryWithTimeout(...query))
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
