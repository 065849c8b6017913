import { createHash } from 'node:crypto'
import { languages, unpublishedOf, type LanguageId } from '../src/languages.ts'

type Headers = Record<string, string>

/** Browser features that could identify a person or device. */
const disabledFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

/** Other sites may show these: social cards and icons, for link previews. */
function imagesForOtherSites(published: LanguageId[]): string[] {
  const cards = published.map((id) => `${languages[id].base}/social/*`)
  return [...cards, '/apple-touch-icon.png', '/favicon.ico', '/favicon.svg']
}

const resourcePolicy = 'Cross-Origin-Resource-Policy'
const forOtherSites = { [resourcePolicy]: 'cross-origin' }

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Returns the security headers of every response, errors included. */
export function securityHeaders(loader: string, backendOrigin: string | undefined): Headers {
  const hash = createHash('sha256').update(loader).digest('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    // Radix and sonner write style elements and attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${backendOrigin ? ` ${backendOrigin}` : ''}`,
    "base-uri 'none'",
    // Scripts send the forms. Without them the page must not be left: the text would be lost. For hosts
    // without these headers index.html says the same.
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    [resourcePolicy]: 'same-origin',
    'Permissions-Policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

/** Returns `_headers` for Netlify, Cloudflare Pages and `npm start`. */
export function hostHeaders(headers: Headers, pages: string[], published: LanguageId[]): string {
  const block = (address: string, sent: Headers) => {
    const lines = Object.entries(sent).map(([name, value]) => `  ${name}: ${value}\n`)
    return `${address}\n${lines.join('')}`
  }
  return [
    block('/*', headers),
    ...pages.map((address) => block(address, { 'Cache-Control': 'no-cache' })),
    block('/assets/*', immutable),
    // Cloudflare would join both values with a comma; `!` removes the first. Netlify skips that line.
    ...imagesForOtherSites(published).map((address) =>
      block(`${address}\n  ! ${resourcePolicy}`, forOtherSites),
    ),
  ].join('')
}

/** Hosts proxy `/api/<name>` to these functions. */
const proxied = ['waitlist', 'unsubscribe']

/** Returns the base paths of languages that are built nowhere: links to their pages are still out there. */
function oldBases(published: LanguageId[]): string[] {
  return unpublishedOf(published).map((id) => languages[id].base)
}

/** Returns `_redirects`: proxies for functions, old addresses of languages, and a 404 page per language. */
export function hostRedirects(backendOrigin: string | undefined, published: LanguageId[]): string {
  const proxies = backendOrigin
    ? proxied.map((name) => `/api/${name} ${backendOrigin}/functions/v1/${name} 200`)
    : ['# /api/*: build with VITE_SUPABASE_URL to proxy it.']
  // Netlify needs these rules; Cloudflare Pages finds the nearest 404.html, Vercel only the English one.
  const missing = published
    .map((id) => languages[id])
    .filter(({ base }) => base !== '')
    .map(({ base }) => `${base}/* ${base}/404.html 404`)
  // 302, because browsers keep a 301, and the language may come back.
  const old = oldBases(published).flatMap((base) => [`${base} / 302`, `${base}/* /:splat 302`])
  return [...proxies, ...old, ...missing, ''].join('\n')
}

/** Returns a Pages Function for `/api/*`: Cloudflare's redirects cannot proxy to another host. */
export function cloudflareFiles(
  headers: Headers,
  backendOrigin: string | undefined,
): Record<string, string> {
  if (!backendOrigin) return {}
  const worker = `// Cloudflare does not add _headers to a function's answers.
const headers = ${JSON.stringify(headers, null, 2)}

export default {
  async fetch(request) {
    const { pathname, search } = new URL(request.url)
    const address = pathname.replace('/api/', '/functions/v1/') + search
    const proxied = new Request('${backendOrigin}' + address, request)
    // Overwrite the header, which the visitor could have forged.
    proxied.headers.set('x-forwarded-for', request.headers.get('cf-connecting-ip'))
    const answer = await fetch(proxied)
    const response = new Response(answer.body, answer)
    for (const name in headers) response.headers.set(name, headers[name])
    return response
  },
}
`
  const routes = { version: 1, include: proxied.map((name) => `/api/${name}`), exclude: [] }
  return { '_worker.js': worker, '_routes.json': `${JSON.stringify(routes)}\n` }
}

/** Returns `vercel.json`: Vercel reads neither `_headers` nor `_redirects`. */
export function vercelFile(
  headers: Headers,
  backendOrigin: string | undefined,
  published: LanguageId[],
): string {
  const list = (sent: Headers) => Object.entries(sent).map(([key, value]) => ({ key, value }))
  const rewrites = proxied.map((name) => ({
    source: `/api/${name}`,
    destination: `${backendOrigin}/functions/v1/${name}`,
  }))
  const settings = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: list(headers) },
      { source: '/assets/(.*)', headers: list(immutable) },
      ...imagesForOtherSites(published).map((address) => ({
        source: address.replace('*', '(.*)'),
        headers: list(forOtherSites),
      })),
    ],
    redirects: oldBases(published).flatMap((base) => [
      { source: base, destination: '/', permanent: false },
      { source: `${base}/:path*`, destination: '/:path*', permanent: false },
    ]),
    rewrites: backendOrigin ? rewrites : [],
  }
  return `${JSON.stringify(settings, null, 2)}\n`
}
