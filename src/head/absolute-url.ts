import { language } from '#content/language.ts'
import { localizedPath, type LanguageId } from '#src/languages.ts'
import { company } from '#src/content/facts/company.ts'

/** Returns the full URL of a path, in the page's language or another. */
export function absoluteUrl(path: string, id: LanguageId = language): string {
  return company.siteOrigin + localizedPath(id, path)
}
