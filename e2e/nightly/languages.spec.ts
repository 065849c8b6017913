import { expect, test } from '@playwright/test'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { localizedPath, languages } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'
import { violations } from '../axe.ts'
import {
  collectConsoleMessages,
  everyAddress,
  horizontalOverflow,
  open,
  waitForFonts,
} from '../helpers.ts'
import { coveredControls, cutText, isHeaderOneRow, spaceText } from '../visible.ts'

/** Phones at 200 % and 250 %, narrow windows at 130 % and 200 %. */
const textSizes = [
  { width: 700, text: 32 },
  { width: 640, text: 32 },
  { width: 390, text: 32 },
  { width: 320, text: 32 },
  { width: 320, text: 40 },
  { width: 320, text: 21 },
]

for (const address of everyAddress) {
  test(`opens ${address} in every language, at every width and with large text`, async ({
    page,
  }) => {
    test.slow()
    const messages = collectConsoleMessages(page)
    const devTools = await page.context().newCDPSession(page)
    for (const id of publishedLanguages) {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, localizedPath(id, address))
      await waitForFonts(page)
      await expect(page.locator('html')).toHaveAttribute('lang', languages[id].tag)
      expect.soft(await violations(page), id).toEqual([])
      for (const width of [280, 320, 360, 640, 768, 1024, 1120, 1440, 1920]) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await horizontalOverflow(page), `${id} at ${width} px`).toBe(0)
      }
      for (const { width, text } of textSizes) {
        await page.setViewportSize({ width, height: 844 })
        await devTools.send('Page.setFontSizes', { fontSizes: { standard: text } })
        await expect(page.locator('html')).toHaveCSS('font-size', `${text}px`)
        expect.soft(await horizontalOverflow(page), `${id} with text of ${text} px`).toBe(0)
        expect.soft(await cutText(page), `${id} with text of ${text} px`).toEqual([])
        const title = await page.locator('#page h1').boundingBox()
        expect.soft(title?.width, `${id} with text of ${text} px`).toBeGreaterThan(width / 2)
      }
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
      for (const width of [390, 1024, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await coveredControls(page), `${id} at ${width} px`).toEqual([])
      }
      await spaceText(page)
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await cutText(page), `${id} with spaced text at ${width} px`).toEqual([])
      }
    }
    const isMissing = address === '/no-such-page'
    expect(messages.filter((text) => !isMissing || !/404|no-such-page/.test(text))).toEqual([])
  })
}

for (const id of publishedLanguages) {
  test(`keeps the header in one row at every width in ${languages[id].name}`, async ({ page }) => {
    test.slow()
    await open(page, localizedPath(id, paths.contact))
    await waitForFonts(page)
    const wrong: number[] = []
    for (let width = 1920; width >= 320; width -= 8) {
      await page.setViewportSize({ width, height: 844 })
      if (!(await isHeaderOneRow(page))) wrong.push(width)
    }
    expect(wrong).toEqual([])
  })
}
