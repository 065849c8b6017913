import { expect, test, type Page } from '@playwright/test'
import { leaving } from '../src/content/en/leaving.ts'
import { situationWords } from '../src/content/en/situations.ts'
import { neutralPage } from '../src/content/facts/browsers.ts'
import { localizedPath } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { fillContactForm, open } from './helpers.ts'
import { answerForTheWeather, weather } from './leaving.ts'

declare global {
  interface Window {
    note: (state: unknown) => void
  }
}

const link = (page: Page) => page.getByRole('link', { name: leaving.link })

test('leaves after three Shift presses, none of them in a field or between other keys', async ({
  page,
}) => {
  await answerForTheWeather(page)
  await open(page, paths.contact)
  await page.getByLabel('Subject').focus()
  for (const letter of 'ABC') await page.keyboard.press(`Shift+${letter}`)
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift')
  await expect(page.getByLabel('Subject')).toHaveValue('ABC')
  await page.getByLabel('Subject').blur()
  await page.keyboard.press('Shift')
  await page.keyboard.press('Shift')
  await page.keyboard.press('Tab')
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  const said = page.getByRole('status').filter({ hasText: leaving.onceMore })
  await page.keyboard.press('Shift')
  await expect(said).toHaveCount(0)
  await expect(page).toHaveURL(paths.contact)
  await page.keyboard.press('Shift')
  await expect(said).toHaveCount(1)
  await page.keyboard.press('Shift')
  await expect(page).toHaveURL(neutralPage)
})

test('clears page, title and fields at once, and Back does not return to them', async ({
  page,
}) => {
  const left = new Promise((resolve) => void page.exposeFunction('note', resolve))
  // The next page waits until the note is here: it would be lost with the page that sends it.
  await page.route(neutralPage, async (route) => {
    await left
    await route.fulfill({ contentType: 'text/html', body: weather })
  })
  await page.goto('about:blank')
  await open(page, paths.contact)
  await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('[name=subject], [name=message]')
    new MutationObserver(() =>
      window.note({
        height: document.documentElement.getBoundingClientRect().height,
        title: document.title,
        typed: [...fields].map(({ value }) => value),
      }),
    ).observe(document.documentElement, { attributes: true })
  })
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('Nobody at home should read this.')
  await link(page).click()
  await expect(page).toHaveURL(neutralPage)
  expect(await left).toEqual({ height: 0, title: '', typed: ['', ''] })
  await page.goBack()
  expect(page.url()).toBe('about:blank')
})

test('keeps the link in view while somebody reads where to get help', async ({ page }) => {
  await answerForTheWeather(page)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, paths.forUsers)
    await page.getByRole('heading', { name: situationWords.title }).scrollIntoViewIfNeeded()
    await link(page).last().click()
    await expect(page).toHaveURL(neutralPage)
  }
})

test('leaves with one press from the header of a wide window, wherever the page has scrolled to', async ({
  page,
}) => {
  await answerForTheWeather(page)
  const inHeader = page.locator('header').getByRole('link', { name: leaving.link })
  for (const width of [1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 })
    await open(page, paths.howItWorks)
    await expect(inHeader).toHaveCount(0)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await inHeader.click()
    await expect(page).toHaveURL(neutralPage)
  }
})

// Back to each form, with and without the browser's cache, is in nightly/leave-quickly.spec.ts.
test('stores nothing when another document replaces a form', async ({ page, context }) => {
  await open(page, paths.contact)
  await fillContactForm(page, 'A question')
  await page.goto(localizedPath('ms', paths.about))
  const stored = await page.evaluate(async () => ({
    inStorage: localStorage.length + sessionStorage.length,
    inDatabases: (await indexedDB.databases()).length,
    inName: window.name,
  }))
  expect(stored).toEqual({ inStorage: 0, inDatabases: 0, inName: '' })
  expect(await context.cookies()).toEqual([])
})
