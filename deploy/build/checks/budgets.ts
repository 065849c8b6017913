import type { LanguageId } from '../../../src/languages.ts'

const KiB = 1024

/** Brotli bytes, but for the loader. */
export const budgets = {
  html: 13 * KiB,
  scripts: 84 * KiB,
  chunk: 5 * KiB,
  // In time that nobody waits for, and not with Save-Data.
  prefetch: 44 * KiB,
  loader: 512,
}

/** What a language's words weigh beside English ones; measured, see src/README.md. */
const byLanguage: Record<LanguageId, Partial<typeof budgets>> = {
  en: {},
  ms: { html: 14 * KiB, scripts: 86 * KiB, chunk: 5.5 * KiB, prefetch: 46 * KiB },
  zh: { html: 13.75 * KiB, scripts: 86 * KiB, chunk: 5.5 * KiB, prefetch: 46 * KiB },
  ta: { html: 14.75 * KiB, scripts: 88 * KiB, chunk: 7.5 * KiB, prefetch: 50 * KiB },
}

/** Pages that carry more: a form, one with lists to choose from, the register. */
const larger: Record<string, Partial<typeof budgets>> = {
  '/contact': { scripts: 90 * KiB, chunk: 8 * KiB },
  '/for-investors': { scripts: 112 * KiB, chunk: 32 * KiB },
  '/research': { chunk: 10 * KiB },
  '/safety': { chunk: 8 * KiB },
}

export type RouteSizes = {
  path: string
  html: number
  /** All scripts that the page needs, its own chunk among them. */
  scripts: number
  chunk: number
  /** What is fetched in idle time for the other pages. */
  prefetch: number
}

/** One sentence for each figure over its limit, naming the route, the figure and the limit. */
export function checkBudgets(
  language: LanguageId,
  routes: RouteSizes[],
  loaderLength: number,
): string[] {
  const errors = routes.flatMap(({ path, html, scripts, chunk, prefetch }) => {
    const limits = { ...budgets, ...byLanguage[language], ...larger[path] }
    return [
      over(`${language} ${path}`, 'HTML with its styles', html, limits.html),
      over(`${language} ${path}`, 'JavaScript', scripts, limits.scripts),
      over(`${language} ${path}`, 'route chunk', chunk, limits.chunk),
      over(`${language} ${path}`, 'idle prefetch', prefetch, limits.prefetch),
    ]
  })
  return [...errors, over('every route', 'inline loader', loaderLength, budgets.loader)].flat()
}

/** The sizes as a table for the build's output. */
export function sizeTable(language: LanguageId, routes: RouteSizes[]): string {
  const columns = ['html', 'scripts', 'chunk', 'prefetch'] as const
  return [
    `${`${language}, KiB brotli`.padEnd(16)}${columns.map((name) => name.padStart(9)).join('')}`,
    ...routes.map(
      (route) => `${route.path.padEnd(16)}${columns.map((name) => kib(route[name])).join('')}`,
    ),
  ].join('\n')
}

function kib(bytes: number): string {
  return (bytes / KiB).toFixed(1).padStart(9)
}

function over(route: string, figure: string, bytes: number, limit: number): string[] {
  if (bytes <= limit) return []
  return [`${route}: ${figure} ${bytes} bytes, over its limit of ${limit}.`]
}
