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

// English has room from 1200 px, Malay and Tamil from 1280 px.
for (const language of keysOf(languages))
  test(`shows the link to leave quickly in a wide header without moving another link in ${language}`, async ({
    page,
  }) => {
    await open(page, localizedPath(language, paths.safety))
    const links = page.getByRole('banner').locator('a, button').filter({ visible: true })
    const boxes = () =>
      links.evaluateAll((elements) =>
        elements.map((element) => {
          const { left, right } = element.getBoundingClientRect()
          return { left, right }
        }),
      )
    for (const width of [1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(links).toHaveCount(9)
      const [mark, ...others] = await boxes()
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
      await expect(links).toHaveCount(10)
      const [markAfter, leave, ...othersAfter] = await boxes()
      expect(othersAfter).toHaveLength(others.length)
      expect(markAfter?.right, `${width} px`).toBeCloseTo(mark?.right ?? 0, 0)
      for (const [index, { left }] of othersAfter.entries()) {
        expect(left, `${width} px`).toBeCloseTo(others[index]?.left ?? 0, 0)
      }
      expect(leave && markAfter ? leave.left - markAfter.right : 0).toBeGreaterThanOrEqual(15.5)
      expect(leave ? (othersAfter[0]?.left ?? 0) - leave.right : 0).toBeGreaterThanOrEqual(15.5)
    }
  })
