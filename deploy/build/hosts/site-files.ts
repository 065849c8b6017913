import { addressIn, languageIds, languages, type LanguageId } from '../../../src/languages.ts'
import { palette } from '../../../src/palette.ts'
import type { Site } from '../prerender.ts'
import { cloudflareFiles, hostHeaders, hostRedirects, vercelFile } from './host-files.ts'
import { scriptHashes, securityHeaders } from './security-headers.ts'

const day = 24 * 60 * 60 * 1000

export function siteFiles(
  { entry, editions }: Site,
  pages: string[],
  backendUrl: string | undefined,
): Record<string, string> {
  const backend = originOf(backendUrl)
  const { siteOrigin: origin, support } = entry.company
  const paths = entry.routes.map(({ path }) => path).filter((path) => path !== '*')
  const addresses = languageIds.flatMap((id) => paths.map((path) => addressIn(id, path)))
  const headers = securityHeaders(scriptHashes(pages), backend)
  const perLanguage = editions.flatMap(({ language, entry: { BRAND } }) =>
    Object.entries({
      'manifest.webmanifest': webManifest(BRAND.name, language),
    }).map(([name, text]) => [addressIn(language, `/${name}`).slice(1), text]),
  )
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    'sitemap.xml': sitemap(addresses.map((address) => origin + address)),
    '.well-known/security.txt': securityText(origin, support),
    _headers: hostHeaders(headers, addresses),
    _redirects: hostRedirects(backend),
    'vercel.json': vercelFile(headers, backend),
    ...cloudflareFiles(backend),
    ...Object.fromEntries(perLanguage),
  }
}

function originOf(backendUrl: string | undefined): string | undefined {
  if (!backendUrl) return undefined
  if (!URL.canParse(backendUrl) || !/^https?:\/\/[^/]+\/?$/.test(backendUrl)) {
    throw new Error('VITE_SUPABASE_URL must be an address like https://example.supabase.co.')
  }
  return new URL(backendUrl).origin
}

function sitemap(pages: string[]): string {
  const urls = pages.map((page) => `  <url><loc>${page}</loc></url>\n`).join('')
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${space}">\n${urls}</urlset>\n`
}

function webManifest(brand: string, language: LanguageId): string {
  return JSON.stringify({
    name: brand,
    short_name: brand,
    lang: languages[language].tag,
    start_url: addressIn(language, '/'),
    display: 'browser',
    background_color: palette.santan,
    theme_color: palette.santan,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    ],
  })
}

/** RFC 9116: it expires within a year, so an abandoned site loses it. */
function securityText(origin: string, contact: string): string {
  const expires = new Date(Date.now() + 364 * day).toISOString()
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en, ms',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
