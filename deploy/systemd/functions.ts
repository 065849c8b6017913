// All functions and the delivery loop in one Deno process, for one machine with PostgreSQL:
//   deno run --no-lock --node-modules-dir=manual --allow-net --allow-env --allow-sys --allow-read \
//     deploy/systemd/functions.ts
import { SettingError } from '../../supabase/functions/_shared/settings.ts'
import { openLocalBackend, type LocalBackend } from '../../supabase/local/backend.ts'
import { readLocalSettings, type LocalSettings } from '../../supabase/local/settings.ts'
import { StartError } from '../../supabase/local/start-error.ts'

type Address = { hostname?: string; port?: number }

/** The few parts of Deno used here, so that Node's type check reads this file too. */
declare const Deno: {
  env: { toObject(): Record<string, string> }
  exit(code: number): never
  addSignalListener(signal: 'SIGTERM' | 'SIGINT', handler: () => void): void
  serve(
    options: { hostname: string; port: number; onListen(address: Address): void },
    handler: (request: Request, info: { remoteAddr: Address }) => Promise<Response>,
  ): { shutdown(): Promise<void> }
}

try {
  const settings = readLocalSettings(Deno.env.toObject())
  if (settings.databaseUrl === null) throw new SettingError('DATABASE_URL has to be set.')
  if (settings.mailTransport === null)
    throw new SettingError('SMTP_URL or RESEND_API_KEY has to be set.')
  serve(settings, await openLocalBackend(settings))
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof SettingError)) throw error
  console.error(error.message)
  Deno.exit(1)
}

function serve({ host, port }: LocalSettings, backend: LocalBackend): void {
  const onListen = (address: Address) => {
    console.log(`Functions http://${address.hostname}:${address.port}/functions/v1/`)
    for (const line of backend.describe()) console.log(line)
  }
  const server = Deno.serve({ hostname: host, port, onListen }, (request, { remoteAddr }) =>
    backend.handle(request, remoteAddr.hostname ?? 'local'),
  )
  const stop = async () => {
    setTimeout(() => Deno.exit(0), 9500)
    await server.shutdown()
    await backend.close()
    Deno.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    Deno.addSignalListener(signal, () => void stop())
}
