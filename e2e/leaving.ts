import { expect, test, type Page } from '@playwright/test'
import { pitchDeckForm } from '../src/content/en/pitch-deck-form.ts'
import { neutralPage } from '../src/content/facts/browsers.ts'
import { localizedPath } from '../src/languages.ts'
import type { Path } from '../src/paths.ts'
import { findTool } from '../scripts/tools.ts'
import { open } from './helpers.ts'

export const weather = '<h1>Weather</h1>'

/** No test asks the real weather service. */
export async function answerForTheWeather(page: Page): Promise<void> {
  await page.route(neutralPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: weather }),
  )
}

/** Playwright switches the back-forward cache off; the pages of this test's browser go into it. */
export const cachedTest = test.extend({
  page: async ({ playwright, launchOptions, baseURL }, provide) => {
    const executablePath = findTool('chromium')
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ...(executablePath ? { executablePath } : {}),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    await provide(await browser.newPage(baseURL ? { baseURL } : {}))
    await browser.close()
  },
})

/** Not page.goBack(), which waits for a load that a page from the cache does not have. */
export async function goBack(page: Page, address: Path): Promise<void> {
  // In a task of its own, so that the call is answered before the page goes.
  await page.evaluate(() => void setTimeout(() => history.back()))
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(address)
}

export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

export function expectMarkedDocument(page: Page, marked: boolean): Promise<void> {
  return expect(page.locator('html[data-marked]')).toHaveCount(marked ? 1 : 0)
}

export async function expectEmptyFields(page: Page): Promise<void> {
  await expect(page.locator('form [name]').first()).toBeAttached()
  const values = () =>
    page
      .locator('form :is(input, textarea, select)')
      .evaluateAll((fields) =>
        fields.map((field) => ('value' in field ? field.value : '')).join(''),
      )
  expect(await values()).toBe('')
  await page.waitForFunction(() => window.earlyClick === null)
  expect(await values()).toBe('')
}

export async function chooseInvestorType(page: Page): Promise<void> {
  await page.getByLabel(pitchDeckForm.fields.investorType).click()
  await page.getByRole('option', { name: pitchDeckForm.options.investorType.vc }).click()
}

/** Opens another language in the same tab, as by a typed address, and leaves from there. */
export async function leaveFromMalay(page: Page, path: Path): Promise<void> {
  await answerForTheWeather(page)
  await open(page, localizedPath('ms', path))
  await page.locator(`a[href="${neutralPage}"]`).click()
  await expect(page).toHaveURL(neutralPage)
}
