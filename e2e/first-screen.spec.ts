import { expect, test } from '@playwright/test'
import { addressIn, languageIds, type LanguageId } from '../src/languages.ts'
import { paths } from '../src/paths.ts'

test('both buttons of the research page are in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 660 })
  await page.goto(paths.research)
  for (const name of ['Participate in Research', 'Partner With Us']) {
    await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
})

/** In narrower windows the header has the menu in the place of links. */
const withLinks: Partial<Record<LanguageId, number>> = { ms: 1280, ta: 1440 }

for (const id of languageIds) {
  const home = addressIn(id, paths.home)
  const narrowest = withLinks[id] ?? 1100
  test(`${home} opens with its voices, and a header of one line`, async ({ page }) => {
    await page.goto(home)
    for (const [width, height] of [
      [390, 660],
      [1440, 900],
    ] as const) {
      await test.step(`at ${width} px voices, their ground and a button are in sight`, async () => {
        await page.setViewportSize({ width, height })
        const voices = await page.locator('.voices').boundingBox()
        const button = await page.locator('main a[href$="how-it-works"]').first().boundingBox()
        // The line of the ground itself may lie on the fold.
        expect(voices?.y).toBeLessThanOrEqual(height)
        expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height)
        for (const line of await page.locator('.voice-line').all())
          await expect(line).toBeInViewport({ ratio: 1 })
      })
    }

    await test.step('on an upright tablet its words stand above its voices, clear of them', async () => {
      await page.setViewportSize({ width: 768, height: 1024 })
      const bottom = (await page.locator('.voices').boundingBox())?.y
      expect(bottom).toBeLessThanOrEqual(1024)
      const link = await page.locator('main a[href*="open-today"]').first().boundingBox()
      const line = await page.locator('.voice-line').first().boundingBox()
      expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan(line?.y ?? 0)
    })

    await page.waitForFunction(() =>
      [...document.fonts].some(({ family }) => family.includes('Hedvig L')),
    )
    for (const width of [narrowest, narrowest - 1]) {
      const hasLinks = width === narrowest
      await test.step(`at ${width} px its header has ${hasLinks ? 'links' : 'the menu'}`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await expect(page.locator('[popovertarget]')).toBeVisible({ visible: !hasLinks })
        // The height includes the rule below the header.
        expect((await page.locator('header').boundingBox())?.height).toBe(hasLinks ? 84 : 68)
        for (const link of await page.locator('header a:visible').all())
          expect((await link.boundingBox())?.height).toBeLessThanOrEqual(48)
      })
    }
  })
}
