import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { everyAddress } from './site.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const widths = [320, 768, 1280]

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)
}

for (const address of everyAddress) {
  test(`${address} has no accessibility violation and never scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address, { waitUntil: 'networkidle' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violations(page), `at ${width} px`).toEqual([])
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(sideways, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('the open dialog with its error has no violation, keeps focus inside and gives it back', async ({
  page,
}) => {
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  const opener = page.getByRole('button', { name: 'Join the waitlist by email' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByLabel('Email')).toBeFocused()
  expect(await violations(page)).toEqual([])
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
})

for (const [address, button] of [
  [paths.contact, /send/i],
  [paths.forInvestors, /request pitch deck/i],
] as const) {
  test(`${address} with every error shown has no violation and focus on the first of them`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.getByRole('main').getByRole('button', { name: button }).click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
    expect(await violations(page)).toEqual([])
  })
}

test('the open mobile menu has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
  expect(await violations(page)).toEqual([])
})

test('the first Tab reaches the skip link, which leads past the header', async ({ page }) => {
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page')
})
