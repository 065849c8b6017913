import { expect, test, type Page } from '@playwright/test'
import { paths } from '../src/paths.ts'

function conversations(page: Page) {
  const voices = page.getByRole('group', { name: /say it at home/ })
  return {
    malay: voices.locator('summary', { hasText: 'Dah lama tak tidur lena.' }),
    tamil: voices.locator('summary[lang=ta]'),
    malayAnswer: voices.getByText('Sejak bila, ya?'),
    tamilAnswer: voices.locator('details:has(summary[lang=ta]) li').nth(1),
  }
}

test('opens one voice at a time', async ({ page }) => {
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  const { malay, tamil, malayAnswer, tamilAnswer } = conversations(page)
  await malay.click()
  await expect(malayAnswer).toBeInViewport()
  await tamil.click()
  await expect(tamilAnswer).toBeVisible()
  await expect(malayAnswer).toBeHidden()
  await tamil.click()
  await expect(tamilAnswer).toBeHidden()
})

test('opens and leaves the voices with the keyboard', async ({ page }) => {
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  const { malay, tamil, malayAnswer, tamilAnswer } = conversations(page)
  await malay.focus()
  await page.keyboard.press('Enter')
  await expect(malayAnswer).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Read how .*\(Malay\)$/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tamil).toBeFocused()
  await page.keyboard.press('Space')
  await expect(tamilAnswer).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('opens a voice', async ({ page }) => {
    await page.goto(paths.home)
    const { malay, malayAnswer } = conversations(page)
    await malay.click()
    await expect(malayAnswer).toBeVisible()
  })
})
