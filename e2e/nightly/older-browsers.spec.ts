import { expect, test, type Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { everyAddress } from '../site.ts'

/** What older browsers lack. Each function runs in the page, before its scripts. */
const takenAway: Record<string, () => void> = {
  popover: () => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name)
    }
    const matches = new Proxy(Reflect.get(Element.prototype, 'matches'), {
      apply(target, element, [selector]: [string]) {
        if (selector.includes(':popover-open')) throw new SyntaxError(`Unknown: ${selector}`)
        return Reflect.apply(target, element, [selector])
      },
    })
    Reflect.set(Element.prototype, 'matches', matches)
  },
  'array copies': () => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast']) {
      Reflect.deleteProperty(Array.prototype, name)
    }
  },
  fonts: () => Reflect.deleteProperty(window, 'FontFace'),
  'idle callbacks': () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  'paint observers': () => {
    PerformanceObserver.prototype.observe = () => {
      throw new TypeError('Unknown: paint')
    }
  },
}

async function expectPageStands(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
}

async function appRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyClick === null, undefined, { timeout: 20_000 })
}

test('opens every page, and its links, without what older browsers lack', async ({ page }) => {
  test.slow()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  for (const takeAway of Object.values(takenAway)) await page.addInitScript(takeAway)
  for (const address of everyAddress) {
    await test.step(address, async () => {
      await page.goto(address)
      // Without observers of the paint the app starts when the page is touched.
      await page.getByRole('heading', { level: 1 }).hover()
      await appRuns(page)
      await expectPageStands(page)
      await page.locator(`a[href="${paths.home}"]:visible`).first().click()
      await expect(page).toHaveURL(paths.home)
      await expectPageStands(page)
    })
  }
  expect(errors.filter((text) => text !== 'Unknown: paint')).toEqual([])
})

for (const [name, takeAway] of Object.entries(takenAway)) {
  test(`opens home without ${name}`, async ({ page }) => {
    await page.addInitScript(takeAway)
    await page.goto(paths.home)
    await page.getByRole('heading', { level: 1 }).hover()
    await appRuns(page)
    await expectPageStands(page)
  })
}
