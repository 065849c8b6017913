import { expect, test } from '@playwright/test'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { localizedPath } from '../../src/languages.ts'
import { everyAddress, open, waitForFonts } from '../helpers.ts'
import { misplacedTamilWords } from '../visible.ts'

for (const address of everyAddress) {
  test(`keeps every Tamil word of ${address} whole and in its box`, async ({ page }) => {
    test.skip(!publishedLanguages.includes('ta'), 'Tamil is not published')
    test.slow()
    await open(page, localizedPath('ta', address))
    await waitForFonts(page)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name')
        details.open = true
      }
    })
    for (const width of [360, 390, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await misplacedTamilWords(page), `${width} px`).toEqual([])
    }
  })
}
