import { createHash } from 'node:crypto'
import { createBackground, type Background } from './background.ts'
import { connectDatabase, type Database } from './database.ts'
import { readUrl, setting, SettingError, type Environment } from './settings.ts'

/** The few parts of Deno used here, so that Node's type check reads this file too. */
declare const Deno: {
  env: { toObject(): Record<string, string> }
  exit(code: number): never
  addSignalListener(signal: 'SIGTERM' | 'SIGINT', handler: () => void): void
  serve(
    options: { onListen(address: { hostname?: string; port?: number }): void },
    handler: (request: Request, info: { remoteAddr: object }) => Promise<Response>,
  ): { shutdown(): Promise<void> }
}

/** Supabase keeps a function alive for work that was handed to it. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined

export type Surroundings = {
  environment: Environment
  database: Database
  /** The key for hashing client addresses: the same for every process of one deployment. */
  addressSecret: string
  inBackground: Background['add']
  log: (line: string) => void
}

type Handle = (request: Request, remoteAddress: string) => Promise<Response>

/** Wires a handler to Deno: settings, database, and an end that loses nothing. */
export function serve(name: string, wire: (surroundings: Surroundings) => Handle): void {
  const background = createBackground()
  try {
    const environment = Deno.env.toObject()
    const url = databaseUrl(environment)
    requireWhenHosted(environment, ['TRUSTED_PROXY_HOPS', 'ALLOWED_ORIGINS'])
    const isHosted = environment.DENO_DEPLOYMENT_ID !== undefined
    const database = connectDatabase(url, isHosted ? 3 : 20)
    const handle = wire({
      environment,
      database,
      addressSecret: createHash('sha256').update(`client addresses ${url}`).digest('hex'),
      inBackground: (work) => {
        background.add(work)
        if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work)
      },
      log: (line) => console.error(line),
    })
    const onListen = ({ hostname, port }: { hostname?: string; port?: number }) =>
      console.log(`${name}: listening on ${hostname}:${port}`)
    const server = Deno.serve({ onListen }, (request, { remoteAddr }) =>
      handle(request, hostnameOf(remoteAddr)),
    )
    endGently(server, background, database)
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    console.error(error.message)
    Deno.exit(1)
  }
}

function databaseUrl(environment: Environment): string {
  const url = setting(environment, 'SUPABASE_DB_URL') ?? setting(environment, 'DATABASE_URL')
  if (!url)
    throw new SettingError(
      'SUPABASE_DB_URL has to be set to the address of the PostgreSQL database.',
    )
  return readUrl('SUPABASE_DB_URL', url, ['postgresql:', 'postgres:']).href
}

/** Behind Supabase's gateway the defaults would count all visitors as one and turn the site away. */
function requireWhenHosted(environment: Environment, names: readonly string[]): void {
  if (environment.DENO_DEPLOYMENT_ID === undefined) return
  for (const name of names) {
    if (!setting(environment, name))
      throw new SettingError(`${name} has to be set for a hosted function (see .env.example).`)
  }
}

function hostnameOf(address: object): string {
  return 'hostname' in address && typeof address.hostname === 'string' ? address.hostname : 'local'
}

function endGently(
  server: { shutdown(): Promise<void> },
  background: Background,
  database: Database,
): void {
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    const answered = server.shutdown().catch(() => {})
    await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 6000))])
    await background.finish(2500)
    await database.close().catch(() => {})
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
