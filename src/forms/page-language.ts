import { language } from '#content/language.ts'
import { languages } from '#src/languages.ts'

/** A message with one line for the team, which reads English, where the visitor read another language. */
export function withPageLanguage(message: string): string {
  if (language === 'en') return message
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return `${message}\n\nPage language: ${names.of(languages[language].tag)}`
}
