import { expect, test } from '@playwright/test'
import { site } from '../../src/content/en/site.ts'
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
