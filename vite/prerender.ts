import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as buildWithVite, type Plugin, type ViteBuilder } from 'vite'
import { publishedLanguages } from '../src/content/facts/company.ts'
import { owner } from '../src/content/owner.ts'
import { localizedPath, type LanguageId } from '../src/languages.ts'
import { exitOnStartError } from '../server/exit-on-start-error.ts'
import { codeOf, StartError } from '../supabase/functions/_shared/errors.ts'
import { checkBuild } from './checks.ts'
import { launchPoints } from './launch-points.ts'
import { chunksOf, compileLoader, renderPage, type LanguageBuild } from './pages.ts'
import { editionProblems } from './edition-checks.ts'
import { ownerProblems } from './owner-checks.ts'
import { countPoints, listPoints, type Point } from './points.ts'
import { readLanguage, readStage, readStrict } from './settings.ts'
import { stampBuild } from '../server/site-build.ts'
import { compress, siteFiles, type ServerEntry } from './site-files.ts'
import { wordFile, wordFileName } from './still-water.tsx'
import { teamPictures } from './team-pictures.ts'

/** Builds the site once per published language and writes every route as flat HTML (about.html, ms/about.html, 404.html). */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: ({ build }) => ({
      // Otherwise Vite lists the files of each language’s build.
      logLevel: 'warn',
      build: {
        outDir: `${build?.outDir ?? 'dist'}${unfinished}`,
        reportCompressedSize: false,
        rolldownOptions: { input: 'src/app/entry-client.tsx' },
      },
      builder: { sharedConfigBuild: true },
      environments: Object.fromEntries(publishedLanguages.map(environment)),
    }),
    load: {
      filter: { id: /\.css$/ },
      // All languages share one stylesheet, which the first build writes.
      handler() {
        return this.environment.name === environmentName('en') ? undefined : ''
      },
    },
    async buildApp(builder) {
      const strict = readStrict(process.env)
      const folder = resolve(builder.config.build.outDir)
      await exitOnStartError(async () => {
        try {
          rejectOwnersMistakes()
          const stage = readStage(process.env)
          const points = launchPoints(new Date(), { ...owner, stage })
          const notes = noteReadiness(points, strict)
          await buildSite(builder, folder)
          await replaceSite(folder)
          console.log(notes)
        } finally {
          await rm(folder, { recursive: true, force: true })
        }
      })
    },
  }
}

/**
 * Resolves `#content/…`, which is English in package.json, to one language's folder: the given one, or
 * the one the environment builds.
 */
export function contentLanguage(given?: string): Plugin {
  const chosen = readLanguage(given)
  return {
    name: 'content-language',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#content\// },
      handler(source) {
        const own = publishedLanguages.find((id) => environmentName(id) === this.environment.name)
        const file = source.slice('#content/'.length)
        return resolve('src/content', chosen ?? own ?? 'en', file)
      },
    },
  }
}

/** A build has this after its folder's name until it is whole: a failed one leaves the last good site as it was. */
const unfinished = '.new'

/** Puts a whole build in the place of the last one; a running server misses it only between two renames. */
async function replaceSite(folder: string): Promise<void> {
  const dist = folder.slice(0, -unfinished.length)
  const old = `${dist}.old`
  await rm(old, { recursive: true, force: true })
  await rename(dist, old).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
  })
  await rename(folder, dist)
  await rm(old, { recursive: true, force: true })
  await stampBuild()
}

/** English uses Vite's default environment. */
function environmentName(language: LanguageId): string {
  return language === 'en' ? 'client' : language
}

/** The names and licences of the packages in one language's site, and of the fonts. */
function licencesFile(language: LanguageId): string {
  return localizedPath(language, '/licences.txt').slice(1)
}

/** All languages build into one folder, so they share identical chunks. */
function environment(language: LanguageId) {
  const isFirst = language === 'en'
  const license = { fileName: licencesFile(language) }
  const build = { emptyOutDir: isFirst, copyPublicDir: isFirst, license }
  return [environmentName(language), { consumer: 'client', build }] as const
}

/** Returns what is left in the owner’s file, or throws the whole list where a strict build has a blocker. */
export function noteReadiness(points: readonly Point[], strict: boolean): string {
  if (strict && points.some(({ isBlocker }) => isBlocker)) throw new StartError(listPoints(points))
  const ownersPoints = points.filter(({ place }) => place.startsWith('src/content/owner.ts'))
  return `${listPoints(ownersPoints)}\n\nThe whole list, \`npm run ready\`: ${countPoints(points)}.`
}

/** Throws a list of the values that no page could show, and of missing editions. */
function rejectOwnersMistakes(): void {
  const problems = [...ownerProblems(owner), ...editionProblems(owner.publishedLanguages)]
  if (problems.length > 0) throw new StartError(`Cannot be shown.\n\n${listPoints(problems)}`)
}

async function buildSite(builder: ViteBuilder, dist: string): Promise<void> {
  const builds: LanguageBuild[] = []
  // Sequential, because the first build empties the folder.
  for (const language of publishedLanguages) builds.push(await buildLanguage(builder, language))
  const loader = await compileLoader()
  const stylesheet = builds[0]?.chunks.stylesheet
  await write(dist, siteFiles(builds, loader, builder.config.env.VITE_SUPABASE_URL))
  await write(dist, { [wordFileName]: await wordFile() })
  // Vite copies the whole public folder.
  await rm(join(dist, 'team'), { recursive: true, force: true })
  await write(dist, await teamPictures(owner.team))
  const fontLicences = await readFile('src/app/page-fonts/licences.txt', 'utf8')
  for (const languageBuild of builds) {
    // Vite lists only packages, and the fonts that are cut from packages stand beside the code.
    await appendFile(join(dist, licencesFile(languageBuild.language)), `\n${fontLicences}`)
    for (const route of languageBuild.entry.routes) {
      await write(dist, await renderPage(route, languageBuild, { loader, stylesheet }))
    }
  }
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  await checkBuild(files)
  await compress(files)
}

async function buildLanguage(builder: ViteBuilder, language: LanguageId): Promise<LanguageBuild> {
  const client = builder.environments[environmentName(language)]
  if (!client) throw new Error(`No environment for ${language}.`)
  const chunks = chunksOf(await builder.build(client))
  // runnerImport would transform the modules one by one, which takes twice as long.
  const outDir = resolve('node_modules/.cache/server', language)
  await buildWithVite({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    plugins: [contentLanguage(language)],
    define: builder.config.define ?? {},
    build: { ssr: 'src/app/entry-server.tsx', outDir, copyPublicDir: false },
  })
  const entry: ServerEntry = await import(pathToFileURL(join(outDir, 'entry-server.js')).href)
  return { language, entry, chunks }
}

async function write(dist: string, files: Record<string, string | Uint8Array>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true })
    await writeFile(join(dist, name), content)
  }
}
