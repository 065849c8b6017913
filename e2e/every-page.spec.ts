import { expect, test, type Page } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { expectContrast } from './drawn-contrast.ts'
import { expectLargeTextUncut } from './large-text.ts'
import { faintText, violations } from './scan.ts'
import { everyAddress, expectWayOut, fontsAdded, open } from './site.ts'
import { badlySet } from './type.ts'

async function expectDrawnContrast(page: Page): Promise<void> {
  const fields = page.locator('main :is(input:not([type=checkbox]), [role=combobox], textarea)')
  await expectContrast(fields, 'borderTopColor')
  await expectContrast(page.locator('.stitches-filled').filter({ visible: true }), 'fill')
}

// All are in one visit: opening a page takes longer than a second look.
for (const address of everyAddress) {
  test(`${address} can be read by everybody, at every width, by day and by night`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await open(page, address)
    await fontsAdded(page)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name')
        details.open = true
      }
    })
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await test.step(`at ${width} px it has no accessibility violation`, async () => {
        expect(await violations(page)).toEqual([])
      })
      await test.step(`at ${width} px it never scrolls sideways`, async () => {
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(sideways).toBeLessThanOrEqual(0)
      })
      await test.step(`at ${width} px the way out stands in the top row`, () => expectWayOut(page))
      await test.step(`at ${width} px fields and stitches stand out`, () =>
        expectDrawnContrast(page))
    }
    for (const width of [390, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await test.step(`at ${width} px type is large, lines are short, no heading’s last word is alone`, async () => {
        expect.soft(await badlySet(page)).toEqual([])
      })
    }
    await expectLargeTextUncut(page, { menu: address === paths.home })
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await test.step(`by night, at ${width} px, its text can be read by weak eyes`, async () => {
        expect(await faintText(page)).toEqual([])
      })
      await test.step(`by night, at ${width} px, fields and stitches stand out`, () =>
        expectDrawnContrast(page))
    }
  })
}
