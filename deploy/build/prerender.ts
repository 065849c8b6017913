import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { runnerImport, type Plugin, type ViteBuilder } from 'vite'
import { addressIn, languageIds, type LanguageId } from '../../src/languages.ts'
import { checkSite } from './checks/check-site.ts'
import { chunksOf, type Chunks } from './chunks.ts'
import { keepEarlierFiles } from './earlier-files.ts'
import { siteFiles } from './hosts/site-files.ts'
import { environmentOf, languageBuilds } from './language-builds.ts'
import { asideOf, makeAside } from './make-aside.ts'
import { renderPages } from './pages.ts'

type ServerEntry = typeof import('../../src/start/entry-server.tsx')

export type Edition = { language: LanguageId; entry: ServerEntry; chunks: Chunks }

export type Site = {
  dist: string
  editions: Edition[]
  entry: ServerEntry
}

/** Writes one flat HTML file a route (about.html, ms/about.html, 404.html) and the hosts' files, and checks them. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: ({ build }) => ({
      // Four builds would list their files, and the checks print tables.
      logLevel: 'warn',
      build: { reportCompressedSize: false, rolldownOptions: { input: 'src/start/main.tsx' } },
      builder: {},
      environments: Object.fromEntries(
        languageIds.map((id) => environment(id, asideOf(build?.outDir ?? 'dist'))),
      ),
    }),
    async buildApp(builder) {
      const place = resolve(builder.config.build.outDir)
      await makeAside(place, async (dist) => {
        await buildSite(builder, dist)
        await keepEarlierFiles(dist, process.env.SITE_EARLIER || place)
      })
    },
  }
}

/** All languages build into one folder, so that a file shared by two exists once. */
function environment(language: LanguageId, outDir: string) {
  const isFirst = language === 'en'
  const license = { fileName: addressIn(language, '/licences.txt').slice(1) }
  const build = { outDir, emptyOutDir: false, copyPublicDir: isFirst, license }
  return [environmentOf(language), { consumer: 'client', build }] as const
}

async function buildSite(builder: ViteBuilder, dist: string): Promise<void> {
  const english = await buildEdition(builder, 'en')
  const editions = [english]
  for (const id of languageIds.slice(1)) editions.push(await buildEdition(builder, id))
  const site = { dist, editions, entry: english.entry }
  const { pages, images } = await renderPages(site)
  const html = Object.values(pages)
  const { VITE_SUPABASE_URL: backendUrl } = builder.config.env
  await write(dist, { ...pages, ...images, ...siteFiles(site, html, backendUrl) })
  await checkSite(site)
}

async function buildEdition(builder: ViteBuilder, language: LanguageId): Promise<Edition> {
  const client = builder.environments[environmentOf(language)]
  if (!client) throw new Error(`No environment for ${language}.`)
  const chunks = chunksOf(await builder.build(client))
  const program = resolve('src/start/entry-server.tsx')
  const { module: entry } = await runnerImport<ServerEntry>(program, {
    plugins: [languageBuilds(language)],
    define: builder.config.define ?? {},
  })
  return { language, entry, chunks }
}

async function write(dist: string, files: Record<string, string | Uint8Array>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true })
    await writeFile(join(dist, name), content)
  }
}
