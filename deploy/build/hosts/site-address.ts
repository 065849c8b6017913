/** The flat file that answers a route's address. */
export function fileFor(path: string): string {
  return path === '*' ? '404.html' : `${path === '/' ? 'index' : path.slice(1)}.html`
}

/** The one stem that page, words, test and preview image of a route share: /about → about. */
export function stemFor(path: string): string {
  if (path === '*') return 'not-found'
  return path === '/' ? 'home' : path.slice(1)
}
