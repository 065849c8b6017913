import { expect, type Page } from '@playwright/test'
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
