import { expect, test, type Page } from '@playwright/test'
import { addressIn, languageIds, languages } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { open } from './site.ts'

/** A phone whose text is set to 200 %, and a narrow window at 130 %. */
const settings = [
  { width: 390, text: 32 },
  { width: 320, text: 21 },
]

for (const id of languageIds) {
  for (const { width, text } of settings) {
    test(`with text of ${text} px at ${width} px no letter is cut in ${languages[id].tag}`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height: 844 })
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: text } })
      for (const path of Object.values(paths)) {
        await test.step(path, async () => {
          await open(page, addressIn(id, path))
          await expect(page.locator('html')).toHaveCSS('font-size', `${text}px`)
          expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
          expect.soft(await cutText(page)).toEqual([])
        })
      }
      await test.step('the menu opens, and holds its links', async () => {
        await open(page, addressIn(id, paths.home))
        await page.locator('[aria-controls=menu]').click()
        await expect(page.locator('#menu a').first()).toBeInViewport()
        expect(await cutText(page)).toEqual([])
      })
    })
  }
}

/** Text that stands beyond the window's sides; what only screen readers meet is none. */
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
      const beyond = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (left < -1 || right > clientWidth + 1),
      )
      if (beyond) cut.push(text.textContent.trim().slice(0, 40))
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
