import { expect, test } from '@playwright/test'
import { addressIn, languageIds, languages } from '../src/languages.ts'
import { helplines } from '../src/content/helplines.ts'
import { paths } from '../src/paths.ts'
import { messagesOf, open, sidewaysScroll } from './site.ts'

test('opens each language, and offers the page in the others', async ({ page }) => {
  const messages = messagesOf(page)
  await page.setViewportSize({ width: 320, height: 844 })
  for (const [id, path] of [
    ['ms', paths.howItWorks],
    ['zh', paths.home],
    ['ta', paths.contact],
  ] as const) {
    await open(page, addressIn(id, path))
    await expect(page.locator('html')).toHaveAttribute('lang', languages[id].tag)
    for (const other of languageIds.filter((each) => each !== id)) {
      const link = page.getByRole('link', { name: languages[other].name, exact: true })
      await expect(link).toHaveAttribute('href', addressIn(other, path))
    }
    expect(await sidewaysScroll(page)).toBe(0)
  }
  expect(messages).toEqual([])
})

test('changes the language in a new tab while a form holds text', async ({ page, context }) => {
  await open(page, paths.contact)
  const malay = page.getByRole('link', { name: languages.ms.name })
  await page.locator('#message-form [name=subject]').fill('Half a sentence')
  await expect(malay).toHaveAttribute('target', '_blank')
  const opened = context.waitForEvent('page')
  await malay.click()
  await expect(await opened).toHaveURL(addressIn('ms', paths.contact))
  await expect(page.locator('#message-form [name=subject]')).toHaveValue('Half a sentence')
  await page.locator('#message-form [name=subject]').fill('')
  await expect(malay).not.toHaveAttribute('target', /./)
})

test('changes the language of a page reached by a click', async ({ page }) => {
  await open(page, paths.home)
  await page.getByRole('main').locator(`a[href="${paths.howItWorks}"]`).first().click()
  await expect(page).toHaveURL(paths.howItWorks)
  await page.getByRole('link', { name: languages.ta.name }).click()
  await expect(page).toHaveURL(addressIn('ta', paths.howItWorks))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
})

test('keeps the Chinese word for suicide on one line', async ({ page }) => {
  for (const path of [paths.forUsers, paths.safety, paths.howItWorks, paths.research]) {
    await page.goto(addressIn('zh', path))
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
