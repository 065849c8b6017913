import { expect, test, type Page } from '@playwright/test'
import { addressIn, languageIds, languages } from '../src/languages.ts'
import { violations } from './scan.ts'
import { everyAddress, messagesOf, open } from './site.ts'

/** English at these widths is what every-page.spec.ts looks at. */
const others = languageIds.filter((id) => id !== 'en')

/** Addresses may break anywhere, and a soft hyphen is a place to break at. */
const mayBreak = /@|\u00ad/

for (const address of everyAddress) {
  const isPage = address !== '/no-such-page'
  test(`${address} in the other languages holds its words and offers itself in each`, async ({
    page,
  }) => {
    const messages = messagesOf(page)
    for (const id of others) {
      const inLanguage = addressIn(id, address)
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, inLanguage)
      await test.step(`${inLanguage} says its language and has no violation`, async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', languages[id].tag)
        expect.soft(await violations(page)).toEqual([])
      })
      for (const width of [320, 390, 768, 1120, 1440]) {
        await test.step(`${inLanguage} at ${width} px holds its words`, async () => {
          await page.setViewportSize({ width, height: 844 })
          expect.soft(await sideways(page), 'sideways').toBe(0)
          // Chinese breaks between characters.
          if (id !== 'zh') expect.soft(await brokenWords(page)).toEqual([])
        })
      }
      await test.step(`${inLanguage} offers itself in the other languages`, async () => {
        for (const other of languageIds.filter((each) => each !== id)) {
          const link = page.getByRole('link', { name: languages[other].name, exact: true })
          const there = addressIn(other, isPage ? address : '/')
          await expect(link).toHaveAttribute('href', there)
        }
      })
    }
    await test.step('nothing is logged', () => {
      expect(messages.filter((text) => isPage || !/404|not found/i.test(text))).toEqual([])
    })
  })
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
