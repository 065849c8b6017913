import { expect, test } from '@playwright/test'
import { addressIn, languageIds, languages } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { messagesOf, open, sidewaysScroll } from './site.ts'

test('opens each language, and offers the page in the others', async ({ page }) => {
  const messages = messagesOf(page)
  await page.setViewportSize({ width: 320, height: 844 })
  for (const [id, path] of [
    ['ms', paths.howItWorks],
    ['zh', paths.home],
    ['ta', paths.contact],
  ] as const) {
    await open(page, addressIn(id, path))
    await expect(page.locator('html')).toHaveAttribute('lang', languages[id].tag)
    for (const other of languageIds.filter((each) => each !== id)) {
      const link = page.getByRole('link', { name: languages[other].name, exact: true })
      await expect(link).toHaveAttribute('href', addressIn(other, path))
    }
    expect(await sidewaysScroll(page)).toBe(0)
  }
  expect(messages).toEqual([])
})

test('changes the language in a new tab while a form holds text', async ({ page, context }) => {
  await open(page, paths.contact)
  const malay = page.getByRole('link', { name: languages.ms.name })
  await page.locator('#message-form [name=subject]').fill('Half a sentence')
  await expect(malay).toHaveAttribute('target', '_blank')
  const opened = context.waitForEvent('page')
  await malay.click()
  await expect(await opened).toHaveURL(addressIn('ms', paths.contact))
  await expect(page.locator('#message-form [name=subject]')).toHaveValue('Half a sentence')
  await page.locator('#message-form [name=subject]').fill('')
  await expect(malay).not.toHaveAttribute('target', /./)
})

test('changes the language of a page reached by a click', async ({ page }) => {
  await open(page, paths.home)
  await page.getByRole('main').locator(`a[href="${paths.howItWorks}"]`).first().click()
  await expect(page).toHaveURL(paths.howItWorks)
  await page.getByRole('link', { name: languages.ta.name }).click()
  await expect(page).toHaveURL(addressIn('ta', paths.howItWorks))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
})
