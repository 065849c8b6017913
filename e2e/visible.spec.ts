import { expect, test, type Page } from '@playwright/test'
import { localizedPath } from '../src/languages.ts'
import { everyAddress, open, waitForFonts } from './helpers.ts'
import { coveredControls, cutText, spaceText } from './visible.ts'

async function expectSpacedTextInWindow(page: Page): Promise<void> {
  await waitForFonts(page)
  await spaceText(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect.soft(await cutText(page), `${width} px`).toEqual([])
  }
}

// All four languages are in nightly/languages.spec.ts.
for (const address of everyAddress) {
  test(`keeps each link, button and summary of ${address} in reach of a press, and spaced text in the window`, async ({
    page,
  }) => {
    await open(page, address)
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await coveredControls(page), `${width} px`).toEqual([])
    }
    await expectSpacedTextInWindow(page)
  })

  test(`keeps spaced text of /ms${address} in the window`, async ({ page }) => {
    await page.goto(localizedPath('ms', address))
    await expectSpacedTextInWindow(page)
  })
}
