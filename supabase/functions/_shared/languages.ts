/** The site's languages by their code, with their names for the team. A language is added here first. */
export const languageNames = { en: 'English', ms: 'Malay', zh: 'Chinese', ta: 'Tamil' } as const

export type LanguageId = keyof typeof languageNames

/** Returns the site's language of a BCP 47 tag such as zh-Hans, or null. */
export function languageOf(tag: string | null): LanguageId | null {
  const [, code = ''] = /^([a-z]+)(?:-[a-z\d-]+)?$/i.exec(tag ?? '') ?? []
  const id = code.toLowerCase()
  return isLanguageId(id) ? id : null
}

function isLanguageId(code: string): code is LanguageId {
  return Object.hasOwn(languageNames, code)
}
