import process from 'node:process'
import { connectDatabase, hasSpareRights, requireFewRights, type Database } from './database.ts'
import { StartError } from './errors.ts'
import { addressSecretFor, createRateLimit, type RateLimit } from './rate-limit.ts'
import { readDatabaseUrl, setting, type Environment } from './settings.ts'
import { createBackground, shutDownGracefully } from './shutdown.ts'
import { log, type Log } from './util.ts'

declare const Deno: {
  env: { toObject(): Record<string, string> }
  serve(
    options: { hostname?: string; port?: number; onListen(address: Address): void },
    handler: (request: Request, info: { remoteAddr: Address }) => Promise<Response>,
  ): { shutdown(): Promise<void> }
}

type Address = { hostname?: string; port?: number }

/** Supabase's runtime: keeps the function alive for background work, and sends no signals. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined

export type FunctionContext = {
  environment: Environment
  database: Database
  rateLimit: RateLimit
  addressSecret: string
  inBackground: (work: Promise<unknown>) => void
  log: Log
}

type Handle = (request: Request, remoteAddress: string) => Promise<Response>

export type Service = {
  handle: Handle
  close(): Promise<void>
  address?: { hostname: string; port: number }
}

/** Runs one function under Deno: connects the database, wires the handler, serves it. */
export function serve(name: string, wire: (context: FunctionContext) => Handle): void {
  void serveOnDeno(name, async (environment) => {
    const background = createBackground()
    // Supabase sets SUPABASE_DB_URL, and its CLI cannot override it.
    const url =
      readDatabaseUrl(environment, 'DATABASE_URL') ??
      readDatabaseUrl(environment, 'SUPABASE_DB_URL')
    if (url === null)
      throw new StartError('DATABASE_URL has to be set to the address of the PostgreSQL database.')
    const isHosted = environment.DENO_DEPLOYMENT_ID !== undefined
    if (isHosted) requireBehindGateway(environment)
    const database = connectDatabase(url, isHosted ? 3 : 20)
    await requireFewRights(database)
    if (await hasSpareRights(database).catch(() => false))
      log('warn', 'DATABASE_URL: its login has more rights than the functions need')
    const handle = wire({
      environment,
      database,
      rateLimit: createRateLimit(log),
      addressSecret: addressSecretFor(url),
      inBackground(work) {
        background.add(work)
        if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work)
      },
      log,
    })
    return {
      handle,
      async close() {
        await background.finish(2500)
        await database.close().catch(() => {})
      },
    }
  })
}

/** Serves under Deno until a signal ends the process. */
export async function serveOnDeno(
  name: string,
  open: (environment: Environment) => Service | Promise<Service>,
): Promise<void> {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log('warn', warning.name))
  try {
    const service = await open(Deno.env.toObject())
    const onListen = ({ hostname, port }: Address) =>
      log('info', `${name}: listening on ${hostname}:${port}`)
    const server = Deno.serve({ ...service.address, onListen }, (request, { remoteAddr }) =>
      service.handle(request, remoteAddr.hostname ?? 'local'),
    )
    if (typeof EdgeRuntime === 'undefined') shutDownGracefully(() => server.shutdown(), service)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    log('error', error.message)
    process.exit(1)
  }
}

/** With the defaults, the rate limit would count all visitors behind Supabase's gateway as one. */
function requireBehindGateway(environment: Environment): void {
  for (const name of ['TRUSTED_PROXY_HOPS', 'ALLOWED_ORIGINS'])
    if (!setting(environment, name))
      throw new StartError(`${name} has to be set for a hosted function (see .env.example).`)
}
