import { expect, test, type Page } from '@playwright/test'
import { company } from '../src/content/facts/company.ts'
import { paths } from '../src/paths.ts'
import {
  fillContactForm,
  open,
  openWaitlist,
  phone,
  noFaults,
  readPaper,
  submitOf,
} from './helpers.ts'

/** Returns how many sheets the page takes. */
async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test('prints the whole page while the waitlist dialog is open', async ({ page }) => {
  await open(page, paths.about)
  const closed = await sheets(page)
  const dialog = await openWaitlist(page)
  await expect(dialog).toBeVisible()
  expect(await sheets(page)).toBe(closed)
  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toBeHidden()
  await expect(page.locator('[data-overlay]')).toBeHidden()
  await expect(page.locator('h1')).toBeVisible()
})

test('prints the page without a notice', async ({ page }) => {
  await page.route('**/functions/v1/send-contact-email', (route) => route.abort())
  await open(page, paths.contact)
  await fillContactForm(page, 'A question')
  await submitOf(page.locator('#message-form')).click()
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(notice).toBeHidden()
})

test('prints hours and black words, helplines first, and nothing to click', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, paths.forUsers)
  const now = page.locator('#open-today time')
  await expect(now).toBeVisible()
  const { first, faults } = await readPaper(page)
  for (const number of ['999', '03\u00a07627\u00a02929', '15999', '15555'])
    expect(first).toContain(number)
  expect(faults).toEqual(noFaults)
  await expect(now).toBeHidden()
  await expect(page.locator('#open-today [data-prints]').first()).toBeVisible()
  // What fills a sheet of its own, or parts the footer from the words above it, is left out.
  const left = page.locator('main section:has(#pocket-card), main ~ div')
  const displays = await left.evaluateAll((parts) =>
    parts.map((part) => getComputedStyle(part).display),
  )
  expect(displays.length).toBeGreaterThan(1)
  expect(new Set(displays)).toEqual(new Set(['none']))
  const link = page.locator('main a.pressable[href$="/how-it-works"]').first()
  const address = await link.evaluate((a) => getComputedStyle(a, '::after').content)
  expect(address).toContain(company.siteOrigin)
})

test('prints each of the six screens whole, beside its words', async ({ page }) => {
  await open(page, paths.howItWorks)
  const { faults } = await readPaper(page)
  expect(faults).toEqual(noFaults)
  const steps = page.locator('.loom > ol > li')
  await expect(steps).toHaveCount(6)
  const sideBySide = await steps.evaluateAll((items) =>
    items.map((item) => {
      const words = item.querySelector('.loom-words')?.getBoundingClientRect()
      const screen = item.querySelector('.loom-screen')?.getBoundingClientRect()
      const { bottom, right } = item.getBoundingClientRect()
      if (!words || !screen) return 'a step without words or screen'
      const isBeside = words.right <= screen.left && Math.abs(words.top - screen.top) < 2
      return isBeside && screen.right <= right + 1 && screen.bottom <= bottom + 1
    }),
  )
  expect(sideBySide).toEqual(Array.from({ length: 6 }, () => true))
})

test.describe('in a narrow window', () => {
  test.use(phone)
  test('prints the whole page while the menu is open', async ({ page }) => {
    await open(page, paths.about)
    const closed = await sheets(page)
    await page.locator('header [popovertarget]').click()
    await expect(page.locator('#menu')).toBeVisible()
    expect(await sheets(page)).toBe(closed)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('#menu')).toBeHidden()
  })
})

test('copies no words that only screen readers get', async ({ page }) => {
  await open(page, paths.contact)
  const hidden = await page.locator('main .sr-only').allTextContents()
  const words = hidden.filter((text) => text.trim() !== '')
  expect(words.length).toBeGreaterThan(0)
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body)
    return String(getSelection())
  })
  expect(copied).toContain('999')
  for (const text of words) expect(copied).not.toContain(text)
})
