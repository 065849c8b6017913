import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { localizedPath, type LanguageId } from '../src/languages.ts'
import {
  cloudflareFiles,
  hostHeaders,
  hostRedirects,
  securityHeaders,
  vercelFile,
} from './hosts.ts'

export type ServerEntry = typeof import('../src/app/entry-server.tsx')

const day = 24 * 60 * 60 * 1000

/** Returns the files for crawlers and hosts: sitemap, headers, redirects. */
export function siteFiles(
  builds: readonly { language: LanguageId; entry: ServerEntry }[],
  loader: string,
  backendUrl: string | undefined,
): Record<string, string> {
  const [first] = builds
  if (!first) throw new Error('There is no language to build.')
  const { company, routes } = first.entry
  const backendOrigin = originOf(backendUrl)
  const paths = routes.map(({ path }) => path).filter((path) => path !== '*')
  const published = builds.map(({ language }) => language)
  const addresses = published.flatMap((id) => paths.map((path) => localizedPath(id, path)))
  const headers = securityHeaders(loader, backendOrigin)
  return {
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${company.siteOrigin}/sitemap.xml\n`,
    'sitemap.xml': sitemap(addresses.map((address) => company.siteOrigin + address)),
    '.well-known/security.txt': securityText(company.siteOrigin, company.support),
    _headers: hostHeaders(headers, addresses, published),
    _redirects: hostRedirects(backendOrigin, published),
    'vercel.json': vercelFile(headers, backendOrigin, published),
    ...cloudflareFiles(headers, backendOrigin),
  }
}

/** Returns the file of a page: about.html, ms/about.html, ms.html. */
export function fileFor(language: LanguageId, path: string): string {
  const address = localizedPath(language, path === '*' ? '/404' : path)
  return `${address === '/' ? 'index' : address.slice(1)}.html`
}

/** Returns the path of a page's preview image for social networks. */
export function imageFor(language: LanguageId, path: string): string {
  return `${localizedPath(language, '/social')}/${stemFor(path)}.png`
}

/** Returns `about` for /about: the stem of a page's module and image. */
export function stemFor(path: string): string {
  if (path === '*') return 'not-found'
  return path === '/' ? 'home' : path.slice(1)
}

/** Writes a .br and a .gz beside each text file, for servers that send precompressed files. */
export async function compress(files: string[]): Promise<void> {
  const texts = files.filter((file) => /\.(?:html|js|css|svg|json|xml|txt)$/.test(file))
  await Promise.all(
    texts.map(async (file) => {
      const content = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
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
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${urls}</urlset>\n`
}

/** RFC 9116 asks for a date within a year, so that an abandoned site's file expires. */
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
