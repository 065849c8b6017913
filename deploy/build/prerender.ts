import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EnvironmentOptions, Plugin, ViteBuilder } from 'vite'
import { addressIn, languageIds, languages, type LanguageId } from '../../src/languages.ts'
import type { RenderedPage } from '../../src/start/entry-server.tsx'
import { checkBudgets, sizeTable, type RouteSizes } from './checks/budgets.ts'
import { readChunks, type Chunks } from './chunks.ts'
import { figureFiles } from './hosts/figure-files.ts'
import { caddySnippets, hostHeaders, hostRedirects } from './hosts/host-files.ts'
import { findLeaks } from './checks/leaks.ts'
import { readLoader } from './loader.ts'
import { environmentsOf } from './language-builds.ts'
import { languageStyles, pageStyles } from './page-styles.ts'
import { precompress } from './hosts/precompress.ts'
import { inlineHashes, securityHeaders } from './hosts/security-headers.ts'
import { fileFor, imageFor } from './hosts/site-address.ts'
import { siteFiles, webManifest } from './hosts/site-files.ts'
import { renderSocialCard } from './social/social-card.ts'
import { readTranslations, reportUnfinished, unconfirmedHelplines } from './checks/unfinished.ts'

type ServerEntry = typeof import('../../src/start/entry-server.tsx')

/** One language's build: the template of its pages, the code that writes them and the code they load. */
type Edition = {
  language: LanguageId
  template: string
  entry: ServerEntry
  chunks: Chunks
}

type Site = {
  dist: string
  /** English first. */
  editions: [Edition, ...Edition[]]
  loader: string
  backendUrl: string | undefined
}

// Inside node_modules, so that the bundle finds the packages it leaves out; one folder a process.
const serverOutput = `node_modules/.prerender-${process.pid}`

/**
 * After each language's client build: one flat HTML file a route (about.html, ms/about.html,
 * 404.html), the files that hosts and search engines read, everything precompressed, and the budgets.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      // The tables below say what eight builds would list.
      logLevel: 'warn',
      build: { reportCompressedSize: false },
      builder: {},
      environments: Object.fromEntries(languageIds.flatMap(environments)),
    }),
    async buildApp(builder) {
      try {
        const english = await build(builder, 'en')
        const others: Edition[] = []
        for (const id of languageIds.slice(1)) others.push(await build(builder, id))
        const { build: output, env } = builder.config
        await finish({
          dist: resolve(output.outDir),
          editions: [english, ...others],
          loader: await readLoader(),
          backendUrl: readBackendUrl(env.VITE_SUPABASE_URL),
        })
      } finally {
        await rm(resolve(serverOutput), { recursive: true, force: true })
      }
    },
  }
}

/** All languages share one folder: what two of them have in common is there once. */
function environments(language: LanguageId): [string, EnvironmentOptions][] {
  const { client, pages } = environmentsOf(language)
  const isFirst = language === 'en'
  return [
    [
      client,
      {
        consumer: 'client',
        build: {
          manifest: true,
          emptyOutDir: isFirst,
          copyPublicDir: isFirst,
          rolldownOptions: { input: 'index.html' },
        },
      },
    ],
    [
      pages,
      {
        consumer: 'server',
        build: {
          ssr: true,
          outDir: join(serverOutput, language),
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { input: 'src/start/entry-server.tsx' },
        },
      },
    ],
  ]
}

async function build(builder: ViteBuilder, language: LanguageId): Promise<Edition> {
  const names = environmentsOf(language)
  const client = builder.environments[names.client]
  const pages = builder.environments[names.pages]
  if (!client || !pages) throw new Error(`No environments for ${language}.`)
  await builder.build(client)
  // The next language's build writes both of these again.
  const dist = resolve(client.config.build.outDir)
  const template = await readFile(join(dist, 'index.html'), 'utf8')
  const chunks = await readChunks(dist)
  await builder.build(pages)
  const entry: ServerEntry = await import(
    pathToFileURL(resolve(serverOutput, language, 'entry-server.js')).href
  )
  return { language, template, entry, chunks }
}

async function finish(site: Site): Promise<void> {
  const [{ entry }] = site.editions
  const pages = await writePages(site)
  await writeSiteFiles(site, pages)

  const files = await filesIn(site.dist)
  const leaks = await findLeaks(files, process.env)
  if (leaks.length > 0) throw new Error(`Not to be published: ${leaks.join(' ')}`)
  const sizes = await precompress(files)

  const errors: string[] = []
  for (const edition of site.editions) {
    const rows = entry.routes.map(({ path }) => sizesOf(path, edition, site.dist, sizes))
    console.log(`\n${sizeTable(edition.language, rows)}`)
    errors.push(...checkBudgets(edition.language, rows, site.loader.length))
  }
  const words = await readTranslations()
  console.log(`\n${words.counts.join('\n')}`)
  const strict = process.env.SITE_STRICT === '1'
  const unfinished = reportUnfinished(
    [
      ...entry.unconfirmed,
      ...unconfirmedHelplines(entry.helplines, new Date()),
      ...(strict ? words.unfinished : []),
    ],
    strict,
  )
  if (unfinished) console.log(unfinished)
  if (errors.length > 0) throw new Error(`Over budget.\n${errors.join('\n')}`)
}

/** Writes the HTML file of each route in each language and returns their texts. */
async function writePages(site: Site): Promise<string[]> {
  const [{ entry }] = site.editions
  const pages: string[] = []
  for (const { path, hero } of entry.routes) {
    const versions = await Promise.all(
      site.editions.map(async (edition) => ({
        edition,
        rendered: await edition.entry.renderPage(
          path === '*' ? '/404' : path,
          imageFor(edition.language, path),
        ),
      })),
    )
    const styles = await pageStyles(versions.map(({ rendered }) => rendered.body))
    for (const { edition, rendered } of versions) {
      const html = await pageFile(path, edition, rendered, { styles, loader: site.loader })
      await write(join(site.dist, fileFor(edition.language, path)), html)
      pages.push(html)
      if (path === '*') continue
      const card = await renderSocialCard({
        title: rendered.heading,
        brand: entry.BRAND.name,
        tone: hero ?? 'tone-plain',
      })
      await write(join(site.dist, imageFor(edition.language, path)), card)
    }
  }
  return pages
}

/** Vite's HTML with one page in it. */
async function pageFile(
  path: string,
  { language, template, chunks }: Edition,
  { head, body }: RenderedPage,
  { styles, loader }: { styles: string; loader: string },
): Promise<string> {
  const { shell, stylesheet } = takeOutAssets(template)
  const scripts = chunks.scriptsFor(path).map((file) => `/${file}`)
  const inHead = [
    head,
    // No first paint of half a page: what is still to come would push aside what is there.
    '<link rel="expect" href="#end" blocking="render"/>',
    `<style>${styles}</style><style>${await languageStyles(language)}</style>`,
    `<link id="sheet" rel="stylesheet" href="${stylesheet}" disabled/>`,
    `<script>${loader}</script>`,
  ]
  return shell
    .replace('<html lang="en">', `<html lang="${languages[language].tag}">`)
    .replace('<div id="root">', () => rootTag(path, scripts))
    .replace('<!--app-->', () => body)
    .replace('</body>', '<i id="end" hidden></i></body>')
    .replace('<!--head-->', () => inHead.join(''))
}

function rootTag(path: string, scripts: string[]): string {
  return `<div id="root" data-path="${path}" data-scripts="${scripts.join(' ')}">`
}

async function writeSiteFiles(
  { dist, editions, backendUrl }: Site,
  pages: string[],
): Promise<void> {
  const [{ entry }] = editions
  const paths = entry.routes.map(({ path }) => path).filter((path) => path !== '*')
  const addresses = languageIds.flatMap((id) => paths.map((path) => addressIn(id, path)))
  const headers = securityHeaders(
    inlineHashes(pages),
    backendUrl ? new URL(backendUrl).origin : undefined,
  )
  const { siteOrigin: origin, support } = entry.company
  const files: Record<string, string> = {
    ...siteFiles({ origin, securityContact: support, addresses }, new Date()),
    _headers: hostHeaders(headers, addresses),
    _redirects: hostRedirects(backendUrl),
    _caddy: caddySnippets(headers),
  }
  for (const edition of editions) {
    const own = {
      ...figureFiles(edition.entry.facts),
      'manifest.webmanifest': webManifest(entry.BRAND.name, edition.language),
    }
    for (const [name, text] of Object.entries(own)) {
      files[addressIn(edition.language, `/${name}`).slice(1)] = text
    }
  }
  for (const [name, text] of Object.entries(files)) await write(join(dist, name), text)
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

function sizesOf(
  path: string,
  { language, entry, chunks }: Edition,
  dist: string,
  brotli: Map<string, number>,
): RouteSizes {
  const size = (file: string) => brotli.get(join(dist, file)) ?? 0
  const sum = (files: string[]) => files.reduce((total, file) => total + size(file), 0)
  const own = chunks.scriptsFor(path)
  const prefetched = entry.routes.filter(entry.isFetchedInIdleTime)
  const others = new Set(prefetched.flatMap((route) => chunks.scriptsFor(route.path)))
  return {
    path,
    html: size(fileFor(language, path)),
    scripts: sum(own),
    chunk: size(chunks.chunkFor(path)),
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
