import type { SpokenLanguage } from '../facts/spoken-languages.ts'

/** The languages that quotes are in. */
export const languageNames = {
  'zh-Hans': 'Mandarin',
  en: 'English',
  ms: 'Malay',
  ta: 'Tamil',
} as const satisfies Record<SpokenLanguage, string>
