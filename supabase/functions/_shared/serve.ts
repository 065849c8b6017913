import process from 'node:process'
import { createBackground } from './background.ts'
import { addressSecretFor } from './caller.ts'
import { connectDatabase, type Database } from './database.ts'
import { log, type Log } from './log.ts'
import { readUrl, setting, StartError, type Environment } from './settings.ts'
import { within } from './within.ts'

/** The few parts of Deno used here, so that Node's type check reads this file too. */
declare const Deno: {
  env: { toObject(): Record<string, string> }
  exit(code: number): never
  addSignalListener(signal: 'SIGTERM' | 'SIGINT', handler: () => void): void
  serve(
    options: { hostname?: string; port?: number; onListen(address: Address): void },
    handler: (request: Request, info: { remoteAddr: Address }) => Promise<Response>,
  ): { shutdown(): Promise<void> }
}

type Address = { hostname?: string; port?: number }

/** Supabase keeps a function alive for work that was handed to it. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined

export type Surroundings = {
  environment: Environment
  database: Database
  /** The key for hashing client addresses: the same for every process of one deployment. */
  addressSecret: string
  inBackground: (work: Promise<unknown>) => void
  log: Log
}

type Handle = (request: Request, remoteAddress: string) => Promise<Response>

/** What answers the requests of one process. */
export type Service = {
  handle: Handle
  /** Finishes what is under way, within 8 seconds. */
  close(): Promise<void>
  /** Where to listen, unless the runtime knows. */
  address?: { hostname: string; port: number }
}

/** Serves one function, as Supabase deploys it. */
export function serve(name: string, wire: (surroundings: Surroundings) => Handle): void {
  void serveOnDeno(name, (environment) => {
    const background = createBackground()
    const url = databaseUrl(environment)
    const isHosted = environment.DENO_DEPLOYMENT_ID !== undefined
    if (isHosted) requireBehindGateway(environment)
    const database = connectDatabase(url, isHosted ? 3 : 20)
    const handle = wire({
      environment,
      database,
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

/** Serves on Deno until the process is told to end, or says in a sentence why it cannot. */
export async function serveOnDeno(
  name: string,
  open: (environment: Environment) => Service | Promise<Service>,
): Promise<void> {
  logWarnings()
  try {
    const service = await open(Deno.env.toObject())
    const onListen = ({ hostname, port }: Address) =>
      log('info', `${name}: listening on ${hostname}:${port}`)
    const server = Deno.serve({ ...service.address, onListen }, (request, { remoteAddr }) =>
      service.handle(request, remoteAddr.hostname ?? 'local'),
    )
    endGently(server, service)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    log('error', error.message)
    Deno.exit(1)
  }
}

/** What the runtime warns of, a timer of a library for example, is a line like all others. */
function logWarnings(): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name }) => log('warn', name))
}

function databaseUrl(environment: Environment): string {
  const url = setting(environment, 'SUPABASE_DB_URL') ?? setting(environment, 'DATABASE_URL')
  if (!url)
    throw new StartError('SUPABASE_DB_URL has to be set to the address of the PostgreSQL database.')
  return readUrl('SUPABASE_DB_URL', url, ['postgresql:', 'postgres:']).href
}

/** Behind Supabase's gateway the defaults would count all visitors as one and turn the site away. */
function requireBehindGateway(environment: Environment): void {
  for (const name of ['TRUSTED_PROXY_HOPS', 'ALLOWED_ORIGINS'])
    if (!setting(environment, name))
      throw new StartError(`${name} has to be set for a hosted function (see .env.example).`)
}

/** Answers what has been asked, finishes mail that is on its way, and is gone within 10 seconds. */
function endGently(server: { shutdown(): Promise<void> }, service: Service): void {
  const end = async () => {
    setTimeout(() => Deno.exit(0), 9500)
    const answered = server.shutdown().catch(() => {})
    await within(6000, answered, () => {})
    await service.close()
    Deno.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    try {
      Deno.addSignalListener(signal, () => void end())
    } catch {
      // Supabase's runtime sends no signals and may refuse listeners.
    }
  }
}
