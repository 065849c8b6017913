import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { everyAddress, fontsAdded, open } from './site.ts'

const widths = [390, 768, 1440]

type Mark = { name: string; box: string }

/** Letters outside the site's fonts are replaced, so that every machine draws the same. */
async function takeOutTheMachine(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    const { fontFamily } = getComputedStyle(document.body)
    sheet.replaceSync(`* { content-visibility: visible !important }
      :lang(ta), :lang(zh) { font-family: ${fontFamily} !important }`)
    document.adoptedStyleSheets.push(sheet)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      text.textContent = text.textContent?.replaceAll(/[\p{sc=Han}\p{sc=Tamil}\p{M}]/gu, 'o') ?? ''
    }
  })
}

function marks(page: Page): Promise<Mark[]> {
  return page.evaluate(() => {
    const marked =
      'header, nav, main, section, article, aside, footer, form, figure, img, svg, h1, h2, h3, button, input, select, textarea, [class*="button"]'
    const labelled = 'h1, h2, h3, button, a'
    const isMarked = (element: Element) =>
      element.matches(marked) && element.parentElement?.closest('svg, button') === null

    function name(element: Element): string {
      let depth = 0
      for (let up = element.parentElement; up; up = up.parentElement) if (isMarked(up)) depth += 1
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element)
      const words = element.matches(labelled)
        ? ` “${element.textContent?.trim().slice(0, 24)}”`
        : ''
      const drawn = element.matches('svg') ? ` of ${element.querySelectorAll('*').length}` : ''
      const ground = backgroundColor.endsWith(', 0)') ? '' : ` on ${backgroundColor}`
      const pattern = backgroundImage === 'none' ? '' : ' patterned'
      const ink = words ? ` ${color}` : ''
      return `${'  '.repeat(depth)}${element.localName}${words}${drawn}${ink}${ground}${pattern}`
    }

    function box(element: Element): string {
      if (!element.checkVisibility({ visibilityProperty: true })) return '–'
      const { x, y, width, height } = element.getBoundingClientRect()
      let parent = element.parentElement
      while (parent && !isMarked(parent)) parent = parent.parentElement
      const from = parent?.getBoundingClientRect() ?? { x: 0, y: -window.scrollY }
      const [left = 0, top = 0, across = 0, down = 0] = [x - from.x, y - from.y, width, height].map(
        Math.round,
      )
      return `${left},${top} ${across}×${down}`
    }

    return [...document.querySelectorAll('#root *')]
      .filter(isMarked)
      .map((element) => ({ name: name(element), box: box(element) }))
  })
}

/** It waits until nothing moves any more. */
async function finalMarks(page: Page): Promise<Mark[]> {
  // Components measure themselves in a task after a resize.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))),
  )
  let last = await marks(page)
  await expect
    .poll(async () => {
      const before = JSON.stringify(last)
      last = await marks(page)
      return JSON.stringify(last) === before
    })
    .toBe(true)
  return last
}

/** Machines round fonts differently: a box may be two pixels off. */
function withinTwoPixels(text: string, than: string): boolean {
  const numbers = (of: string) => [...of.matchAll(/-?\d+/g)].map(Number)
  const others = numbers(than)
  return (
    text.replaceAll(/-?\d+ */g, '') === than.replaceAll(/-?\d+ */g, '') &&
    numbers(text).every((number, at) => Math.abs(number - (others[at] ?? 0)) <= 2)
  )
}

/**
 * Each page is compared with its text in e2e/looks: a line for each landmark, heading, control and
 * figure. After a wanted change: npm run looks:update.
 */
for (const address of everyAddress) {
  test(`${address} looks as it did`, async ({ page }, info) => {
    await page.clock.setFixedTime('2026-11-21T04:00:00Z')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, address)
    await fontsAdded(page)
    // A part that React takes over later restores its own letters.
    await page.waitForLoadState('networkidle')
    await takeOutTheMachine(page)
    const looks: Mark[][] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      looks.push(await finalMarks(page))
    }
    const [first = []] = looks
    const columns = (cells: string[]) => cells.map((cell) => cell.padEnd(20)).join('')
    const lines = first.map(({ name }, at) =>
      `${columns(looks.map((look) => look[at]?.box ?? ''))}${name}`.trimEnd(),
    )
    const text = [columns(widths.map(String)).trimEnd(), ...lines, ''].join('\n')

    const file = info.snapshotPath(`${address === '/' ? 'home' : address.slice(1)}.txt`)
    if (info.config.updateSnapshots === 'all') {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
    const before = await readFile(file, 'utf8')
    if (!withinTwoPixels(text, before)) expect(text).toBe(before)
  })
}
