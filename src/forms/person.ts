import { isLonger, limits } from '#src/limits.ts'

/** Who writes, as both message forms ask. */
export type Person = Record<'firstName' | 'lastName' | 'email' | 'organization', string>

/** A name in Chinese characters has the family name first, and no space. */
export function fullName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  const isHan = /^\p{Script=Han}+$/u.test(firstName + lastName)
  return isHan ? lastName + firstName : `${firstName} ${lastName}`
}

/** What each answer has against it; the specification gives each form its own pattern of addresses. */
export function personChecks(looksLikeEmail: (text: string) => boolean) {
  return {
    firstName: (person: Person) => {
      if (person.firstName === '') return 'firstNameMissing'
      return isLonger(fullName(person), limits.name) && 'nameTooLong'
    },
    lastName: ({ lastName }: Person) => lastName === '' && 'lastNameMissing',
    email: ({ email }: Person) => {
      if (email === '') return 'emailMissing'
      if (!looksLikeEmail(email)) return 'emailMalformed'
      return isLonger(email, limits.email) && 'emailTooLong'
    },
    organization: ({ organization }: Person) =>
      isLonger(organization, limits.organization) && 'organizationTooLong',
  } as const
}
