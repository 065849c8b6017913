import { expect, test } from '@playwright/test'
import { home } from '../src/content/en/home.ts'
import { safety } from '../src/content/en/safety.ts'
import { BRAND } from '../src/content/facts.ts'
import { paths } from '../src/paths.ts'
import { everyAddress } from './site.ts'

declare global {
  interface Window {
    /** How much moved without the visitor's doing: the browser's own sum. */
    shift: number
  }
}

/** What a machine with unusual fonts may move; by far most pages move nothing anywhere. */
const tolerance = 0.01

for (const address of everyAddress) {
  test(`${address}: nothing moves while it loads, the arrival of both fonts included`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry) window.shift += Number(entry.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(address)
      await page.waitForFunction(() => {
        const added = [...document.fonts].filter(({ family }) => /Hedvig L|Plus J/.test(family))
        return added.length === 2
      })
      // Two frames: one that draws the fonts, one that reports what they moved.
      await page.evaluate(async () => {
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      })
      expect(await page.evaluate(() => window.shift), `at ${width} px`).toBeLessThan(tolerance)
    }
  })

  test(`${address}: only the page itself is asked for before the first paint`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return performance
        .getEntriesByType('resource')
        .filter((entry) => entry.startTime < (paint?.startTime ?? 0))
        .map((entry) => new URL(entry.name).pathname)
    })
    // Chromium fetches the tab's icon when it likes; no page waits for it.
    expect(early.filter((path) => path !== '/favicon.svg')).toEqual([])
  })
}

test('a click on a link needs no network once the page has been idle', async ({
  page,
  context,
}) => {
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.locator(`main a[href="${paths.forUsers}"]`).first().click()
  await expect(page).toHaveURL(paths.forUsers)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a visitor who saves data gets the code of other pages only on intent', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const chunks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('-page-')) chunks.push(request.url())
  })
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  expect(chunks.filter((url) => !url.includes('/home-page-'))).toEqual([])
  await page.locator(`main a[href="${paths.forUsers}"]`).first().hover()
  await expect.poll(() => chunks.some((url) => url.includes('/for-users-page-'))).toBe(true)
})

test('a page change starts at the top, names itself and moves focus without a ring; going back too', async ({
  page,
}) => {
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').locator(`a[href="${paths.safety}"]`).click()
  await expect(page).toHaveURL(paths.safety)

  async function expectFreshPage(name: string): Promise<void> {
    const title = `${name} · ${BRAND.name}`
    await expect(page).toHaveTitle(title)
    await expect(page.locator('p[aria-live="polite"].sr-only')).toHaveText(title)
    await expect(page.locator('main')).toBeFocused()
    await expect(page.locator('main')).toHaveCSS('outline-style', 'none')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
  await expectFreshPage(safety.meta.title)
  await page.evaluate(() => window.scrollTo(0, 2000))
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
  await expectFreshPage(home.meta.title)
})
