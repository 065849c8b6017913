import { expect, test } from '@playwright/test'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { localizedPath } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'
import { waitForFonts } from '../helpers.ts'

test('shows whole faces in the first screen, in every language', async ({ page }) => {
  for (const [width, height, ratio] of [
    [1440, 900, 0.65],
    [1024, 768, 0.5],
    [390, 844, 0.3],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const id of publishedLanguages) {
      await page.goto(localizedPath(id, paths.about))
      await waitForFonts(page)
      const first = page.locator('#team li').first()
      // Tamil's lead has more lines.
      const least = id === 'ta' ? ratio * 0.6 : ratio
      await expect(first.locator('img'), `${id} at ${width} px`).toBeInViewport({ ratio: least })
    }
  }
})

test('says one minute on one line as wide as the page', async ({ page }) => {
  for (const id of publishedLanguages) {
    await page.goto(localizedPath(id, paths.about))
    await waitForFonts(page)
    for (const width of [900, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await page
        .locator('.running-phrases > span')
        .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect().toJSON()))
      const line = await page.locator('.running-phrases').boundingBox()
      expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
      const end = (line?.x ?? 0) + (line?.width ?? 0)
      expect.soft(boxes.at(-1)?.right, `${id} at ${width} px`).toBeLessThanOrEqual(end + 1)
    }
  }
})

test('thickens the thread of a person’s language without moving anything', async ({ page }) => {
  // So high that the pointer reaches the picture without scrolling.
  await page.setViewportSize({ width: 1440, height: 1200 })
  await page.goto(paths.about)
  await waitForFonts(page)
  const thread = page.locator('.running-phrases > .thread-ta')
  await expect(thread).toHaveCSS('box-shadow', 'none')
  const place = await thread.boundingBox()
  await page
    .locator('#team li')
    .nth(2)
    .locator('img')
    .hover({ position: { x: 90, y: 60 } })
  await expect(thread).not.toHaveCSS('box-shadow', 'none')
  await expect(page.locator('.running-phrases > .thread-ms')).toHaveCSS('box-shadow', 'none')
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  expect(await thread.boundingBox()).toEqual(place)
})

test('hangs the cloth beside the words of mission, vision and story, never over them', async ({
  page,
}) => {
  for (const id of publishedLanguages) {
    await page.goto(localizedPath(id, paths.about))
    await waitForFonts(page)
    for (const width of [768, 900, 1100, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const covered = await page.evaluate(() => {
        const cloth = document.querySelector('.hems')?.getBoundingClientRect()
        const words = [...document.querySelectorAll('.with-hems :is(h2, p, li, a)')]
        const isCovered = (box: DOMRect) =>
          !cloth || (box.right > cloth.left && box.bottom > cloth.top && box.top < cloth.bottom)
        const rectsOf = (element: Element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return [...range.getClientRects()]
        }
        return words.filter((element) => rectsOf(element).some(isCovered)).length
      })
      expect.soft(covered, `${id} at ${width} px`).toBe(0)
    }
  }
})
