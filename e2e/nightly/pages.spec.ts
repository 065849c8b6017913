import { expect, test, type Page } from '@playwright/test'
import { neutralPage } from '../../src/content/facts/browsers.ts'
import { paths } from '../../src/paths.ts'
import { lowContrastText } from '../axe.ts'
import { everyAddress, expectNoLayoutShift, recordLayoutShift } from '../helpers.ts'

async function turnScriptsOff(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setScriptExecutionDisabled', { value: true })
}

/** Expects a page without scripts to show its numbers, its ways home and out, and no dead button. */
async function expectToWorkWithoutScripts(page: Page, address: string): Promise<void> {
  await turnScriptsOff(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const numbers = page.locator(
    ':is(#open-today, #in-a-crisis, [aria-labelledby=help-now]) a[href^="tel:"]',
  )
  expect(await numbers.count()).toBeGreaterThan(3)
  await expect(page.locator(`a[href="${neutralPage}"]`)).toBeInViewport()
  // The browser itself opens what `popovertarget` names.
  const needScripts = page.locator('button:not([disabled], [popovertarget])')
  await expect(needScripts.filter({ visible: true })).toHaveCount(0)
  await page.locator(`a[href="${paths.home}"]`).first().click()
  await expect(page).toHaveURL(paths.home)
}

for (const address of everyAddress) {
  test(`loads ${address} without layout shift at 1440 px, readable in dark mode, working without JavaScript`, async ({
    page,
  }) => {
    await recordLayoutShift(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await expectNoLayoutShift(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await lowContrastText(page)).toEqual([])
    await expectToWorkWithoutScripts(page, address)
  })
}

test('does not move while it loads in a window of 320 px', async ({ page }) => {
  await recordLayoutShift(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(paths.about)
  await expectNoLayoutShift(page)
})
