import { once } from 'node:events'
import { createServer, STATUS_CODES, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { codeOf, StartError } from '../functions/_shared/errors.ts'
import { shutDownGracefully } from '../functions/_shared/shutdown.ts'
import { openBackend, type Backend } from './backend.ts'
import { backendHandler } from './node-handler.ts'
import { serveSite, type ServedSite } from './served-site.ts'
import { orSayWhy, readSettings, type StandaloneSettings } from './settings.ts'
import { buildWhenNeeded } from './site-build.ts'
import type { Headers } from './static-site.ts'

export function start(): Promise<void> {
  return orSayWhy(async () => {
    const settings = readSettings(process.env)
    // This comes before the build, which takes a while: a taken port is told at once.
    await close(await listen(createServer(), settings))
    await buildWhenNeeded()
    await serve(settings)
  })
}

async function serve(settings: StandaloneSettings): Promise<void> {
  const backend = await openBackend(settings)
  try {
    const server = createSiteServer(backend, await serveSite('dist'))
    // This comes first: a program that reads the lines below may stop the process at once.
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

function createSiteServer(backend: Backend, site: () => Promise<ServedSite>): Server {
  const answerBackend = backendHandler(backend)
  const server = createServer(
    { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 5000 },
    (incoming, outgoing) =>
      void site().then(({ headers, answer }) => {
        for (const [name, value] of headers) outgoing.setHeader(name, value)
        answerBackend(incoming, outgoing, (error) =>
          error ? outgoing.destroy() : answer(incoming, outgoing),
        )
      }),
  )
  server.on(
    'clientError',
    ({ code }: Error & { code?: string }, socket: Duplex) =>
      void site().then(({ headers }) => refuseUnreadable(code, socket, headers)),
  )
  return server
}

function refuseUnreadable(code: string | undefined, socket: Duplex, headers: Headers): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const statuses: Record<string, number> = {
    HPE_HEADER_OVERFLOW: 431,
    ERR_HTTP_REQUEST_TIMEOUT: 408,
  }
  const status = statuses[code ?? ''] ?? 400
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    'content-length: 0',
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
}

async function listen(server: Server, { host, port }: StandaloneSettings): Promise<Server> {
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
    if (code === 'EACCES')
      throw new StartError(`PORT: this user may not listen on ${port}. Set PORT above 1023.`)
    throw new StartError(`HOST: this machine cannot listen on ${host} (${code}).`)
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}
