import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { checkBudgets, sizeTable, type RouteSizes } from './budgets.ts'
import { readChunks, type Chunks } from './chunks.ts'
import { previewTags, readHead, structuredDataTag, unescapeHtml } from './head-tags.ts'
import { caddySnippets, hostHeaders, hostRedirects } from './host-files.ts'
import { lateSheet, stylesFor } from './inline-styles.ts'
import { findLeaks } from './leaks.ts'
import { loader } from './loader.ts'
import { precompress } from './precompress.ts'
import { inlineHashes, securityHeaders } from './security-headers.ts'
import { fileFor, stemFor } from './site-address.ts'
import { siteFiles } from './site-files.ts'
import { renderSocialImage } from './social-images.ts'
import { reportSampleValues, staleHelplines } from './unfinished.ts'

type ServerEntry = typeof import('../../src/entry-server.tsx')

/** Everything that the steps after the two builds work with. */
type Site = {
  dist: string
  entry: ServerEntry
  chunks: Chunks
  language: string
  backendUrl: string | undefined
  warn: (message: string) => void
}

// Inside node_modules, so that the bundle finds the packages it leaves out; one folder a process.
const serverOutput = `node_modules/.prerender-${process.pid}`

/**
 * After the client build: one flat HTML file a route (about.html, 404.html), the files that hosts and
 * search engines read, everything precompressed, and the budgets.
 */
export function prerender({ language }: { language: string }): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          build: {
            ssr: true,
            outDir: serverOutput,
            emptyOutDir: true,
            copyPublicDir: false,
            rollupOptions: { input: 'src/entry-server.tsx' },
          },
        },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('The client and ssr environments are both needed.')
      const backendUrl = readBackendUrl(client.config.env.VITE_SUPABASE_URL)
      try {
        await builder.build(client)
        await builder.build(ssr)
        const entry: ServerEntry = await import(
          pathToFileURL(resolve(serverOutput, 'entry-server.js')).href
        )
        const dist = resolve(client.config.build.outDir)
        await finish({
          dist,
          entry,
          chunks: await readChunks(dist),
          language,
          backendUrl,
          warn: (message) => builder.config.logger.warn(message),
        })
      } finally {
        await rm(resolve(serverOutput), { recursive: true, force: true })
      }
    },
  }
}

async function finish(site: Site): Promise<void> {
  const { dist, entry, warn } = site
  const pages = await writePages(site)
  await writeSiteFiles(site, pages)

  const files = await filesIn(dist)
  const leaks = await findLeaks(files, process.env)
  if (leaks.length > 0) throw new Error(`Not to be published: ${leaks.join(' ')}`)
  const sizes = await precompress(files)

  const routeSizes = entry.routes.map(({ path }) => sizesOf(path, site, sizes))
  console.log(`\n${sizeTable(routeSizes)}`)
  const { errors, warnings } = checkBudgets(routeSizes, loader.length)
  const names = Object.keys({ ...entry.sampleData, ...entry.sampleTeam })
  const samples = reportSampleValues(names, process.env.SITE_STRICT === '1')
  for (const warning of [...warnings, ...staleHelplines(entry.helplines, new Date())]) warn(warning)
  if (samples) console.log(samples)
  if (errors.length > 0) throw new Error(`Over budget.\n${errors.join('\n')}`)
}

/** Writes each route's HTML file and returns their texts. */
async function writePages(site: Site): Promise<string[]> {
  const { dist, entry } = site
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const { shell, stylesheet } = takeOutAssets(template)
  const css = await readFile(join(dist, stylesheet), 'utf8')
  await writeFile(join(dist, stylesheet), lateSheet(css))
  const pages: string[] = []
  for (const route of entry.routes) {
    const { path } = route
    const { head, body } = await entry.renderPage(path === '*' ? '/404' : path)
    const scripts = site.chunks.scriptsFor(path).map((file) => `/${file}`)
    const page = shell
      .replace('<html lang="en">', `<html lang="${site.language}">`)
      .replace('<div id="root">', () => rootTag(path, scripts))
      .replace('<!--app-->', () => body)
      .replace('</body>', '<i id="end" hidden></i></body>')
    const code = await Promise.all(scripts.map((file) => readFile(join(dist, file), 'utf8')))
    const styles = await stylesFor(page, code.join(), css)
    const html = page.replace('<!--head-->', () =>
      [
        head,
        path === '*' ? '<meta name="robots" content="noindex"/>' : tagsFor(path, head, site),
        // No first paint of half a page: what is still to come would push aside what is there.
        '<link rel="expect" href="#end" blocking="render"/>',
        // Behind the styles: a sheet in front of them would make the browser lay out everything anew.
        `<style>${styles}</style><link id="sheet" rel="stylesheet" href="${stylesheet}" disabled/>`,
        `<script>${loader}</script>`,
      ].join(''),
    )
    await writeFile(join(dist, fileFor(path)), html)
    if (path !== '*') await writeSocialImage(route, body, site)
    pages.push(html)
  }
  return pages
}

/** The preview image of a page says what its heading says. */
async function writeSocialImage(
  route: ServerEntry['routes'][number],
  body: string,
  { dist, entry }: Site,
): Promise<void> {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]
  if (!heading) throw new Error(`The page ${route.path} has no h1.`)
  const image = await renderSocialImage({
    path: route.path,
    title: unescapeHtml(heading.replaceAll(/<[^>]*>/g, '')).trim(),
    brand: entry.BRAND.name,
    tone: route.layout === 'site' ? route.hero : 'tone-plain',
  })
  await mkdir(join(dist, 'social'), { recursive: true })
  await writeFile(join(dist, 'social', `${stemFor(route.path)}.png`), image)
}

function rootTag(path: string, scripts: string[]): string {
  return `<div id="root" data-path="${path}" data-scripts="${scripts.join(' ')}">`
}

function tagsFor(path: string, head: string, { entry, language }: Site): string {
  const words = readHead(path, head)
  const preview = previewTags(words, {
    siteName: entry.BRAND.name,
    language,
    image: `${entry.contact.siteOrigin}/social/${stemFor(path)}.png`,
  })
  const title = unescapeHtml(words.title).replace(` · ${entry.BRAND.name}`, '')
  const description = unescapeHtml(words.description)
  return preview + structuredDataTag(entry.describePage({ path, title, description }, language))
}

async function writeSiteFiles(site: Site, pages: string[]): Promise<void> {
  const { entry, backendUrl } = site
  const paths = entry.routes.map(({ path }) => path).filter((path) => path !== '*')
  const headers = securityHeaders(
    inlineHashes(pages),
    backendUrl ? new URL(backendUrl).origin : undefined,
  )
  const files = {
    ...siteFiles(
      {
        brand: entry.BRAND.name,
        origin: entry.contact.siteOrigin,
        securityContact: entry.contact.support,
        language: site.language,
        paths,
      },
      new Date(),
    ),
    _headers: hostHeaders(headers, paths),
    _redirects: hostRedirects(backendUrl),
    _caddy: caddySnippets(headers),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(site.dist, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

function sizesOf(path: string, site: Site, brotli: Map<string, number>): RouteSizes {
  const size = (file: string) => brotli.get(join(site.dist, file)) ?? 0
  const sum = (files: string[]) => files.reduce((total, file) => total + size(file), 0)
  const own = site.chunks.scriptsFor(path)
  const prefetched = site.entry.routes.filter(site.entry.isFetchedInIdleTime)
  const others = new Set(prefetched.flatMap((route) => site.chunks.scriptsFor(route.path)))
  return {
    path,
    hasForm: path === '/contact' || path === '/for-investors',
    html: size(fileFor(path)),
    scripts: sum(own),
    chunk: size(site.chunks.chunkFor(path)),
    prefetch: sum([...others].filter((file) => !own.includes(file))),
  }
}

/** Takes the app's scripts and stylesheet out of Vite's HTML: the loader asks for them after the first paint. */
function takeOutAssets(html: string): { shell: string; stylesheet: string } {
  const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html)?.[1]
  if (!stylesheet) throw new Error('The built index.html has no stylesheet.')
  const shell = html
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/>\s+</g, '><')
  return { shell, stylesheet }
}

function readBackendUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  if (!URL.canParse(value) || !/^https?:\/\/[^/]+\/?$/.test(value)) {
    throw new Error(`VITE_SUPABASE_URL must be an address like https://example.supabase.co.`)
  }
  return value.replace(/\/$/, '')
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith('.vite'))
}
