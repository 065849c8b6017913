import { publishedLanguages } from '#src/content/facts/company.ts'
import { languages, unpublishedOf } from '#src/languages.ts'
import { paths } from '#src/paths.ts'

/**
 * Returns the path of the English page for the path of a page in a language that is built nowhere: hosts
 * that do not redirect it answer with the English 404 page.
 */
export function inEnglishIfUnpublished(pathname: string, published = publishedLanguages): string {
  const base = unpublishedOf(published)
    .map((id) => languages[id].base)
    .find((each) => `${pathname}/`.startsWith(`${each}/`))
  return base === undefined ? pathname : pathname.slice(base.length) || paths.home
}
