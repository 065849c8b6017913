import { expect, test, type Page } from '@playwright/test'
import { addressIn, languageIds, languages } from '../src/languages.ts'
import { violations } from './scan.ts'
import { everyAddress, open } from './site.ts'

/** English at these widths is what every-page.spec.ts looks at. */
const others = languageIds.filter((id) => id !== 'en')

/** Addresses may break anywhere, and a soft hyphen is a place to break at. */
const mayBreak = /@|\u00ad/

for (const id of others) {
  for (const address of everyAddress) {
    const inLanguage = addressIn(id, address)
    test(`${inLanguage} holds its words at every width, and offers itself in four languages`, async ({
      page,
    }) => {
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, inLanguage)
      await expect(page.locator('html')).toHaveAttribute('lang', languages[id].tag)
      expect(await violations(page)).toEqual([])
      for (const width of [320, 390, 768, 1120, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await sideways(page), `sideways at ${width} px`).toBe(0)
        // Chinese breaks between characters.
        if (id !== 'zh') expect(await brokenWords(page), `at ${width} px`).toEqual([])
      }
      const isPage = address !== '/no-such-page'
      for (const other of languageIds.filter((each) => each !== id)) {
        const link = page.getByRole('link', { name: languages[other].name, exact: true })
        await expect(link).toHaveAttribute('href', addressIn(other, isPage ? address : '/'))
      }
      expect(said.filter((text) => isPage || !/404|not found/i.test(text))).toEqual([])
    })
  }
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Words that go on in a second line. */
async function brokenWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const found: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      // The samples are each in their own language, Chinese among them.
      if (!parent?.checkVisibility() || parent.closest('[lang|=zh]')) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\u200b–—/-]+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(word)
      }
    }
    return found
  })
  return words.filter((word) => !mayBreak.test(word))
}
