import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { codeOf, StartError } from '../supabase/functions/_shared/errors.ts'
import { log } from '../supabase/functions/_shared/log.ts'
import { openBackend, type Backend } from './backend.ts'
import { loadEnvFile } from './env-file.ts'
import { exitOnStartError } from './exit-on-start-error.ts'
import { readSettings, type LocalSettings } from './settings.ts'
import { endWithNpm, shutDownGracefully } from './shutdown.ts'
import { buildWhenNeeded } from './site-build.ts'
import { readHeaders, siteHandler } from './static-site.ts'

const site = 'dist'

/** Builds the site if needed, and serves it with the local backend. */
export function start(): Promise<void> {
  return exitOnStartError(async () => {
    endWithNpm()
    loadEnvFile()
    const settings = readSettings(process.env)
    // Before the build, so that a port in use is reported at once.
    await requireFreePort(settings)
    await buildWhenNeeded()
    await serveSite(settings)
  })
}

async function serveSite(settings: LocalSettings): Promise<void> {
  const backend = await openBackend(settings)
  try {
    const server = createSiteServer(backend)
    // Before printing: a script that waits for these lines may send SIGTERM right after.
    shutDownGracefully(() => close(server), backend)
    await listen(server, settings)
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : settings.port
    console.log(`Site      http://${bracketed(settings.host)}:${port}`)
    for (const line of backend.describe()) console.log(line)
  } catch (error) {
    await backend.close()
    throw error
  }
}

function createSiteServer(backend: Backend): Server {
  const answerFromSite = siteHandler(site)
  return createServer(
    // A slow uplink takes half a minute to send a long message.
    { headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 5000 },
    (req, res) =>
      void answer(req, res).catch((error: unknown) => {
        log('error', 'a request failed', { code: codeOf(error) })
        if (res.headersSent) res.destroy()
        else res.writeHead(500, { 'cache-control': 'no-store' }).end()
      }),
  )

  /** Reads the headers per request, so that a new build takes effect without a restart. */
  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const [path = ''] = (req.url ?? '').split('?')
    for (const [name, value] of await readHeaders(site, path)) res.setHeader(name, value)
    await (isForBackend(req)
      ? answerFromBackend(backend, req, res)
      : send(req, res, answerFromSite))
  }
}

/** Whether a request is for one of the functions. */
export function isForBackend({ url = '' }: IncomingMessage): boolean {
  return /^\/(api|functions\/v1)(\/|\?|$)/.test(url)
}

/** Sends a function's answer to a request of Node's. */
export async function answerFromBackend(
  backend: Backend,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const remoteAddress = req.socket.remoteAddress ?? ''
  await send(req, res, (request) => backend.handle(request, remoteAddress))
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  handle: (request: Request) => Promise<Response>,
): Promise<void> {
  if (URL.canParse(`http://${req.headers.host}`))
    await sendNodeResponse(res, await handle(new NodeRequest({ req, res })))
  else res.writeHead(400).end()
}

type Address = Pick<LocalSettings, 'host' | 'port'>

/** Throws a StartError if nothing can listen there. */
export async function requireFreePort(address: Address): Promise<void> {
  await close(await listen(createServer(), address))
}

async function listen(server: Server, { host, port }: Address): Promise<Server> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return server
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EADDRINUSE')
      throw new StartError(
        `PORT: something else already listens on ${bracketed(host)}:${port}. Stop it, or set PORT to another number.`,
      )
    throw new StartError(`HOST, PORT: cannot listen on ${bracketed(host)}:${port} (${code}).`)
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
