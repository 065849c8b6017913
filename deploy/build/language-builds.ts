import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { languageIds, type LanguageId } from '../../src/languages.ts'

export function environmentOf(language: LanguageId): string {
  return language === 'en' ? 'client' : language
}

/** Leads `#content/…` to the words of one language: the one asked for, or the environment's. */
export function languageBuilds(asked?: string): Plugin {
  return {
    name: 'language-builds',
    enforce: 'pre',
    resolveId(source) {
      if (!source.startsWith('#content/')) return undefined
      const own = languageIds.find((id) => environmentOf(id) === this.environment.name)
      const folder = new URL(`../../src/content/${asked ?? own ?? 'en'}/`, import.meta.url)
      return fileURLToPath(new URL(source.slice('#content/'.length), folder))
    },
  }
}
