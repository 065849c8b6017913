const KiB = 1024

/** Brotli bytes, but for the loader. */
export const budgets = {
  htmlAim: 10 * KiB,
  html: 13 * KiB,
  scripts: 78 * KiB,
  scriptsWithForm: 84 * KiB,
  chunk: 4 * KiB,
  prefetch: 40 * KiB,
  loader: 512,
} as const

export type RouteSizes = {
  path: string
  hasForm: boolean
  html: number
  /** All scripts that the page needs, its own chunk among them. */
  scripts: number
  chunk: number
  /** What is fetched in idle time for the other pages. */
  prefetch: number
}

export type Verdict = { errors: string[]; warnings: string[] }

/** One sentence for each figure over its limit, naming the route, the figure and the limit. */
export function checkBudgets(routes: RouteSizes[], loaderLength: number): Verdict {
  const errors = routes.flatMap((route) => [
    over(route.path, 'HTML with its styles', route.html, budgets.html),
    over(
      route.path,
      'JavaScript',
      route.scripts,
      route.hasForm ? budgets.scriptsWithForm : budgets.scripts,
    ),
    over(route.path, 'route chunk', route.chunk, budgets.chunk),
    over(route.path, 'idle prefetch', route.prefetch, budgets.prefetch),
  ])
  errors.push(over('every route', 'inline loader', loaderLength, budgets.loader))
  const warnings = routes.map(({ path, html }) =>
    html > budgets.html ? [] : over(path, 'HTML with its styles (aim)', html, budgets.htmlAim),
  )
  return { errors: errors.flat(), warnings: warnings.flat() }
}

/** The sizes as a table for the build's output. */
export function sizeTable(routes: RouteSizes[]): string {
  const columns = ['html', 'scripts', 'chunk', 'prefetch'] as const
  return [
    `${'KiB brotli'.padEnd(16)}${columns.map((name) => name.padStart(9)).join('')}`,
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
