import type { FormSettings } from './settings.ts'

type OriginRule = Pick<FormSettings, 'allowedOrigins' | 'trustedHops'>

export function corsHeaders(request: Request, rule: OriginRule): Record<string, string> | null {
  const origin = request.headers.get('origin')
  if (origin === null) return {}
  if (!isAllowed(origin, request, rule)) return null
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'retry-after' }
}

/** supabase-js sends these four headers. */
export const preflightHeaders = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, apikey, x-client-info, content-type',
  'access-control-max-age': '86400',
}

function isAllowed(origin: string, request: Request, rule: OriginRule): boolean {
  if (rule.allowedOrigins.length > 0) return rule.allowedOrigins.includes(origin)
  try {
    return new URL(origin).host === ownHost(request, rule.trustedHops)
  } catch {
    return false
  }
}

/** A proxy may rewrite Host; its header is believed only from our own. */
function ownHost(request: Request, trustedHops: number): string {
  const forwarded = trustedHops > 0 ? request.headers.get('x-forwarded-host') : null
  const url = new URL(request.url)
  return new URL(`${url.protocol}//${forwarded ?? request.headers.get('host') ?? url.host}`).host
}
