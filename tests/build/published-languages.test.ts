import { expect, test } from 'vitest'
import { runnerImport } from 'vite'
import { languageIds, languages, localizedPath, type LanguageId } from '../../src/languages.ts'
import type { ServerEntry } from '../../vite/site-files.ts'
import { contentLanguage } from '../../vite/prerender.ts'
import { siteFiles } from '../../vite/site-files.ts'

/** Loads the pages of a language as the build does, with other published languages in the owner's file. */
async function entryIn(language: LanguageId, published: LanguageId[]): Promise<ServerEntry> {
  const otherLanguages = {
    name: 'other-published-languages',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      id.endsWith('/owner.ts')
        ? code.replace(
            /publishedLanguages: \[.*\]/,
            `publishedLanguages: ${JSON.stringify(published)}`,
          )
        : undefined,
  }
  const { module } = await runnerImport<ServerEntry>('./src/app/entry-server.tsx', {
    plugins: [contentLanguage(language), otherLanguages],
    define: { 'import.meta.env.BUILD_DAY': JSON.stringify('2026-01-01') },
  })
  return module
}

test('mentions no other language where only English is published', async () => {
  const published: LanguageId[] = ['en']
  const builds = await Promise.all(
    published.map(async (language) => {
      const entry = await entryIn(language, published)
      return { language, entry, chunks: { scriptsFor: () => '', stylesheet: '' } }
    }),
  )
  const files = siteFiles(builds, '', 'https://abc.supabase.co')
  const pages = builds.flatMap(({ language, entry }) =>
    entry.routes.map(({ path }) => {
      const { head, body } = entry.renderPage(path === '*' ? '/404' : path, '')
      return [localizedPath(language, path), head + body] as const
    }),
  )
  const written = [...Object.entries(files), ...pages]
  expect(written.length).toBeGreaterThan(18)
  for (const id of languageIds.filter((each) => !published.includes(each))) {
    const { base, tag, openGraph } = languages[id]
    const mention = new RegExp(`${base}(?:["/<*\\s]|$)|hrefLang="${tag}"|"${openGraph}"`, 'im')
    const found = written
      .filter(([, text]) => mention.test(text))
      .map(([name, text]) => `${name}: ${mention.exec(text)?.[0]}`)
    expect(found, id).toEqual([])
  }
})
