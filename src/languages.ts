import { keysOf } from './keys-of.ts'

/** Keys are folders in content/. English has the specification's addresses. */
export const languages = {
  en: { tag: 'en', base: '', name: 'English', short: 'EN', openGraph: 'en_GB' },
  ms: { tag: 'ms', base: '/ms', name: 'Bahasa Melayu', short: 'Melayu', openGraph: 'ms_MY' },
  zh: { tag: 'zh-Hans', base: '/zh', name: '简体中文', short: '中文', openGraph: 'zh_CN' },
  ta: { tag: 'ta', base: '/ta', name: 'தமிழ்', short: 'தமிழ்', openGraph: 'ta_IN' },
} as const satisfies Record<string, Language>

export type Language = {
  /** `lang` and `hreflang` take it (BCP 47). */
  tag: string
  base: `/${string}` | ''
  name: string
  /** It is part of the name, for a phone's one row: voice control matches the visible label (WCAG 2.5.3). */
  short: string
  openGraph: string
}

export type LanguageId = keyof typeof languages

export type LanguageTag = (typeof languages)[LanguageId]['tag']

export const languageIds = keysOf(languages)

/** Makes /about and /ms/about; the home page's address is the base alone. */
export function addressIn(language: LanguageId, path: string): string {
  const { base } = languages[language]
  return path === '/' ? base || '/' : base + path
}
