import { expect, type Page } from '@playwright/test'
import { neutralPage } from '../src/content/leaving.ts'
import { paths } from '../src/paths.ts'
import { fontsAdded } from './site.ts'

declare global {
  interface Window {
    /** The browser's own sum of layout shifts. */
    shift: number
  }
}

/** Sums up layout shifts, and marks what the server sent. */
export function watchFromTheStart(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) window.shift += Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('DOMContentLoaded', () => {
      for (const name of ['h1', 'main']) {
        document.querySelector(name)?.setAttribute('data-prerendered', '')
      }
    })
  })
}

/** Expects that nothing has moved since the page began to load. */
export async function expectStill(page: Page): Promise<void> {
  await fontsAdded(page)
  // The fonts are drawn in the first frame; layout shifts are reported in the second.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  })
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.01)
}

async function turnScriptsOff(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setScriptExecutionDisabled', { value: true })
}

/** Expects a page without scripts to show its numbers, its ways home and out, and no dead button. */
export async function expectToWorkWithoutScripts(page: Page, address: string): Promise<void> {
  await turnScriptsOff(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const numbers = page.locator('section[aria-labelledby=help-now] a[href^="tel:"]')
  expect(await numbers.count()).toBeGreaterThan(3)
  await expect(page.locator(`a[href="${neutralPage}"]`)).toBeInViewport()
  // The browser itself opens what `popovertarget` names.
  const needScripts = page.locator('button:not([disabled], [popovertarget])')
  await expect(needScripts.filter({ visible: true })).toHaveCount(0)
  await page.locator(`a[href="${paths.home}"]`).first().click()
  await expect(page).toHaveURL(paths.home)
}
