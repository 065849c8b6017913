import { expect, test } from '@playwright/test'
import { addressIn, languageIds } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'

test('shows the voices and a button in the first screen of home, in every language', async ({
  page,
}) => {
  for (const id of languageIds) {
    await page.goto(addressIn(id, paths.home))
    for (const [width, height] of [
      [390, 660],
      [1440, 900],
    ] as const) {
      await test.step(`${id} at ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        await expect(page.locator('main a[href$="how-it-works"]').first()).toBeInViewport()
        for (const line of await page.locator('.voice-line').all())
          await expect(line).toBeInViewport({ ratio: 1 })
      })
    }
  }
})
