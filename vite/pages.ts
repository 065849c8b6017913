import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { minify, transformWithOxc, type ViteBuilder } from 'vite'
import { languages, type LanguageId } from '../src/languages.ts'
import { oldestBrowsers } from './browsers.ts'
import { pageStyles } from './page-styles.ts'
import { fileFor, imageFor, stemFor, type ServerEntry } from './site-files.ts'
import { renderSocialCard } from './social-card.tsx'

/** The build of one language: its server entry and its browser chunks. */
export type LanguageBuild = {
  language: LanguageId
  entry: ServerEntry
  chunks: ReturnType<typeof chunksOf>
}

/** Returns the HTML of one route and its preview image for social networks. */
export async function renderPage(
  { path, heroTone = 'tone-plain' }: ServerEntry['routes'][number],
  { language, entry, chunks }: LanguageBuild,
  { loader, stylesheet }: { loader: string; stylesheet: string | undefined },
): Promise<Record<string, string | Uint8Array>> {
  const image = imageFor(language, path)
  const page = entry.renderPage(path === '*' ? '/404' : path, image)
  const head = [
    page.head,
    // Chrome then paints the whole first screen at once. What stands below it may still be on its way.
    page.body.includes(`id="${entry.heroEnd}"`)
      ? `<link rel="expect" href="#${entry.heroEnd}" blocking="render">`
      : '',
    `<style>${await pageStyles(page.body, language)}</style>`,
    `<link id="sheet" rel="stylesheet" href="/${stylesheet}" disabled>`,
    `<script>${loader}</script>`,
  ]
  // At the end of the page, so that the stylesheet does not delay the first paint.
  const end = `<noscript><link rel="stylesheet" href="/${stylesheet}"></noscript>`
  const template = await readFile('index.html', 'utf8')
  const html = template
    .replace('lang="en"', `lang="${languages[language].tag}"`)
    .replace('<!--head-->', () => head.join(''))
    .replace('id="root"', `$& data-path="${path}" data-scripts="${chunks.scriptsFor(path)}"`)
    .replace('<!--app-->', () => page.body)
    .replace(/<script type="module".*<\/script>/, () => end)
  const files = { [fileFor(language, path)]: html }
  if (path === '*') return files
  const card = { title: page.heading, brand: entry.BRAND.name, tone: heroTone }
  return { ...files, [image.slice(1)]: await renderSocialCard(card) }
}

/** Compiles and minifies the loader, for the pages and for its hash in the CSP. */
export async function compileLoader(): Promise<string> {
  const source = 'src/app/loader.ts'
  const target = oldestBrowsers
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, { target })
  return (await minify(source, code, { module: false, compress: { target } })).code
}

/** Returns the stylesheet, and a function that lists a route's scripts with all their imports. */
export function chunksOf(built: Awaited<ReturnType<ViteBuilder['build']>>) {
  const files = 'output' in built ? built.output : []
  const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))

  function chunkWith(module: string): string {
    const found = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(module)))
    if (!found) throw new Error(`The build has no chunk of ${module}.`)
    return found.fileName
  }

  return {
    scriptsFor(path: string): string {
      const page = chunkWith(`src/pages/${stemFor(path)}-page.tsx`)
      const scripts = new Set([chunkWith('src/app/entry-client.tsx'), page])
      // A Set's iteration also visits members added during the loop.
      for (const script of scripts) imports.get(script)?.forEach((file) => scripts.add(file))
      return Array.from(scripts, (file) => `/${file}`).join(' ')
    },
    stylesheet: files.find(({ fileName }) => fileName.endsWith('.css'))?.fileName,
  }
}
