import type { LanguageId } from '#shared/languages.ts'
import { keysOf } from './keys-of.ts'

export type { LanguageId }

/** The languages by their folder in content/. English has the URLs of the specification. */
export const languages = {
  en: { tag: 'en', base: '', name: 'English', short: 'EN', openGraph: 'en_GB', script: 'Latn' },
  ms: {
    tag: 'ms',
    base: '/ms',
    name: 'Bahasa Melayu',
    short: 'Melayu',
    openGraph: 'ms_MY',
    script: 'Latn',
  },
  zh: {
    tag: 'zh-Hans',
    base: '/zh',
    name: '简体中文',
    short: '中文',
    openGraph: 'zh_CN',
    script: 'Hans',
  },
  ta: { tag: 'ta', base: '/ta', name: 'தமிழ்', short: 'தமிழ்', openGraph: 'ta_IN', script: 'Taml' },
} as const satisfies Record<LanguageId, Language>

export type Language = {
  /** The BCP 47 tag, for `lang` and `hreflang`. */
  tag: string
  base: `/${string}` | ''
  name: string
  /** Shown on phones. Part of the name, because voice control matches the visible label (WCAG 2.5.3). */
  short: string
  openGraph: string
  script: Script
}

/** ISO 15924. Each script has its web fonts; all but Latin also share rules in styles/other-scripts.css. */
export type Script = 'Latn' | 'Hans' | 'Taml'

export type LanguageTag = (typeof languages)[LanguageId]['tag']

export const languageIds = keysOf(languages)

/** Returns the languages that are built nowhere; their old addresses lead to the English page. */
export function unpublishedOf(published: readonly LanguageId[]): LanguageId[] {
  return languageIds.filter((id) => !published.includes(id))
}

/** Returns a path in a language: /about, /ms/about; for the home page / or /ms. */
export function localizedPath(language: LanguageId, path: string): string {
  const { base } = languages[language]
  return path === '/' ? base || '/' : base + path
}
