import { expect, test, type Page } from '@playwright/test'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { localizedPath } from '../../src/languages.ts'
import { everyAddress, open, waitForFonts } from '../helpers.ts'

for (const address of everyAddress) {
  test(`breaks the Chinese titles and spoken lines of ${address} between words`, async ({
    page,
  }) => {
    test.skip(!publishedLanguages.includes('zh'), 'Chinese is not published')
    test.slow()
    await open(page, localizedPath('zh', address))
    await waitForFonts(page)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name')
        details.open = true
      }
    })
    for (const width of [360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await badlyBrokenLines(page), `${width} px`).toEqual([])
    }
  })
}

/** Names the lines that end inside a word, and the last lines that hold one character alone. */
function badlyBrokenLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Intl.Segmenter('zh', { granularity: 'word' })
    const range = document.createRange()
    const blocks = document.querySelectorAll('h1, h2, h3, p.font-display, dd.font-display')
    return [...blocks].filter((block) => block.checkVisibility()).flatMap(faultsIn)

    function faultsIn(block: Element): string[] {
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      let [written, line] = ['', '']
      let last: DOMRect | undefined
      const breaks = new Map<number, string>()
      while (texts.nextNode()) {
        const { currentNode: text } = texts
        if (text.parentElement?.closest('.sr-only')) continue
        for (const { 0: letter, index } of (text.textContent ?? '').matchAll(/./gsu)) {
          range.setStart(text, index)
          range.setEnd(text, index + letter.length)
          const box = [...range.getClientRects()].at(-1)
          if (box && box.width > 0 && letter.trim()) {
            if (last && box.left < last.left && box.top > last.top + last.height / 2) {
              breaks.set(written.length, line)
              line = ''
            }
            last = box
            line += letter
          }
          written += letter
        }
      }
      const cut = [...words.segment(written)]
        .filter(({ index, segment, isWordLike }) =>
          [...breaks.keys()].some(
            (place) => isWordLike && place > index && place < index + segment.length,
          ),
        )
        .map(({ segment }) => `${segment} is cut in: ${written}`)
      const isAlone = breaks.size > 0 && /^\p{Script=Han}\P{Script=Han}?$/u.test(line)
      return isAlone ? [...cut, `${line} stands alone in: ${written}`] : cut
    }
  })
}
