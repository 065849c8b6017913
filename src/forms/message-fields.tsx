import * as v from 'valibot'
import { language } from '#content/language.ts'
import { fitsLength, limits } from '#shared/form-schema.ts'
import { teamMail } from '#src/content/facts/team-mail.ts'
import { keysOf } from '#src/keys-of.ts'
import { languages } from '#src/languages.ts'
import { TextField } from '#src/ui/field.tsx'
import type { FormField } from './use-form.ts'

/** The fields of a name with their autofill, in the order in which the page's language writes one. */
const nameFields =
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
export function namesFit(names: Names): boolean {
  return fitsLength(fullName(names), limits.name)
}

/** Appends the page's language for the team, in English. */
export function withPageLanguage(message: string): string {
  if (language === 'en') return message
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return `${message}\n\n${teamMail.pageLanguage} ${names.of(languages[language].tag)}`
}

type NameFieldsProps = { field: (name: keyof Names) => FormField; hint: string }

/** First and last name, in the order of the page's language, and the hint below both. */
export function NameFields({ field, hint }: NameFieldsProps) {
  const hintId = `${field('lastName').id}-hint`
  return (
    <>
      {keysOf(nameFields).map((name) => (
        <TextField
          key={name}
          {...field(name)}
          describedBy={name === 'lastName' ? hintId : undefined}
          autoComplete={nameFields[name]}
        />
      ))}
      <p id={hintId} className="col-span-full -mt-1 text-small text-soft">
        {hint}
      </p>
    </>
  )
}

/** Filled in only by bots, and sent only if it is. */
export const honeypot = v.pipe(
  v.optional(v.string()),
  v.transform((given) => given || undefined),
)

export function Honeypot() {
  return <input name="website" autoComplete="off" hidden />
}
