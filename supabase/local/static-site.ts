import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { staticMiddleware } from 'srvx/static'

type Headers = readonly (readonly [name: string, value: string])[]

/** Reads the headers that `_headers` sets for all URLs. */
export async function readHeaders(folder: string): Promise<Headers> {
  const text = await readFile(join(folder, '_headers'), 'utf8').catch(() => '')
  const [, everywhere = ''] = /^\/\*\n((?: .*\n)+)/.exec(text) ?? []
  const lines = everywhere.matchAll(/^ +([\w-]+): (.+)$/gm)
  return Array.from(lines, ([, name = '', value = '']) => [name, value])
}

/** Not served by URL: files for hosts, precompressed copies and the 404 pages. */
const hidden = /^\/_|^\/vercel\.json$|\/404$|\.(br|gz)$/

/**
 * Serves the built site as static hosts do: pages at their canonical URL, hashed files cached for a
 * year, and a 404 page per language.
 */
export function siteHandler(folder: string): (request: Request) => Promise<Response> {
  const serveFile = staticMiddleware({
    dir: folder,
    encodings: true,
    compress: false,
    ranges: false,
  })

  /** Answers 404 where there is no file. */
  async function find(
    request: Request,
    pathname: string,
    method = request.method,
  ): Promise<Response> {
    const { headers } = request
    const url = new URL(request.url)
    url.pathname = pathname
    return serveFile(new Request(url, { method, headers }), notFound)
  }

  async function missing(request: Request, canonical: string): Promise<Response> {
    const [, language = ''] = /^\/([a-z]+)(?:\/|$)/.exec(canonical) ?? []
    // Drops If-None-Match and If-Modified-Since: the 404 page is sent in full, never as a 304.
    const headers = { 'accept-encoding': request.headers.get('accept-encoding') ?? '' }
    const plain = new Request(request.url, { method: request.method, headers })
    const own = await find(plain, `/${language}/404`)
    const page = own.status === 404 ? await find(plain, '/404') : own
    // Read whole: a client that leaves in the middle of a stream would end the process (nodejs/undici#5715).
    const answer = new Response(await page.arrayBuffer(), { status: 404, headers: page.headers })
    answer.headers.delete('etag')
    answer.headers.delete('last-modified')
    answer.headers.set('cache-control', 'no-cache')
    return answer
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { allow: 'GET, HEAD', 'cache-control': 'no-store' }
      return new Response(null, { status: 405, headers })
    }
    const { pathname, search } = new URL(request.url)
    const canonical = canonicalPath(pathname)
    const isName = /^\/[\w./-]*$/.test(canonical) && !canonical.includes('..')
    if (hidden.test(canonical) || !isName) return missing(request, canonical)
    if (canonical !== pathname && (await find(request, canonical, 'HEAD')).status !== 404) {
      const headers = { location: canonical + search, 'cache-control': 'no-cache' }
      return new Response(null, { status: 308, headers })
    }
    // Names of hashed files have capitals.
    const found = await find(request, pathname)
    if (found.status === 404) return missing(request, canonical)
    const isHashed = pathname.startsWith('/assets/')
    const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
    found.headers.set('cache-control', caching)
    return found
  }
}

function notFound(): Response {
  return new Response(null, { status: 404 })
}

/** Lower-cases and decodes a path and drops extra slashes, `.html` and `/index`. */
function canonicalPath(path: string): string {
  const bare = decode(path)
    .toLowerCase()
    .replaceAll(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/^(.*)\/index$/, '$1')
  return bare || '/'
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
