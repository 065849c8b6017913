import { language } from '#content/language.ts'
import { languages } from '#src/languages.ts'

/** Ends a message to the team, which reads English, where the visitor read another language. */
export const pageLanguage =
  language === 'en' ? '' : `\n\nPage language: ${languages[language].name}`
