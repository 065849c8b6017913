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

/** `scripts`: all that the page needs, its own chunk among them; `prefetch`: what it fetches for other pages. */
const figures = {
  html: 'HTML with its styles',
  scripts: 'JavaScript',
  chunk: 'route chunk',
  prefetch: 'idle prefetch',
}

type Figure = keyof typeof figures

const names = Object.keys(figures).filter((name): name is Figure => name in figures)

export type RouteSizes = Record<Figure, number> & { path: string }

/** One sentence for each figure over its limit, naming the route, the figure and the limit. */
export function checkBudgets(
  language: LanguageId,
  routes: RouteSizes[],
  loaderLength: number,
): string[] {
  const errors = routes.flatMap((route) => {
    const limits = { ...budgets, ...byLanguage[language], ...larger[route.path] }
    return names.flatMap((name) =>
      over(`${language} ${route.path}: ${figures[name]}`, route[name], limits[name]),
    )
  })
  return [...errors, ...over('every route: inline loader', loaderLength, budgets.loader)]
}

/** The sizes as a table for the build's output. */
export function sizeTable(language: LanguageId, routes: RouteSizes[]): string {
  const line = (first: string, cells: string[]) =>
    first.padEnd(16) + cells.map((cell) => cell.padStart(9)).join('')
  return [
    line(`${language}, KiB brotli`, names),
    ...routes.map((route) =>
      line(
        route.path,
        names.map((name) => (route[name] / KiB).toFixed(1)),
      ),
    ),
  ].join('\n')
}

/** A size that nobody knows is over every limit. */
function over(figure: string, bytes: number, limit: number): string[] {
  return bytes <= limit ? [] : [`${figure} ${bytes} bytes, over its limit of ${limit}.`]
}
