import { expect, test, type Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { open, openWaitlist, submitOf } from '../helpers.ts'

for (const hasIdleCallback of [true, false]) {
  const browser = hasIdleCallback ? 'Chromium' : 'Safari, which has no requestIdleCallback'
  test(`follows a link offline once the page has been idle, as in ${browser}`, async ({
    page,
    context,
  }) => {
    if (!hasIdleCallback)
      await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
    const asked = page.waitForRequest(/\/how-it-works-page-/)
    await page.goto(paths.home)
    const code = (await asked).url()
    await test.step('waits for the code with all that it imports', () =>
      page.evaluate((address) => import(address).then(() => undefined), code))
    await context.setOffline(true)
    await page.locator(`main a[href="${paths.howItWorks}"]`).first().click()
    await expect(page).toHaveURL(paths.howItWorks)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('opens the waitlist offline once its button has been in view, and says that it could not send', async ({
  page,
  context,
}) => {
  const asked = page.waitForRequest(/\/waitlist-dialog-/)
  await open(page, paths.home)
  await page.locator('#waitlist').scrollIntoViewIfNeeded()
  const code = (await asked).url()
  await test.step('waits for the code with all that it imports', () =>
    page.evaluate((address) => import(address).then(() => undefined), code))
  await context.setOffline(true)
  const dialog = await openWaitlist(page)
  await dialog.locator('[name=email]').fill('farah@example.com')
  await submitOf(dialog).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit. Please try again.')
})

/** Lists the pages whose code is requested, except home's, and the dialog's. */
function recordPrefetches(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /\/([a-z-]+)-(?:page|dialog)-/.exec(request.url())?.[1]
    if (name && name !== 'home') names.push(name)
  })
  return names
}

test('fetches one other page, and no dialog, for the first view', async ({ page }) => {
  const asked = recordPrefetches(page)
  await open(page, paths.home)
  await expect.poll(() => asked).toEqual(['how-it-works'])
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['how-it-works'])
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`with ${JSON.stringify(connection)} fetches other pages and the dialog only on intent`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const asked = recordPrefetches(page)
    await open(page, paths.home)
    // Without the setting the first page is prefetched well within this time.
    await page.waitForTimeout(1500)
    expect(asked).toEqual([])
    await page.locator(`main a[href="${paths.forUsers}"]`).first().hover()
    await expect.poll(() => asked).toEqual(['for-users'])
  })
}
