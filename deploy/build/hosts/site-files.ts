import { addressIn, languages, type LanguageId } from '../../../src/languages.ts'
import { palette } from '../../../src/palette.ts'

type Facts = {
  origin: string
  /** Where somebody who found a hole in the site writes to. */
  securityContact: string
  /** Of every page in every language. */
  addresses: string[]
}

const year = 365 * 24 * 60 * 60 * 1000

/** The small files that search engines, browsers and security researchers look for, by name. */
export function siteFiles(facts: Facts, now: Date): Record<string, string> {
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${facts.origin}/sitemap.xml\n`,
    'sitemap.xml': sitemap(facts),
    '.well-known/security.txt': securityText(facts, now),
  }
}

function sitemap({ origin, addresses }: Facts): string {
  const entries = addresses.map((address) => `  <url><loc>${origin}${address}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** What a browser needs to keep the site among somebody's apps. */
export function webManifest(brand: string, language: LanguageId): string {
  return JSON.stringify({
    name: brand,
    short_name: brand,
    lang: languages[language].tag,
    start_url: addressIn(language, '/'),
    display: 'browser',
    background_color: palette.santan,
    theme_color: palette.santan,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  })
}

/** RFC 9116; it must not outlive a year, so a site that nobody builds any more loses it. */
function securityText({ origin, securityContact }: Facts, now: Date): string {
  const expires = new Date(now.getTime() + year - 24 * 60 * 60 * 1000)
  return [
    `Contact: mailto:${securityContact}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en, ms',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
