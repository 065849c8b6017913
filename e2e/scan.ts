import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const accessibility = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const contrast = ['color-contrast', 'color-contrast-enhanced']

// Without the paths of all elements that are as they should be: most of axe's time.
const onlyViolations = { resultTypes: ['violations' as const] }

// "Legacy": without a second, empty page for each scan, which only frames of other sites need.
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

/** What axe has to say against the page, or a part of it, as it stands, AAA contrast included. */
export function violations(page: Page, part = 'html'): Promise<string[]> {
  const rules = { 'color-contrast-enhanced': { enabled: true } }
  const runOnly = { type: 'tag' as const, values: accessibility }
  return describe(
    axe(page)
      .include(part)
      .options({ ...onlyViolations, runOnly, rules }),
  )
}

/** Text below 7:1 (large text: 4.5:1). */
export function faintText(page: Page): Promise<string[]> {
  const runOnly = { type: 'rule' as const, values: contrast }
  return describe(axe(page).options({ ...onlyViolations, runOnly }))
}

async function describe(scan: AxeBuilder): Promise<string[]> {
  const { violations: found } = await scan.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  )
}
