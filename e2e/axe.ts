import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Readable code would take twice as long to reach a page. */
const minified = readFileSync(
  new URL('../node_modules/axe-core/axe.min.js', import.meta.url),
  'utf8',
)
const accessibility = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Checks contrast at AAA, which includes AA. */
export function violations(page: Page, part = 'html'): Promise<string[]> {
  const rules = {
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
  }
  return scan(page, part, { runOnly: { type: 'tag', values: accessibility }, rules })
}

/** Lists text with a contrast below 7:1 (large text: below 4.5:1). */
export function lowContrastText(page: Page, part = 'html'): Promise<string[]> {
  return scan(page, part, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } })
}

async function scan(page: Page, part: string, rules: RunOptions): Promise<string[]> {
  // Paths of all passed elements take most of axe's time.
  const options: RunOptions = { ...rules, resultTypes: ['violations'] }
  // Each page gets it once: reading it takes as long as some scans.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(minified)
  const { violations: found } = await page.evaluate(
    ([context, how]) => window.axe.run(context, how),
    [part, options] as const,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}
