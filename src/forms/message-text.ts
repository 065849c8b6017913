import { language } from '#content/language.ts'
import { isWithin, limits } from '#shared/form-schema.ts'
import { teamMail } from '#src/content/team-mail.ts'
import { languages } from '#src/languages.ts'

type Names = { firstName: string; lastName: string }

/** Chinese names begin with the family name and have no space. */
export function fullName({ firstName, lastName }: Names): string {
  const isHan = /^\p{Script=Han}+$/u.test(firstName + lastName)
  return isHan ? lastName + firstName : `${firstName} ${lastName}`
}

/** Both names are sent as one. */
export function isNameWithin(names: Names): boolean {
  return isWithin(fullName(names), limits.name)
}

/** Tells the team, which reads English, the language of the visitor's page. */
export function withPageLanguage(message: string): string {
  if (language === 'en') return message
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return `${message}\n\n${teamMail.pageLanguage} ${names.of(languages[language].tag)}`
}
