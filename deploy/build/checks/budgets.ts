import { keysOf } from '../../../src/keys-of.ts'
import type { LanguageId } from '../../../src/languages.ts'

const KiB = 1024

/** Sizes are Brotli bytes; the loader's are plain. New script names alone change a page by up to 30. */
export const budgets = {
  html: 13.15 * KiB,
  scripts: 84.75 * KiB,
  chunk: 5 * KiB,
  visit: 171 * KiB,
  prefetch: 80 * KiB,
  loader: 512,
}

/** Other languages are relative to English; Malay was measured (src/README.md). */
const translated = {
  html: 13.65 * KiB,
  scripts: 86 * KiB,
  chunk: 5.5 * KiB,
  visit: 172.5 * KiB,
}

const byLanguage: Partial<Record<LanguageId, Partial<typeof budgets>>> = {
  en: {},
  zh: { ...translated, chunk: 5.75 * KiB, visit: 146 * KiB },
  ta: { html: 14.45 * KiB, scripts: 88 * KiB, chunk: 7.5 * KiB, visit: 185.5 * KiB },
}

const more: Record<string, Partial<typeof budgets>> = {
  '/contact': { scripts: 1 * KiB, visit: 1 * KiB },
  '/for-investors': { scripts: 28.75 * KiB, chunk: KiB, visit: 28.75 * KiB },
  '/for-users': { visit: 20 * KiB },
  '/research': { chunk: 2 * KiB },
  '/safety': { chunk: 0.75 * KiB },
}

/**
 * `visit` has fonts and the whole sheet; `prefetch` is code of other pages, of which idle time
 * fetches until a visit has 200 KiB.
 */
const figures = {
  html: 'HTML with its styles',
  scripts: 'JavaScript before interactive',
  chunk: 'route chunk',
  visit: 'first visit',
  prefetch: 'idle prefetch',
}

const names = keysOf(figures)

export type RouteSizes = Record<keyof typeof figures, number> & { path: string }

export function checkBudgets(
  language: LanguageId,
  routes: RouteSizes[],
  loaderLength: number,
): string[] {
  const errors = routes.flatMap((route) => {
    const limits = { ...budgets, ...(byLanguage[language] ?? translated) }
    return names.flatMap((name) => {
      const limit = limits[name] + (more[route.path]?.[name] ?? 0)
      return over(`${language} ${route.path}: ${figures[name]}`, route[name], limit)
    })
  })
  return [...errors, ...over('every route: inline loader', loaderLength, budgets.loader)]
}

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

/** NaN, an unknown size, is over every limit. */
function over(figure: string, bytes: number, limit: number): string[] {
  return bytes <= limit ? [] : [`${figure} ${bytes} bytes, over its limit of ${limit}.`]
}
