import { expect, test, type Page } from '@playwright/test'
import { BRAND } from '../src/content/facts.ts'
import { addressIn, languageIds, languages } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { expectLargeTextUncut } from './large-text.ts'
import { violations } from './scan.ts'
import { everyAddress, expectWayOut, messagesOf, open } from './site.ts'

/** every-page.spec.ts tests English. */
const others = languageIds.filter((id) => id !== 'en')

/** Addresses break anywhere, words at a soft hyphen. */
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
        await test.step(`${inLanguage} at ${width} px holds its words, and its way out`, async () => {
          await page.setViewportSize({ width, height: 844 })
          expect.soft(await sideways(page), 'sideways').toBe(0)
          // Chinese breaks between characters, but for its titles.
          const broken = id === 'zh' ? brokenTitles(page) : brokenWords(page)
          expect.soft(await broken).toEqual([])
          if (id === 'ta') expect.soft(await tightLines(page)).toEqual([])
          await expectWayOut(page)
        })
      }
      await test.step(`${inLanguage} sets the name as all languages do`, async () => {
        const name = page.getByText(BRAND.name, { exact: true }).first()
        await expect(name).toHaveCSS('font-family', /^"Hedvig Letters Serif"/)
        await page.waitForFunction(() =>
          [...document.fonts].some(
            ({ family, status }) => /Hedvig L/.test(family) && status === 'loaded',
          ),
        )
      })
      await test.step(inLanguage, () =>
        expectLargeTextUncut(page, { menu: address === paths.home }),
      )
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

async function brokenWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const found: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const parent = text.parentElement
      // Samples have their own languages, Chinese among them.
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

/** A title also stops at the beginning of a line. */
function brokenTitles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Intl.Segmenter('zh', { granularity: 'word' })
    const range = document.createRange()
    return [...document.querySelectorAll('h1, h2')].flatMap((title) => {
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      let above: number | undefined
      while (texts.nextNode()) {
        for (const { segment, index } of words.segment(texts.currentNode.textContent ?? '')) {
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + segment.length)
          const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
          const tops = new Set(lines.map(({ top }) => Math.round(top)))
          const [top] = tops
          const startsLine = above !== undefined && top !== undefined && top > above
          if (tops.size > 1 || (startsLine && /^[，。、：；！？]/.test(segment)))
            broken.push(segment)
          above = top ?? above
        }
      }
      return broken.map((word) => `${word} in ${title.textContent}`)
    })
  })
}

/** Where lines are tight, Tamil letters of two lines touch. */
function tightLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, label, summary, h1, h2, h3, h4, p, dt, dd')].flatMap(
      (element) => {
        const { lineHeight, fontSize, display } = getComputedStyle(element)
        const copy = document.createElement('div')
        copy.append(element.cloneNode(true))
        for (const unseen of copy.querySelectorAll('.sr-only')) unseen.remove()
        const isTamil = /\p{sc=Tamil}/u.test(copy.textContent ?? '')
        // Lines of an inline element are its paragraph's.
        if (!isTamil || display === 'inline' || element.closest('#pocket-card')) return []
        const ratio = parseFloat(lineHeight) / parseFloat(fontSize)
        return ratio < 1.35 ? [`${ratio.toFixed(2)}: ${element.textContent?.slice(0, 30)}`] : []
      },
    ),
  )
}
