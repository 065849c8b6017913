// All functions and the delivery loop run in one Deno process; its command is in deploy/systemd.
import { serveOnDeno } from '../functions/_shared/serve.ts'
import { StartError } from '../functions/_shared/errors.ts'
import { openBackend } from './backend.ts'
import { readSettings } from './settings.ts'

await serveOnDeno('all functions', async (environment) => {
  const settings = readSettings(environment)
  if (settings.databaseUrl === null) throw new StartError('DATABASE_URL has to be set.')
  if (settings.mailTransport === null)
    throw new StartError('SMTP_URL or RESEND_API_KEY has to be set.')
  const backend = await openBackend(settings)
  return { ...backend, address: { hostname: settings.host, port: settings.port } }
})
