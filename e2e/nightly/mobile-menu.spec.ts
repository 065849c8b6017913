import { expect, test } from '@playwright/test'
import { site } from '../../src/content/en/site.ts'
import { languages, localizedPath } from '../../src/languages.ts'
import { keysOf } from '../../src/keys-of.ts'
import { paths } from '../../src/paths.ts'
import { open, phone, waitForHydration } from '../helpers.ts'

test.use(phone)

test('leads back with one click after a reload with the menu open', async ({ page }) => {
  const { menu, links } = site.header
  const header = page.getByRole('banner')
  const toggle = header.getByRole('button', { name: /menu/i })
  await open(page, paths.about)
  await toggle.click()
  await header.getByRole('link', { name: links.solutions }).click()
  await expect(page).toHaveURL(paths.solutions)
  await toggle.click()
  await expect(toggle).toHaveAccessibleName(menu.close)
  await page.reload()
  await waitForHydration(page)
  await expect(toggle).toHaveAccessibleName(menu.open)
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.isOverlay))).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(paths.about)
})

for (const language of keysOf(languages))
  test(`has room for every link of a scrolled header on narrow phones in ${language}`, async ({
    page,
  }) => {
    await open(page, localizedPath(language, paths.safety))
    for (const width of [280, 320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
      const controls = page.getByRole('banner').locator('a, button').filter({ visible: true })
      // The mark, leaving, help and the menu.
      await expect(controls).toHaveCount(4)
      const boxes = await controls.evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right } = element.getBoundingClientRect()
          return { left, right }
        }),
      )
      let before = 0
      for (const { left, right } of boxes) {
        expect(left, `${width} px`).toBeGreaterThanOrEqual(before)
        expect(right - left).toBeGreaterThanOrEqual(24)
        before = right
      }
      expect(before).toBeLessThanOrEqual(width)
    }
  })
