import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { languageIds, type LanguageId } from '../../src/languages.ts'

/** Vite's environments for a language: what browsers run, and what writes its pages. */
export function environmentsOf(language: LanguageId): { client: string; pages: string } {
  // Vite always has these two; English, the first language, takes them.
  if (language === 'en') return { client: 'client', pages: 'ssr' }
  return { client: `client_${language}`, pages: `ssr_${language}` }
}

/** Gives each environment the words of its language; SITE_LANG chooses one for `npm run dev`. */
export function languageBuilds(): Plugin {
  const languages = new Map(
    languageIds.flatMap((id) => Object.values(environmentsOf(id)).map((name) => [name, id])),
  )
  let asked: string | undefined
  return {
    name: 'language-builds',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'serve') asked = process.env.SITE_LANG
    },
    resolveId(source) {
      if (!source.startsWith('#content/')) return undefined
      const language = asked ?? languages.get(this.environment.name) ?? 'en'
      const folder = new URL(`../../src/content/${language}/`, import.meta.url)
      return fileURLToPath(new URL(source.slice('#content/'.length), folder))
    },
  }
}
