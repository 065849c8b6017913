import { language } from '#content/language.ts'
import { isWithin, limits } from '#shared/form-schema.ts'
import { teamMail } from '#src/content/team-mail.ts'
import { languages } from '#src/languages.ts'

/** The fields of a name with their autofill, in the order in which the page's language writes one. */
export const nameFields =
  language === 'zh'
    ? { lastName: 'family-name', firstName: 'given-name' }
    : { firstName: 'given-name', lastName: 'family-name' }

type Names = { firstName: string; lastName: string }

/** Joins the names. Chinese names start with the family name and have no space. */
export function fullName({ firstName, lastName }: Names): string {
  const isHan = /^\p{Script=Han}+$/u.test(firstName + lastName)
  return isHan ? lastName + firstName : `${firstName} ${lastName}`
}

/** Whether both names together fit the limit, because they are sent as one. */
export function isNameWithin(names: Names): boolean {
  return isWithin(fullName(names), limits.name)
}

/** Appends the page's language for the team, in English. */
export function withPageLanguage(message: string): string {
  if (language === 'en') return message
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return `${message}\n\n${teamMail.pageLanguage} ${names.of(languages[language].tag)}`
}
