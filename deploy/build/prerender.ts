import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { checkBudgets, sizeTable, type RouteSizes } from './checks/budgets.ts'
import { readChunks, type Chunks } from './chunks.ts'
import { figureFiles } from './hosts/figure-files.ts'
import { caddySnippets, hostHeaders, hostRedirects } from './hosts/host-files.ts'
import { findLeaks } from './checks/leaks.ts'
import { readLoader } from './loader.ts'
import { pageStyles } from './page-styles.ts'
import { precompress } from './hosts/precompress.ts'
import { inlineHashes, securityHeaders } from './hosts/security-headers.ts'
import { fileFor, stemFor } from './hosts/site-address.ts'
import { siteFiles } from './hosts/site-files.ts'
import { renderSocialCard } from './social/social-card.ts'
import { reportUnfinished, unconfirmedHelplines } from './checks/unfinished.ts'

type ServerEntry = typeof import('../../src/start/entry-server.tsx')

/** Everything that the steps after the two builds work with. */
type Site = {
  dist: string
  entry: ServerEntry
  chunks: Chunks
  loader: string
  language: string
  backendUrl: string | undefined
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
            rollupOptions: { input: 'src/start/entry-server.tsx' },
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
          loader: await readLoader(),
          language,
          backendUrl,
        })
      } finally {
        await rm(resolve(serverOutput), { recursive: true, force: true })
      }
    },
  }
}

async function finish(site: Site): Promise<void> {
  const { dist, entry } = site
  const pages = await writePages(site)
  await writeSiteFiles(site, pages)

  const files = await filesIn(dist)
  const leaks = await findLeaks(files, process.env)
  if (leaks.length > 0) throw new Error(`Not to be published: ${leaks.join(' ')}`)
  const sizes = await precompress(files)

  const routeSizes = entry.routes.map(({ path }) => sizesOf(path, site, sizes))
  console.log(`\n${sizeTable(routeSizes)}`)
  const errors = checkBudgets(routeSizes, site.loader.length)
  const unfinished = reportUnfinished(
    [...entry.unconfirmed, ...unconfirmedHelplines(entry.helplines, new Date())],
    process.env.SITE_STRICT === '1',
  )
  if (unfinished) console.log(unfinished)
  if (errors.length > 0) throw new Error(`Over budget.\n${errors.join('\n')}`)
}

/** Writes each route's HTML file and returns their texts. */
async function writePages(site: Site): Promise<string[]> {
  const { dist, entry } = site
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const { shell, stylesheet } = takeOutAssets(template)
  const pages: string[] = []
  await mkdir(join(dist, 'social'), { recursive: true })
  for (const { path, hero } of entry.routes) {
    const image = `/social/${stemFor(path)}.png`
    const { head, body, heading } = await entry.renderPage(path === '*' ? '/404' : path, {
      language: site.language,
      image,
    })
    const scripts = site.chunks.scriptsFor(path).map((file) => `/${file}`)
    const page = shell
      .replace('<html lang="en">', `<html lang="${site.language}">`)
      .replace('<div id="root">', () => rootTag(path, scripts))
      .replace('<!--app-->', () => body)
      .replace('</body>', '<i id="end" hidden></i></body>')
    const styles = await pageStyles(page)
    const html = page.replace('<!--head-->', () =>
      [
        head,
        // No first paint of half a page: what is still to come would push aside what is there.
        '<link rel="expect" href="#end" blocking="render"/>',
        `<style>${styles}</style><link id="sheet" rel="stylesheet" href="${stylesheet}" disabled/>`,
        `<script>${site.loader}</script>`,
      ].join(''),
    )
    await writeFile(join(dist, fileFor(path)), html)
    if (path !== '*') {
      const tone = hero ?? 'tone-plain'
      const card = await renderSocialCard({ title: heading, brand: entry.BRAND.name, tone })
      await writeFile(join(dist, image), card)
    }
    pages.push(html)
  }
  return pages
}

function rootTag(path: string, scripts: string[]): string {
  return `<div id="root" data-path="${path}" data-scripts="${scripts.join(' ')}">`
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
        origin: entry.company.siteOrigin,
        securityContact: entry.company.support,
        language: site.language,
        paths,
      },
      new Date(),
    ),
    ...figureFiles(entry.facts),
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
