import { expect, test } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { open } from './site.ts'
import { violations } from './scan.ts'

test('an open list has no violation, fits the narrowest phone, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, paths.forInvestors)
  const focus = page.getByRole('combobox', { name: 'Investment focus' })
  // The dressed list has arrived.
  await expect(focus).toHaveAttribute('aria-expanded', 'false')
  await focus.click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(9)
  // The page behind it is hidden from screen readers meanwhile.
  expect(await violations(page, '[role=listbox]')).toEqual([])
  const box = await page.getByRole('listbox').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')
  await expect(focus).toBeFocused()
})

test('the open mobile menu has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, paths.home)
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
  expect(await violations(page)).toEqual([])
})

test('the first Tab reaches the skip link, which leads past the header', async ({ page }) => {
  await open(page, paths.home)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page')
})
