import { addressIn, type LanguageId } from '../../../src/languages.ts'

/** Answers about.html, ms/about.html and ms.html. */
export function fileFor(language: LanguageId, path: string): string {
  const address = addressIn(language, path === '*' ? '/404' : path)
  return `${address === '/' ? 'index' : address.slice(1)}.html`
}

export function imageFor(language: LanguageId, path: string): string {
  return `${addressIn(language, '/social')}/${stemFor(path)}.png`
}

/** Answers `about` for /about: the stem of page, words, test and preview image. */
export function stemFor(path: string): string {
  if (path === '*') return 'not-found'
  return path === '/' ? 'home' : path.slice(1)
}
