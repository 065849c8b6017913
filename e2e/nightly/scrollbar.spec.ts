import { expect, test } from '@playwright/test'
import { localizedPath } from '../../src/languages.ts'
import { everyAddress, horizontalOverflow } from '../helpers.ts'
import config from '../playwright.config.ts'

// A scrollbar that takes room, as in Firefox and on most desktops; Playwright hides it.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
})

for (const width of [320, 390, 412, 900]) {
  test(`fits beside a scrollbar in a window of ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 844 })
    for (const language of ['en', 'ta'] as const) {
      for (const address of everyAddress) {
        const path = localizedPath(language, address)
        await page.goto(path)
        const scrollbar = await page.evaluate(
          () => window.innerWidth - document.documentElement.clientWidth,
        )
        expect(scrollbar).toBeGreaterThan(0)
        expect.soft(await horizontalOverflow(page), path).toBe(0)
      }
    }
  })
}
