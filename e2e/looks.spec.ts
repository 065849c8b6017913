import { expect, test } from '@playwright/test'
import { everyAddress } from './site.ts'

/**
 * Every page against its picture in e2e/looks. After a wanted change: npm run looks:update.
 * The site's own fonts make Latin text the same everywhere; passages in Tamil and Mandarin are set
 * in whatever the machine has, so they are masked.
 */
for (const address of everyAddress) {
  const name = address === '/' ? 'home' : address.slice(1)
  test(`${address} looks as it did`, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T04:00:00Z')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const width = page.viewportSize()?.width ?? 0
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
      fullPage: true,
      mask: [page.locator('[lang="ta"], [lang="zh-Hans"]')],
      maxDiffPixelRatio: 0.02,
    })
  })
}
