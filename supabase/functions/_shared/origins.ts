import type { FormSettings } from './settings.ts'

type OriginRule = Pick<FormSettings, 'allowedOrigins' | 'trustedHops'>

/** Returns the CORS headers of a response, or null for an origin that is not allowed. */
export function corsHeaders(request: Request, rule: OriginRule): Record<string, string> | null {
  const origin = request.headers.get('origin')
  if (origin === null) return {}
  const { allowedOrigins, trustedHops } = rule
  const allowed = allowedOrigins.length > 0 ? allowedOrigins : [ownOrigin(request, trustedHops)]
  if (!allowed.includes(origin)) return null
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'retry-after' }
}

/** Allows the four headers that supabase-js sends. */
export const preflightHeaders = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, apikey, x-client-info, content-type',
  'access-control-max-age': '86400',
}

/** Proxies rewrite host and scheme; their headers are trusted only if a proxy is configured. */
function ownOrigin(request: Request, trustedHops: number): string | null {
  const url = new URL(request.url)
  const forwarded = (name: string) =>
    trustedHops > 0 ? request.headers.get(`x-forwarded-${name}`) : null
  const scheme = forwarded('proto') ?? url.protocol.replace(':', '')
  const host = forwarded('host') ?? request.headers.get('host') ?? url.host
  try {
    return new URL(`${scheme}://${host}`).origin
  } catch {
    return null
  }
}

/** Returns the origin for a log line: scheme, host and port, at most 100 characters. */
export function originForLog(request: Request): string {
  try {
    return new URL(request.headers.get('origin') ?? '').origin.slice(0, 100)
  } catch {
    return 'malformed'
  }
}
