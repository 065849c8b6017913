import { expect, test } from '@playwright/test'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { localizedPath } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'
import { everyAddress, open, waitForFonts } from '../helpers.ts'
import { misplacedTamilWords } from '../visible.ts'

for (const address of everyAddress) {
  test(`keeps every Tamil word of ${address} whole and in its box`, async ({ page }) => {
    test.skip(!publishedLanguages.includes('ta'), 'Tamil is not published')
    test.slow()
    await open(page, localizedPath('ta', address))
    await waitForFonts(page)
    await page.evaluate(() => {
      // Of four partners hanging side by side there is room for the words of one.
      for (const details of document.querySelectorAll('details:not([name="partner"])')) {
        if (!(details instanceof HTMLDetailsElement)) continue
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

test("draws quoted Tamil in the site's own face, on Tamil pages too", async ({ page }) => {
  for (const id of ['en', 'ta'] as const) {
    await page.goto(localizedPath(id, paths.home))
    await waitForFonts(page)
    const line = page.locator('[lang=ta] > .voice-line')
    await expect(line).toHaveCount(1)
    const own = await line.evaluate((element) => {
      const named = getComputedStyle(element).fontFamily
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
      return loaded
        .map(({ family }) => family.replaceAll('"', ''))
        .filter((family) => /^(Quoted|Hening) Tamil/.test(family) && named.includes(family))
    })
    expect(own, id).not.toEqual([])
  }
})
