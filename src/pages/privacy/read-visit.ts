import type { visit } from '#content/visit.ts'
import { backend } from '#src/lib/backend.ts'

type Purpose = keyof typeof visit.requests.purposes

/** `bytes` is null where the browser does not tell, and 0 from its cache. */
export type SentRequest = { host: string; path: string; purpose: Purpose; bytes: number | null }

/** A part is null where the browser keeps no record. */
export type Visit = {
  requests: SentRequest[]
  cookies: string[] | null
  storage: string[] | null
  databases: string[] | null
  workers: string[] | null
  policy: string | null
}

/** Sends one request, for the policy. */
export async function readVisit(): Promise<Visit> {
  // This comes first, so that the list has its own request, too.
  const policy = await orNull(policyInForce)
  return {
    requests: sentRequests(),
    cookies: await orNull(() => document.cookie.split('; ').flatMap(nameOfCookie)),
    storage: await orNull(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
    databases: await orNull(databases),
    workers: await orNull(async () => {
      const workers = await navigator.serviceWorker.getRegistrations()
      return workers.map(({ scope }) => scope)
    }),
    policy,
  }
}

async function orNull<T>(read: () => T | Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch {
    return null
  }
}

function nameOfCookie(cookie: string): string[] {
  const [name = ''] = cookie.split('=')
  return name === '' ? [] : [name]
}

async function databases(): Promise<string[]> {
  const found = await indexedDB.databases()
  return [...found.map(({ name = '' }) => name), ...(await caches.keys())]
}

async function policyInForce(): Promise<string> {
  const answer = await fetch(location.pathname, { method: 'HEAD' })
  return answer.headers.get('content-security-policy') ?? ''
}

const own = [location.host, new URL(backend).host]

function sentRequests(): SentRequest[] {
  const [visit] = performance.getEntriesByType('navigation')
  const resources = performance.getEntriesByType('resource')
  return [...(visit ? [visit] : []), ...resources].flatMap((entry) => {
    if (!(entry instanceof PerformanceResourceTiming)) return []
    const { host, pathname: path } = new URL(entry.name)
    const isOurs = own.includes(host)
    return {
      host,
      path,
      purpose: isOurs ? purposeOf(entry, path) : 'unknown',
      // Other hosts hide their sizes, so their 0 means nothing.
      bytes: entry.transferSize === 0 && !isOurs ? null : entry.transferSize,
    }
  })
}

const byEnding: Partial<Record<string, Purpose>> = {
  js: 'script',
  css: 'style',
  woff2: 'font',
  svg: 'picture',
  png: 'picture',
  avif: 'picture',
}

function purposeOf({ entryType }: PerformanceEntry, path: string): Purpose {
  if (entryType === 'navigation') return 'page'
  if (path === location.pathname) return 'look'
  if (/^\/(?:api|functions\/v1)\//.test(path)) return 'form'
  return byEnding[path.split('.').at(-1) ?? ''] ?? 'unknown'
}
