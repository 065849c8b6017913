import { languages } from '../../../src/languages.ts'

type Headers = Record<string, string>

// Cloudflare Pages drops a longer line silently.
const longestLine = 2000

/** Netlify and Cloudflare Pages read them; `npm start` sends the first block. */
export function hostHeaders(headers: Headers, pages: string[]): string {
  const everywhere = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const tooLong = everywhere.find((line) => line.length > longestLine)
  if (tooLong) throw new Error(`_headers: over ${longestLine} characters: ${tooLong.slice(0, 60)}…`)
  return [
    '/*',
    ...everywhere,
    ...pages.flatMap((path) => [path, '  Cache-Control: no-cache']),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n')
}

/** The waitlist's call goes to the hosted function; each language has its own 404. */
export function hostRedirects(backendUrl: string | undefined): string {
  const waitlist = backendUrl
    ? `/api/waitlist ${backendUrl}/functions/v1/waitlist 200`
    : '# /api/waitlist: build with VITE_SUPABASE_URL to pass it on.'
  // Netlify needs the rules; others find the nearest 404.html.
  const missing = Object.values(languages)
    .filter(({ base }) => base !== '')
    .map(({ base }) => `${base}/* ${base}/404.html 404`)
  return [waitlist, ...missing, ''].join('\n')
}

/** Adds a Pages Function for `/api/waitlist`: no rule of Cloudflare's can pass a request on. */
export function cloudflareFiles(backendUrl: string | undefined): Record<string, string> {
  if (!backendUrl) return {}
  const worker = `export default {
  fetch(request) {
    const passedOn = new Request('${backendUrl}/functions/v1/waitlist', request)
    // The host's own header of the visitor's address replaces one that the visitor sent.
    passedOn.headers.set('x-forwarded-for', request.headers.get('cf-connecting-ip'))
    return fetch(passedOn)
  },
}
`
  const routes = { version: 1, include: ['/api/waitlist'], exclude: [] }
  return { '_worker.js': worker, '_routes.json': `${JSON.stringify(routes)}\n` }
}

/** Vercel reads neither `_headers` nor `_redirects`. */
export function vercelFile(headers: Headers, backendUrl: string | undefined): string {
  const list = (pairs: Headers) => Object.entries(pairs).map(([key, value]) => ({ key, value }))
  const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  const waitlist = {
    source: '/api/waitlist',
    destination: `${backendUrl}/functions/v1/waitlist`,
  }
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: list(headers) },
      { source: '/assets/(.*)', headers: list(kept) },
    ],
    rewrites: backendUrl ? [waitlist] : [],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
