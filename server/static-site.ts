import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { staticMiddleware } from 'srvx/static'

type Headers = readonly (readonly [name: string, value: string])[]

/** Reads the headers that `_headers` sets for a path; a later rule overrides an earlier one. */
export async function readHeaders(folder: string, path: string): Promise<Headers> {
  const text = await readFile(join(folder, '_headers'), 'utf8').catch(() => '')
  const rules = Array.from(text.matchAll(/^(\/\S*)\n((?: .*\n)+)/gm))
  const lines = rules
    .filter(([, pattern = '']) => matches(path, pattern))
    .flatMap(([, , sent = '']) => Array.from(sent.matchAll(/^ +([\w-]+): (.+)$/gm)))
  return lines.map(([, name = '', value = '']) => [name, value])
}

/** Reads where `_redirects` sends a path that has moved, such as a page in a language that is no longer built. */
async function readRedirect(folder: string, path: string): Promise<string | undefined> {
  const text = await readFile(join(folder, '_redirects'), 'utf8').catch(() => '')
  const rules = Array.from(text.matchAll(/^(\/\S*) (\/\S*) 302$/gm))
  const [, pattern = '', target] = rules.find(([, from = '']) => matches(path, from)) ?? []
  return target?.replace(':splat', path.slice(pattern.length - 1))
}

function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

/** Static hosts read these files, or do without them, and do not serve them. */
const unserved = /^\/(_headers|_redirects|_worker\.js|_routes\.json|vercel\.json)$|\.(br|gz)$/i

/** Serves the built site as static hosts do: hashed files cached for a year, a 404 page per language. */
export function siteHandler(folder: string): (request: Request) => Promise<Response> {
  const serveFile = staticMiddleware({
    dir: folder,
    encodings: true,
    compress: false,
    ranges: false,
  })
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    // One slash at the beginning, so that the path can never name another host.
    const canonical = `/${pathname.split('/').filter(Boolean).join('/')}`
    if (canonical !== pathname) {
      const headers = { location: canonical + search, 'cache-control': 'no-cache' }
      return new Response(null, { status: 308, headers })
    }
    const moved = await readRedirect(folder, pathname)
    if (moved !== undefined) {
      const headers = { location: moved + search, 'cache-control': 'no-cache' }
      return new Response(null, { status: 302, headers })
    }
    const missing = () => notFound(folder, pathname)
    const response = isUnserved(pathname) ? await missing() : await serveFile(request, missing)
    const isHashed = pathname.startsWith('/assets/') && response.ok
    const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
    response.headers.set('cache-control', caching)
    return response
  }
}

/** Serves the 404 page of the URL's language. */
async function notFound(folder: string, pathname: string): Promise<Response> {
  const [, language = ''] = /^\/([a-z]+)\//.exec(pathname) ?? []
  const page = await readFile(join(folder, language, '404.html')).catch(() =>
    readFile(join(folder, '404.html')),
  )
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(page, { status: 404, headers })
}

function isUnserved(pathname: string): boolean {
  try {
    return unserved.test(decodeURI(pathname))
  } catch {
    // The file server answers 400 to a malformed escape.
    return false
  }
}
