import { expect } from 'vitest'
import { runnerImport } from 'vite'
import type { Stage } from '../../src/content/owner.ts'
import { languageIds, languages, localizedPath, type LanguageId } from '../../src/languages.ts'
import { contentLanguage } from '../../vite/prerender.ts'
import { siteFiles, type ServerEntry } from '../../vite/site-files.ts'

type Settings = { stage: Stage; published?: LanguageId[] }

/** Loads the pages of a language as the build does, with other settings of the owner; takes seconds. */
export async function entryIn(
  language: LanguageId,
  { stage, published }: Settings,
): Promise<ServerEntry> {
  const otherLanguages = {
    name: 'other-published-languages',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      published && id.endsWith('/owner.ts')
        ? code.replace(
            /publishedLanguages: \[.*\]/,
            `publishedLanguages: ${JSON.stringify(published)}`,
          )
        : undefined,
  }
  const { module } = await runnerImport<ServerEntry>('./src/app/entry-server.tsx', {
    plugins: [contentLanguage(language), otherLanguages],
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
  const written = [...Object.entries(files), ...pages]
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
