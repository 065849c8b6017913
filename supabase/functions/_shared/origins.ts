/** Returns the CORS headers of a response, or null for an origin that is not allowed. */
export function corsHeaders(
  request: Request,
  allowedOrigins: string[],
): Record<string, string> | null {
  const origin = request.headers.get('origin')
  if (origin === null) return {}
  const allowed = allowedOrigins.length > 0 ? allowedOrigins : [ownOrigin(request)]
  if (!allowed.includes(origin)) return null
  // The page counts from `date` by when an answer is promised.
  const exposed = 'retry-after, date'
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed }
}

/** Allows the headers that supabase-js sends, and the waitlist's two. */
export const preflightHeaders = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, apikey, x-client-info, content-type, content-language, notice-version',
  'access-control-max-age': '86400',
}

function ownOrigin(request: Request): string | null {
  const { protocol, host } = new URL(request.url)
  try {
    return new URL(`${protocol}//${request.headers.get('host') ?? host}`).origin
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
