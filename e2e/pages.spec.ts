import { expect, test, type Page } from '@playwright/test'
import { about } from '../src/content/en/about.ts'
import { neutralPage } from '../src/content/facts/browsers.ts'
import { paths } from '../src/paths.ts'
import { violations } from './axe.ts'
import { coveredControls, cutText, smallTargets, spaceText } from './visible.ts'
import {
  collectConsoleMessages,
  everyAddress,
  expectNoLayoutShift,
  horizontalOverflow,
  recordLayoutShift,
  waitForHydration,
} from './helpers.ts'

/** Returns ids in the HTML that differ from React's: labels and error messages would lose their fields. */
function unknownIds(page: Page): Promise<string[]> {
  return page.locator('#root [id]').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
        return Object(Reflect.get(element, key ?? '')).id !== element.id
      })
      .map((element) => element.id),
  )
}

/** Marks what the server sent; an element that React renders again has no mark. */
function markPrerendered(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const name of ['h1', 'main'])
        document.querySelector(name)?.setAttribute('data-prerendered', '')
    })
  })
}

test('parts the page’s name from the title that follows it in the h1', async ({ page }) => {
  await page.goto(paths.about)
  const { title } = about.meta
  await expect(page.getByRole('heading', { level: 1, name: `${title}: ` })).toBeVisible()
})

/** Header and footer are the same on all other pages; the legal pages have their own. */
const scannedWhole: string[] = [paths.home, paths.terms]

// One test per page: opening a page costs more than a check. Slow checks are in nightly/pages.spec.ts,
// more widths in nightly/languages.spec.ts.
for (const address of everyAddress) {
  test(`loads ${address} directly`, async ({ page, context, baseURL }) => {
    const isMissing = address === '/no-such-page'
    const messages = collectConsoleMessages(page)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '')) elsewhere.push(request.url())
    })
    await markPrerendered(page)
    await recordLayoutShift(page)
    await page.setViewportSize({ width: 390, height: 844 })

    await test.step('answers with its status and one first heading', async () => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(isMissing ? 404 : 200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    })

    await test.step('hydrates without rendering again', async () => {
      await waitForHydration(page)
      await expect(page.locator('main[data-prerendered] h1[data-prerendered]')).toHaveCount(1)
      await expect.poll(() => unknownIds(page)).toEqual([])
    })

    await test.step('does not move while it loads', async () => {
      await expectNoLayoutShift(page)
    })

    await test.step('lets every link, button and summary be clicked', async () => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await coveredControls(page), `${width} px`).toEqual([])
      }
    })

    await test.step('gives every link outside a sentence 24 pixels on a phone', async () => {
      expect.soft(await smallTargets(page)).toEqual([])
    })

    await test.step('has no accessibility violation', async () => {
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) {
          details.removeAttribute('name')
          details.open = true
        }
      })
      expect
        .soft(await violations(page, scannedWhole.includes(address) ? 'html' : 'main'))
        .toEqual([])
    })

    await test.step('never scrolls sideways, and keeps Leave quickly in sight', async () => {
      for (const width of [280, 768]) {
        await page.setViewportSize({ width, height: 844 })
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        expect(await horizontalOverflow(page)).toBe(0)
        await expect(page.locator(`a[href="${neutralPage}"]`).first()).toBeInViewport({ ratio: 1 })
      }
    })

    await test.step('keeps spaced text in the window', async () => {
      await spaceText(page)
      await page.setViewportSize({ width: 320, height: 844 })
      expect.soft(await cutText(page)).toEqual([])
    })

    // The last step, because all before gave the page time to do it.
    await test.step('logs nothing, stores nothing, requests nothing from other origins', async () => {
      expect(messages.filter((text) => !isMissing || !/404|no-such-page/.test(text))).toEqual([])
      expect(elsewhere).toEqual([])
      expect(await context.cookies()).toEqual([])
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    })
  })
}

test('reads the footer down its columns, from the links to the waitlist, at every width', async ({
  page,
}) => {
  await page.goto(paths.about)
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const places = await page.locator('footer li').evaluateAll((items) =>
      items.map((item) => {
        const { left, top } = item.getBoundingClientRect()
        return { text: item.textContent, list: item.parentElement?.className, left, top }
      }),
    )
    expect(places, `${width}`).toHaveLength(15)
    places.slice(1).forEach((place, index) => {
      const before = places[index]
      if (!before) throw new Error('There is no item before')
      const isLater =
        place.left > before.left + 1 || (place.top > before.top && place.left > before.left - 1)
      // A new list may begin at the left again, below or beside the one before.
      if (place.list === before.list) expect(isLater, `${place.text} at ${width}`).toBe(true)
      else expect(place.top > before.top || place.left > before.left, `${width}`).toBe(true)
    })
    if (width === 320) expect(new Set(places.map(({ left }) => Math.round(left))).size).toBe(1)
  }
})
