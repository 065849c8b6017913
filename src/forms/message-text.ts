import { language } from '#content/language.ts'
import { teamMail } from '#src/content/team-mail.ts'
import { languages } from '#src/languages.ts'

/** Appends the page's language for the team, in English. */
export function withPageLanguage(message: string): string {
  if (language === 'en') return message
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return `${message}\n\n${teamMail.pageLanguage} ${names.of(languages[language].tag)}`
}
