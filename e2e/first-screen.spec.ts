import { expect, test } from '@playwright/test'
import { addressIn, languageIds } from '../src/languages.ts'
import { paths } from '../src/paths.ts'

test('the loom of the register is in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 660 })
  await page.goto(paths.research)
  for (const count of ['15 planned', '9 in trials', '3 work']) {
    await expect(page.getByRole('link', { name: count })).toBeInViewport({ ratio: 1 })
  }
})

for (const [width, height] of [
  [390, 660],
  [1440, 900],
] as const) {
  test(`the voices, their ground and a button are on the first screen of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const id of languageIds) {
      await page.goto(addressIn(id, paths.home))
      const voices = await page.locator('.voices').boundingBox()
      const button = await page.locator('main a[href$="how-it-works"]').first().boundingBox()
      // The line of the ground itself may lie on the fold.
      expect(voices?.y).toBeLessThanOrEqual(height)
      expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height)
      for (const line of await page.locator('.voice-line').all())
        await expect(line).toBeInViewport({ ratio: 1 })
    }
  })
}
