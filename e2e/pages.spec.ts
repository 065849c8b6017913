import { expect, test, type Page } from '@playwright/test'
import { neutralPage } from '../src/content/leaving.ts'
import { expectStill, watchFromTheStart } from './direct-load.ts'
import { violations } from './scan.ts'
import { everyAddress, hydrated, messagesOf, sidewaysScroll } from './site.ts'

/** Returns ids in the HTML that differ from React's: labels and error messages would lose their fields. */
function unknownIds(page: Page): Promise<string[]> {
  return page.locator('[id^="_R_"]').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
        return Object(Reflect.get(element, key ?? '')).id !== element.id
      })
      .map((element) => element.id),
  )
}

// One test visits each page: opening another window takes longer than another check. What takes longer
// still is in nightly/pages.spec.ts: wide windows, the dark, no scripts.
for (const address of everyAddress) {
  test(`opens ${address} by direct load for everybody`, async ({ page, context, baseURL }) => {
    const isMissing = address === '/no-such-page'
    const messages = messagesOf(page)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
    })
    await watchFromTheStart(page)
    await page.setViewportSize({ width: 390, height: 844 })

    await test.step('answers with its status and one first heading', async () => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(isMissing ? 404 : 200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })

    await test.step('hydrates without rendering again', async () => {
      await hydrated(page)
      await expect(page.locator('main[data-prerendered] h1[data-prerendered]')).toHaveCount(1)
      await expect.poll(() => unknownIds(page)).toEqual([])
    })

    await test.step('does not move while it loads', async () => {
      await expectStill(page)
    })

    await test.step('logs, stores and requests nothing of others', async () => {
      expect(messages.filter((text) => !isMissing || !/404|no-such-page/.test(text))).toEqual([])
      expect(elsewhere).toEqual([])
      expect(await context.cookies()).toEqual([])
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    })

    await test.step('has no accessibility violation', async () => {
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) {
          details.removeAttribute('name')
          details.open = true
        }
      })
      expect.soft(await violations(page)).toEqual([])
    })

    await test.step('never scrolls sideways, and keeps the way out in sight', async () => {
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 844 })
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        expect(await sidewaysScroll(page)).toBe(0)
        await expect(page.locator(`a[href="${neutralPage}"]`)).toBeInViewport({ ratio: 1 })
      }
    })
  })
}
