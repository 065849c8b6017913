import process from 'node:process'
import { connectDatabase, requireLimitedRights, type Database } from './database.ts'
import { StartError } from './errors.ts'
import { log, type Log } from './log.ts'
import { addressSecretFor, createRateLimit, type RateLimit } from './rate-limit.ts'
import { isHosted, readDatabaseUrl, requireWhenHosted, type Environment } from './settings.ts'

/** Declared here, because the app's TypeScript checks this file too and has no Deno types. */
declare const Deno: {
  env: { toObject(): Record<string, string> }
  serve(
    options: { onListen(address: Address): void },
    handler: (request: Request, info: { remoteAddr: Address }) => Promise<Response>,
  ): unknown
}

type Address = { hostname?: string; port?: number }

/** Supabase's runtime keeps the function alive for background work. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined

type FunctionContext = {
  environment: Environment
  database: Database
  rateLimit: RateLimit
  addressSecret: string
  inBackground: (work: Promise<unknown>) => void
  log: Log
}

type Handle = (request: Request, remoteAddress: string) => Promise<Response>

/** Runs one function under Deno: connects the database, wires the handler, and serves. */
export async function serve(
  name: string,
  wire: (context: FunctionContext) => Handle,
  options: { statementTimeout?: number } = {},
): Promise<void> {
  // Log warnings as JSON like everything else, and only their names: their text can quote a visitor.
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log('warn', warning.name))
  try {
    const environment = Deno.env.toObject()
    const { database, url } = await openDatabase(environment, options)
    const handle = wire({
      environment,
      database,
      rateLimit: createRateLimit(log),
      addressSecret: addressSecretFor(url),
      inBackground(work) {
        if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work)
      },
      log,
    })
    const onListen = ({ hostname, port }: Address) =>
      log('info', `${name}: listening on ${hostname}:${port}`)
    Deno.serve({ onListen }, (request, { remoteAddr }) =>
      handle(request, remoteAddr.hostname ?? 'local'),
    )
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    log('error', error.message)
    process.exit(1)
  }
}

async function openDatabase(
  environment: Environment,
  options: { statementTimeout?: number },
): Promise<{ database: Database; url: string }> {
  const ownUrl = readDatabaseUrl(environment, 'DATABASE_URL')
  // Supabase sets SUPABASE_DB_URL, and its CLI cannot override it.
  const url = ownUrl ?? readDatabaseUrl(environment, 'SUPABASE_DB_URL')
  if (url === null)
    throw new StartError('DATABASE_URL has to be set to the address of the PostgreSQL database.')
  // With the defaults, the rate limit would count all visitors behind Supabase's gateway as one.
  requireWhenHosted(environment, ['TRUSTED_PROXY_HOPS', 'ALLOWED_ORIGINS'])
  const hosted = isHosted(environment)
  // Only the login of SUPABASE_DB_URL, Supabase's `postgres`, cannot be limited.
  const limitedRole = hosted && ownUrl !== null ? 'session_user' : 'current_user'
  const database = connectDatabase(url, { connections: hosted ? 3 : 20, limitedRole, ...options })
  await requireLimitedRights(database)
  return { database, url }
}
