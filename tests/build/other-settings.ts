import { expect } from 'vitest'
import { runnerImport } from 'vite'
import type { Stage } from '../../src/content/owner.ts'
import { languageIds, languages, localizedPath, type LanguageId } from '../../src/languages.ts'
import { contentLanguage } from '../../vite/prerender.ts'
import { siteFiles, type ServerEntry } from '../../vite/site-files.ts'

/** How the owner changes a file, by the end of its path. */
type Edits = Record<string, (code: string) => string>

type Settings = { stage: Stage; published?: LanguageId[]; edits?: Edits }

/** Loads the pages of a language as the build does, with other settings of the owner; takes seconds. */
export async function entryIn(
  language: LanguageId,
  { stage, published, edits = {} }: Settings,
): Promise<ServerEntry> {
  const publish = (code: string) =>
    code.replace(
      /publishedLanguages: \[[^\]]*\]/,
      `publishedLanguages: ${JSON.stringify(published)}`,
    )
  const all: [string, (code: string) => string][] = Object.entries(edits)
  if (published) all.push(['/owner.ts', publish])
  const ownersEdits = {
    name: 'owners-edits',
    enforce: 'pre' as const,
    transform: (code: string, id: string) => {
      const own = all.filter(([file]) => id.endsWith(file))
      return own.length > 0 ? own.reduce((text, [, edit]) => edit(text), code) : undefined
    },
  }
  const { module } = await runnerImport<ServerEntry>('./src/app/entry-server.tsx', {
    plugins: [contentLanguage(language), ownersEdits],
    define: {
      'import.meta.env.BUILD_DAY': JSON.stringify('2026-01-01'),
      'import.meta.env.SITE_STAGE': JSON.stringify(stage),
    },
  })
  return module
}

/** Renders all pages. */
export function pagesOf(entry: ServerEntry): [path: string, html: string][] {
  return entry.routes.map(({ path }) => {
    const { head, body } = entry.renderPage(path === '*' ? '/404' : path, '')
    return [path, head + body]
  })
}

/** Expects that a site of English pages alone mentions no other language. */
export function expectOnlyEnglish(entry: ServerEntry): void {
  const files = siteFiles([{ language: 'en', entry }], '', 'https://abc.supabase.co')
  const pages = pagesOf(entry).map(([path, html]) => [localizedPath('en', path), html] as const)
  // Old addresses lead to the English page.
  const redirects = (name: string, text: string) =>
    name === '_redirects' || name === 'vercel.json'
      ? text.replaceAll(/.* 302$|"redirects": \[[^\]]*\]/gm, '')
      : text
  const written = [...Object.entries(files), ...pages].map(
    ([name, text]) => [name, redirects(name, text)] as const,
  )
  expect(written.length).toBeGreaterThan(18)
  for (const id of languageIds.filter((each) => each !== 'en')) {
    const { base, tag, openGraph } = languages[id]
    const mention = new RegExp(`${base}(?:["/<*\\s]|$)|hrefLang="${tag}"|"${openGraph}"`, 'im')
    const found = written
      .filter(([, text]) => mention.test(text))
      .map(([name, text]) => `${name}: ${mention.exec(text)?.[0]}`)
    expect(found, id).toEqual([])
  }
}
