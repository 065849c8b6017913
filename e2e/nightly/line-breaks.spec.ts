import { expect, test } from '@playwright/test'
import { helplines } from '../../src/content/helplines.ts'
import { localizedPath } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'

test('keeps the Chinese word for suicide on one line', async ({ page }) => {
  for (const path of [paths.forUsers, paths.safety, paths.howItWorks, paths.research]) {
    await page.goto(localizedPath('zh', path))
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      const { count, broken } = await page.evaluate(linesWith, '自杀')
      expect(count).toBeGreaterThan(0)
      expect(broken).toEqual([])
    }
  }
})

test('keeps the number beside the message on one line', async ({ page }) => {
  const number = helplines.befrienders.phone.text
  await page.goto(paths.contact)
  for (const width of [320, 360, 390, 412]) {
    await page.setViewportSize({ width, height: 844 })
    const { count, broken } = await page.evaluate(linesWith, number)
    expect(count).toBeGreaterThan(0)
    expect(broken).toEqual([])
  }
})

/** Counts the words on the page, and returns the texts in which a line ends inside them. */
function linesWith(words: string): { count: number; broken: string[] } {
  const broken: string[] = []
  let count = 0
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { index } of (node.nodeValue ?? '').matchAll(new RegExp(words, 'g'))) {
      const range = document.createRange()
      const topOf = (offset: number) => {
        range.setStart(node, offset)
        range.setEnd(node, offset + 1)
        return range.getBoundingClientRect().top
      }
      count += 1
      if (topOf(index) !== topOf(index + words.length - 1)) broken.push(node.nodeValue ?? '')
    }
  }
  return { count, broken }
}
