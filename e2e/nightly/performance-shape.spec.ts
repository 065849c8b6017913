import { expect, test, type Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'

test('follows a link offline once the page has been idle', async ({ page, context }) => {
  const asked = page.waitForRequest(/\/for-users-page-/)
  await page.goto(paths.home)
  const code = (await asked).url()
  await test.step('its code has come, with all that it imports', () =>
    page.evaluate((address) => import(address).then(() => undefined), code))
  await context.setOffline(true)
  await page.locator(`main a[href="${paths.forUsers}"]`).first().click()
  await expect(page).toHaveURL(paths.forUsers)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Home's own code is not among them. */
function pagesAskedFor(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const name = /\/([a-z-]+)-page-/.exec(request.url())?.[1]
    if (name && name !== 'home') names.push(name)
  })
  return names
}

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  test(`with ${JSON.stringify(connection)} fetches other pages only on intent`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value })
    }, connection)
    const asked = pagesAskedFor(page)
    await page.goto(paths.home, { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    const link = page.locator(`main a[href="${paths.forUsers}"]`).first()
    // The app may start later than the network is idle: point at the link until it has.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await link.hover()
      expect(asked).toContain('for-users')
    }).toPass()
  })
}

test('prefetches the pages whose links are in view', async ({ page }) => {
  const asked = pagesAskedFor(page)
  await page.goto(paths.home)
  const inSight = ['about', 'solutions', 'research', 'for-investors', 'safety', 'contact']
  await expect.poll(() => asked).toEqual(expect.arrayContaining(inSight))
})

test('takes at most 252 KiB on a first visit, with fonts and prefetched pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of [paths.home, paths.forUsers, paths.research]) {
    await page.goto(address, { waitUntil: 'networkidle' })
    const bytes = await page.evaluate(() =>
      [
        ...performance.getEntriesByType('navigation'),
        ...performance.getEntriesByType('resource'),
      ].reduce((sum, entry) => sum + (Reflect.get(entry, 'encodedBodySize') ?? 0), 0),
    )
    expect(bytes, address).toBeLessThan(252 * 1024)
  }
})

test('shows the heading of a loaded page before the rest is rendered', async ({ page }) => {
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  const firstSections = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')
        new MutationObserver(() => {
          if (document.querySelector('h1') === heading) return
          resolve(document.querySelectorAll('main > section').length)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.locator(`main a[href="${paths.howItWorks}"]`).first().click()
  expect(await firstSections).toBe(1)
  await expect(page.locator('main > section')).toHaveCount(5)
})
