import { expect, test } from '@playwright/test'
import { displayLetters } from '../scripts/fonts/display-letters.ts'
import { home, others } from '../src/app/page-fonts/chinese-letters.ts'
import { publishedLanguages } from '../src/content/facts/company.ts'
import { localizedPath, languages } from '../src/languages.ts'
import { screens } from '../src/breakpoints.ts'
import { paths } from '../src/paths.ts'
import {
  collectConsoleMessages,
  everyAddress,
  horizontalOverflow,
  open,
  waitForFonts,
  waitForHydration,
} from './helpers.ts'
import { isHeaderOneRow } from './visible.ts'

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

test('keeps the header in one row where its links begin to show, in every language', async ({
  page,
}) => {
  for (const id of publishedLanguages) {
    await open(page, localizedPath(id, paths.contact))
    await waitForFonts(page)
    const links = page.locator('header nav').first()
    let [without, narrowest] = [320, 1920]
    while (narrowest - without > 1) {
      const width = Math.floor((without + narrowest) / 2)
      await page.setViewportSize({ width, height: 844 })
      if (await links.isVisible()) narrowest = width
      else without = width
    }
    const breakpoints = Object.values(screens).map((width) => parseFloat(width) * 16)
    for (const width of [without, narrowest, ...breakpoints.filter((each) => each > narrowest)]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await links.isVisible()).toBe(width >= narrowest)
      expect.soft(await isHeaderOneRow(page), `${id} at ${width} px`).toBe(true)
    }
  }
})

test('gives the title of the home page three lines at most on a phone, in every language', async ({
  page,
}) => {
  for (const id of publishedLanguages) {
    await open(page, localizedPath(id, paths.home))
    await waitForFonts(page)
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 844 })
      const lines = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
        // Without the spacing that keeps the lines of boxes, on a machine without Tamil letters.
        for (const part of [title, ...title.querySelectorAll<HTMLElement>('*')])
          if (part instanceof HTMLElement) part.style.letterSpacing = ''
        const range = document.createRange()
        range.selectNodeContents(title)
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      })
      expect.soft(lines, `${id} at ${width} px`).toBeLessThanOrEqual(3)
    }
  }
})

test('sets Chinese titles in Song, what a visitor types in the face of the text, and Latin titles in the brand’s', async ({
  page,
}) => {
  test.skip(!publishedLanguages.includes('zh'), 'Chinese is not published')
  const familyOf = (element: Element) => getComputedStyle(element).fontFamily
  for (const address of [paths.home, paths.forUsers]) {
    await page.goto(localizedPath('zh', address), { waitUntil: 'domcontentloaded' })
    const titles = await page
      .locator('main h3.font-display:lang(zh)')
      .evaluateAll((found) => found.map((title) => getComputedStyle(title).fontFamily))
    expect(titles.length, address).toBeGreaterThan(0)
    for (const family of titles) expect.soft(family, address).toContain('Hening Chinese')
    const latin = await page
      .locator('main .font-display:is(:lang(en), :lang(ms))')
      .evaluateAll((found) => found.map((words) => getComputedStyle(words).fontFamily))
    expect(latin.length, address).toBeGreaterThan(0)
    const brand = await page.locator('.text-wordmark').first().evaluate(familyOf)
    for (const family of latin) expect.soft(family, address).toBe(brand)
  }
  const typed = '龍骑魑'
  for (const address of [paths.safety, paths.howItWorks]) {
    await open(page, localizedPath('zh', address))
    const text = await page.locator('body').evaluate(familyOf)
    const field = page.getByRole('main').getByRole('textbox').first()
    await field.fill(typed)
    const echoes = page
      .getByRole('main')
      .getByText(typed)
      .filter({ hasNot: page.locator('*') })
    if (address === paths.safety) await expect(echoes).not.toHaveCount(0)
    for (const place of [field, ...(await echoes.all())])
      expect.soft(await place.evaluate(familyOf), address).toContain(text)
    await field.fill('')
  }
})

test('has every Chinese letter of the titles in the fonts of Chinese titles', async ({ page }) => {
  test.skip(!publishedLanguages.includes('zh'), 'Chinese is not published')
  for (const address of everyAddress) {
    await page.goto(localizedPath('zh', address), { waitUntil: 'domcontentloaded' })
    const letters = await displayLetters(page)
    expect(letters.length, address).toBeGreaterThan(0)
    const inFonts = address === paths.home ? home : home + others
    const missing = letters.filter((letter) => !inFonts.includes(letter))
    const command = 'scripts/fonts/subset-for-chinese.mjs makes new fonts'
    expect.soft(missing, `${address}: ${command}`).toEqual([])
  }
})
