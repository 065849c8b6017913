import { expect, test } from '@playwright/test'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { localizedPath } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'
import { waitForFonts } from '../helpers.ts'

test('shows the upper part of the portraits in the first screen of a desktop window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const id of publishedLanguages) {
    await page.goto(localizedPath(id, paths.about))
    await waitForFonts(page)
    const first = page.locator('#team li').first()
    const ratio = id === 'ta' ? 0 : 0.2
    await expect(first.locator('img'), id).toBeInViewport({ ratio })
  }
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
