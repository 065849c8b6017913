import { expect, test, type Page } from '@playwright/test'
import { paths } from '../src/paths.ts'

function talks(page: Page) {
  const voices = page.getByRole('group', { name: /Four people/ })
  return {
    malay: voices.locator('summary', { hasText: 'Dah lama tak tidur lena.' }),
    mixed: voices.locator('summary', { hasText: 'someone thinks of ending their life' }),
    answer: voices.getByText('Sejak bila, ya?'),
    emergency: voices.getByRole('link', { name: /999/ }),
  }
}

test('opens and closes voices with the keyboard', async ({ page }) => {
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  const { malay, mixed, answer, emergency } = talks(page)
  await malay.focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Read how this talk goes on (Malay)' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(mixed).toBeFocused()
  await page.keyboard.press('Space')
  await expect(emergency).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('opens a voice', async ({ page }) => {
    await page.goto(paths.home)
    const { malay, mixed, answer, emergency } = talks(page)
    await malay.click()
    await expect(answer).toBeVisible()
    await mixed.click()
    await expect(emergency).toBeVisible()
  })
})
