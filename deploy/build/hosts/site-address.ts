import { addressIn, type LanguageId } from '../../../src/languages.ts'

/** The flat file that answers a page's address: about.html, ms/about.html; ms.html is a home page. */
export function fileFor(language: LanguageId, path: string): string {
  const address = addressIn(language, path === '*' ? '/404' : path)
  return `${address === '/' ? 'index' : address.slice(1)}.html`
}

/** Where a page's preview image stands. */
export function imageFor(language: LanguageId, path: string): string {
  return `${addressIn(language, '/social')}/${stemFor(path)}.png`
}

/** The one stem that page, words, test and preview image of a route share: /about → about. */
export function stemFor(path: string): string {
  if (path === '*') return 'not-found'
  return path === '/' ? 'home' : path.slice(1)
}
