import { language } from '#content/language.ts'
import { teamMail } from '#src/content/team-mail.ts'
import { languages } from '#src/languages.ts'

type Names = Readonly<Record<'firstName' | 'lastName', string>>

/** A name in Chinese characters has the family name first, and no space. */
export function fullName({ firstName, lastName }: Names): string {
  const isHan = /^\p{Script=Han}+$/u.test(firstName + lastName)
  return isHan ? lastName + firstName : `${firstName} ${lastName}`
}

/** A message with one line for the team, which reads English, where the visitor read another language. */
export function withPageLanguage(message: string): string {
  if (language === 'en') return message
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return `${message}\n\n${teamMail.pageLanguage} ${names.of(languages[language].tag)}`
}
