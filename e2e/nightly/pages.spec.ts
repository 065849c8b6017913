import { expect, test, type Page } from '@playwright/test'
import { neutralPage } from '../../src/content/facts/browsers.ts'
import { paths } from '../../src/paths.ts'
import { lowContrastText } from '../axe.ts'
import { everyAddress } from '../helpers.ts'

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
  await expect(page.locator(`a[href="${neutralPage}"]`).first()).toBeInViewport()
  // The browser itself opens what `popovertarget` names.
  const needScripts = page.locator('button:not([disabled], [popovertarget])')
  await expect(needScripts.filter({ visible: true })).toHaveCount(0)
  await page.locator(`a[href="${paths.home}"]`).first().click()
  await expect(page).toHaveURL(paths.home)
}

for (const address of everyAddress) {
  test(`loads ${address} readable in dark mode, working without JavaScript`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await page.goto(address)
    expect.soft(await lowContrastText(page)).toEqual([])
    await expectToWorkWithoutScripts(page, address)
  })
}
