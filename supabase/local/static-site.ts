import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

export type Headers = readonly (readonly [name: string, value: string])[]

export function readHeaders(file: string): Headers {
  if (!existsSync(file)) return []
  const [, everywhere = ''] = /^\/\*\n((?: .*\n)+)/.exec(readFileSync(file, 'utf8')) ?? []
  const lines = everywhere.matchAll(/^ +([\w-]+): (.+)$/gm)
  return Array.from(lines, ([, name = '', value = '']) => [name, value])
}

const unservable =
  /^\/(_headers|_redirects|_caddy|_worker\.js|_routes\.json|vercel\.json)$|\/404(\.html)?$|\.(br|gz)$/

type Answer = (incoming: IncomingMessage, outgoing: ServerResponse) => void

export function createStaticSite(folder: string): Answer {
  const serveFile = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, path) {
      const isHashed = path.startsWith('/assets/')
      const lifetime = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
      response.setHeader('cache-control', lifetime)
    },
  })

  return (incoming, outgoing) => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      outgoing.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const [path = '/', query] = (incoming.url ?? '/').split('?')
    const canonical = canonicalPath(path)
    if (canonical !== path && hasPage(folder, canonical)) {
      const location = query === undefined ? canonical : `${canonical}?${query}`
      outgoing.writeHead(308, { location, 'cache-control': 'no-cache' }).end()
      return
    }
    if (unservable.test(path)) notFound(incoming, outgoing)
    else serveFile(incoming, outgoing, () => notFound(incoming, outgoing))
  }

  function notFound(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const [, first = ''] = (incoming.url ?? '/').split(/[/?]/)
    // sirv compresses the 404 page and sends it like any other, with 200.
    incoming.url = hasPage(folder, `/${first}/404`) ? `/${first}/404.html` : '/404.html'
    delete incoming.headers['if-none-match']
    delete incoming.headers.range
    const writeHead = outgoing.writeHead.bind(outgoing)
    outgoing.writeHead = (status: number, ...rest: unknown[]) =>
      Reflect.apply(writeHead, outgoing, [status === 200 ? 404 : status, ...rest])
    serveFile(incoming, outgoing, () => {
      outgoing.writeHead(404).end()
    })
  }
}

function canonicalPath(path: string): string {
  const bare = path.replace(/\/+$/, '').replace(/\.html$/, '')
  return bare === '' || bare === '/index' ? '/' : bare
}

function hasPage(folder: string, path: string): boolean {
  if (!/^\/[\w/-]*$/.test(path) || path.startsWith('//')) return false
  return existsSync(join(folder, path === '/' ? 'index.html' : `${path}.html`))
}
