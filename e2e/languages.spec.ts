import { expect, test } from '@playwright/test'
import { publishedLanguages } from '../src/content/facts/company.ts'
import { localizedPath, languages } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { collectConsoleMessages, horizontalOverflow, open, waitForHydration } from './helpers.ts'

test('changes the language in a new tab while a form holds text', async ({ page, context }) => {
  test.skip(!publishedLanguages.includes('ms'), 'Malay is not published')
  await open(page, paths.contact)
  const malay = page.getByRole('link', { name: languages.ms.name })
  await page.locator('#message-form [name=subject]').fill('Half a sentence')
  await expect(malay).toHaveAttribute('target', '_blank')
  const opened = context.waitForEvent('page')
  await malay.click()
  await expect(await opened).toHaveURL(localizedPath('ms', paths.contact))
  await expect(page.locator('#message-form [name=subject]')).toHaveValue('Half a sentence')
  await page.locator('#message-form [name=subject]').fill('')
  await expect(malay).not.toHaveAttribute('target', /./)
})

test('changes the language of a page reached by a click, on a small phone', async ({ page }) => {
  test.skip(!publishedLanguages.includes('ta'), 'Tamil is not published')
  const messages = collectConsoleMessages(page)
  await page.setViewportSize({ width: 320, height: 844 })
  await open(page, paths.home)
  await page.getByRole('main').locator(`a[href="${paths.howItWorks}"]`).first().click()
  await expect(page).toHaveURL(paths.howItWorks)
  await page.getByRole('link', { name: languages.ta.name }).click()
  await expect(page).toHaveURL(localizedPath('ta', paths.howItWorks))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  await waitForHydration(page)
  expect(await horizontalOverflow(page)).toBe(0)
  expect(messages).toEqual([])
})
