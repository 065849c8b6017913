import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { languageIds, type LanguageId } from '../../src/languages.ts'

/** Vite's environment for the scripts of a language. English takes the one that is always there. */
export function environmentOf(language: LanguageId): string {
  return language === 'en' ? 'client' : language
}

/** Leads `#content/…` to the words of a language: the one asked for, or each environment's own. */
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
