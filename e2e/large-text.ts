import { expect, test, type Page } from '@playwright/test'

/** These are a phone at 200 % and a narrow window at 130 %. */
const settings = [
  { width: 390, text: 32 },
  { width: 320, text: 21 },
]

/** Looks at the page as it is; the menu is the same on each page. */
export async function expectLargeTextUncut(page: Page, { menu }: { menu: boolean }): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const setText = async (standard: number) => {
    await devTools.send('Page.setFontSizes', { fontSizes: { standard } })
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
  }
  for (const { width, text } of settings) {
    await test.step(`with text of ${text} px at ${width} px no letter is cut`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await setText(text)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect.soft(await cutText(page)).toEqual([])
    })
    if (!menu) continue
    await test.step(`with text of ${text} px at ${width} px the menu holds its links`, async () => {
      const toggle = page.locator('[aria-controls=menu]')
      await toggle.click()
      await expect(page.locator('#menu a').first()).toBeInViewport()
      expect.soft(await cutText(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.locator('#menu:popover-open')).toHaveCount(0)
    })
  }
  await setText(16)
  await devTools.detach()
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
