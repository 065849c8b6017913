import { expect, test } from '@playwright/test'
import { faintText } from '../scan.ts'
import { expectStill, expectToWorkWithoutScripts, watchFromTheStart } from '../direct-load.ts'
import { everyAddress } from '../site.ts'

// pages.spec.ts takes three pages as a sample.
for (const address of everyAddress) {
  test(`keeps ${address} still in a wide window, readable in the dark and without scripts`, async ({
    page,
  }) => {
    await watchFromTheStart(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await expectStill(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await faintText(page)).toEqual([])
    await expectToWorkWithoutScripts(page, address)
  })
}
