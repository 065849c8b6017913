import { expect, test, type Page } from '@playwright/test'
import { helplineWords } from '../src/content/en/helplines.ts'
import { paths } from '../src/paths.ts'
import { everyAddress, fontsAdded, messagesOf } from './site.ts'

declare global {
  interface Window {
    /** `shift` is the browser's own sum of movement. */
    shift: number
  }
}

/** Machines with unusual fonts need it; nearly all pages have no shift. */
const tolerance = 0.01

function watchFromTheStart(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) window.shift += Number(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('DOMContentLoaded', () => {
      for (const name of ['h1', 'main', 'header']) {
        document.querySelector(name)?.setAttribute('data-built', '')
      }
    })
  })
}

/** These files are asked for before the first paint. */
function askedForEarly(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime < (paint?.startTime ?? 0))
      .map((entry) => new URL(entry.name).pathname)
  })
}

function isHydrated(page: Page): Promise<boolean> {
  return page
    .locator('main')
    .evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactFiber')))
}

/** The app does not know these ids, so labels and messages would point nowhere. */
function strangers(page: Page): Promise<string[]> {
  return page.locator('[id^="_R_"]').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
        return Object(Reflect.get(element, key ?? '')).id !== element.id
      })
      .map((element) => element.id),
  )
}

async function moved(page: Page): Promise<number> {
  await fontsAdded(page)
  // The first frame draws the fonts, the second reports the shift they caused.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  })
  return page.evaluate(() => window.shift)
}

function expectNumberOneTapAway(page: Page): Promise<void> {
  return test.step('a number is at most one tap away, without scrolling', async () => {
    const menu = page.getByRole('button', { name: /menu/i })
    if (await menu.isVisible()) await menu.click()
    else await page.getByRole('link', { name: helplineWords.title }).click()
    const numbers = page.locator(
      '#menu:popover-open a[href="tel:999"], #menu:popover-open a[href^="tel:+603"]',
    )
    const panel = page.locator('section[aria-labelledby="help-now"] a[href="tel:999"]')
    await expect(numbers.or(panel).first()).toBeInViewport({ ratio: 1 })
  })
}

/** It makes the page one without scripts, from its next visit on. */
async function turnScriptsOff(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setScriptExecutionDisabled', { value: true })
}

const phone = { width: 390, height: 844 }

// All share one window: opening another takes longer than a second look.
for (const address of everyAddress) {
  test(`${address} opens by direct load, stays still, keeps nothing, works without scripts`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize(phone)
    const messages = messagesOf(page)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
    })
    await watchFromTheStart(page)
    const missing = address === '/no-such-page'
    // Prefetching may log something, too.
    const response = await page.goto(address, { waitUntil: 'networkidle' })

    await test.step('it answers with its status and has one first heading', async () => {
      expect(response?.status()).toBe(missing ? 404 : 200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })

    await test.step('only the page itself is asked for before the first paint', async () => {
      // Chromium fetches the tab's icon at any time; no page waits for it.
      const early = await askedForEarly(page)
      expect(early.filter((path) => path !== '/favicon.svg')).toEqual([])
    })

    await test.step('it is hydrated, not rendered again', async () => {
      await expect.poll(() => isHydrated(page)).toBe(true)
      await expect(page.locator('h1')).toHaveAttribute('data-built', '')
      await expect(page.locator('main')).toHaveAttribute('data-built', '')
      expect(await strangers(page)).toEqual([])
    })

    await test.step('nothing moves while it loads, the arrival of both fonts included', async () => {
      expect(await moved(page)).toBeLessThan(tolerance)
    })

    await expectNumberOneTapAway(page)
    // A menu that closes at another width goes one step back, which must not meet the next address.
    await page.goto('about:blank')

    for (const width of [320, 412, 768, 1024, 1440, 1920]) {
      await test.step(`at ${width} px nothing moves, and nothing is rendered again`, async () => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(address)
        expect(await moved(page)).toBeLessThan(tolerance)
        await expect(page.locator('main[data-built] h1[data-built]')).toHaveCount(1)
      })
    }

    await test.step('nothing is logged, kept, or asked for elsewhere', async () => {
      if (missing) expect(messages.some((message) => message.includes('/no-such-page'))).toBe(true)
      else expect(messages).toEqual([])
      expect(elsewhere).toEqual([])
      expect(await context.cookies()).toEqual([])
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([
        0, 0,
      ])
    })

    await test.step('with scripts off its heading and links are there, and no form that cannot be sent', async () => {
      await turnScriptsOff(page)
      await page.goto(address)
      expect(await isHydrated(page), 'no script has run').toBe(false)
      for (const size of [{ width: 1440, height: 900 }, phone]) {
        await page.setViewportSize(size)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.locator('form:visible button:not([disabled]):visible').count()).toBe(0)
      }
      await expectNumberOneTapAway(page)
      await page.keyboard.press('Escape')
      await page.locator(`a[href="${paths.home}"]`).first().click()
      await expect(page).toHaveURL(paths.home)
    })
  })
}
