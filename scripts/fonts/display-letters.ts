import type { Page } from '@playwright/test'

/** Returns the Chinese letters and punctuation that a page shows in its display face, folded parts included. */
export async function displayLetters(page: Page): Promise<string[]> {
  const letters = await page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (parentElement && getComputedStyle(parentElement).fontFamily.includes('Hening Chinese'))
        found.push(...(textContent?.match(/[\u00b7\u2010-\u9fff\uff00-\uffef]/g) ?? []))
    }
    return found
  })
  return [...new Set(letters)]
}
