import { expect, test, type Page } from '@playwright/test'
import { localizedPath, languageIds, languages } from '../../src/languages.ts'
import { violations } from '../axe.ts'
import {
  collectConsoleMessages,
  everyAddress,
  horizontalOverflow,
  open,
  waitForFonts,
} from '../helpers.ts'

/** A phone at 200 % and a narrow window at 130 %. */
const textSizes = [
  { width: 390, text: 32 },
  { width: 320, text: 21 },
]

for (const address of everyAddress) {
  test(`opens ${address} in every language, at every width and with large text`, async ({
    page,
  }) => {
    test.slow()
    const messages = collectConsoleMessages(page)
    const devTools = await page.context().newCDPSession(page)
    for (const id of languageIds) {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, localizedPath(id, address))
      await waitForFonts(page)
      await expect(page.locator('html')).toHaveAttribute('lang', languages[id].tag)
      expect.soft(await violations(page), id).toEqual([])
      for (const width of [320, 360, 768, 1024, 1120, 1440, 1920]) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await horizontalOverflow(page), `${id} at ${width} px`).toBe(0)
      }
      for (const { width, text } of textSizes) {
        await page.setViewportSize({ width, height: 844 })
        await devTools.send('Page.setFontSizes', { fontSizes: { standard: text } })
        await expect(page.locator('html')).toHaveCSS('font-size', `${text}px`)
        expect.soft(await horizontalOverflow(page), `${id} with text of ${text} px`).toBe(0)
        expect.soft(await cutText(page), `${id} with text of ${text} px`).toEqual([])
      }
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    }
    const isMissing = address === '/no-such-page'
    expect(messages.filter((text) => !isMissing || !/404|no-such-page/.test(text))).toEqual([])
  })
}

/** Text for screen readers alone may be cut. */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.textContent?.trim() || !isSeen(text.parentElement)) continue
      range.selectNodeContents(text)
      const isBeyond = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (left < -1 || right > clientWidth + 1),
      )
      if (isBeyond) cut.push(text.textContent.trim().slice(0, 40))
    }
    return cut

    function isSeen(element: Element | null): boolean {
      if (!element?.checkVisibility({ visibilityProperty: true })) return false
      for (let around: Element | null = element; around; around = around.parentElement)
        if (getComputedStyle(around).clipPath === 'inset(50%)') return false
      return true
    }
  })
}
