import type { SpokenLanguage } from '../facts/spoken-languages.ts'

/** What each language is called by those who speak it, short enough for a row of four. */
export const spokenNames: Record<SpokenLanguage, string> = {
  'zh-Hans': '华语',
  en: 'English',
  ms: 'Melayu',
  ta: 'தமிழ்',
}
