import { expect, test, type Page } from '@playwright/test'
import { expectContrast } from './drawn-contrast.ts'
import { faintText, violations } from './scan.ts'
import { everyAddress } from './site.ts'
import { badlySet } from './type.ts'

async function expectDrawnContrast(page: Page): Promise<void> {
  const fields = page.locator('main :is(input:not([type=checkbox]), [role=combobox], textarea)')
  await expectContrast(fields, 'borderTopColor')
  await expectContrast(page.locator('.stitches-filled').filter({ visible: true }), 'fill')
}

// One visit for all of it: opening a page takes longer than looking at it once more.
for (const address of everyAddress) {
  test(`${address} has no accessibility violation, can be read by weak eyes by day and by night, is set large enough, in lines short enough, with no word of a heading left alone, and never scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      await document.fonts.ready
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name')
        details.open = true
      }
    })
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violations(page), `at ${width} px`).toEqual([])
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(sideways, `at ${width} px`).toBeLessThanOrEqual(0)
      await expectDrawnContrast(page)
    }
    for (const width of [390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await badlySet(page), `at ${width} px`).toEqual([])
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await faintText(page), `at ${width} px, by night`).toEqual([])
      await expectDrawnContrast(page)
    }
  })
}
