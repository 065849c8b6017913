import { expect, test } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { horizontalOverflow, open, waitForFonts } from './helpers.ts'

test('has room in the header for a name of two words, and for one of eighteen letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, paths.about)
  await waitForFonts(page)
  const name = page.locator('header').getByRole('link').first()
  for (const brand of ['Ketenangan Minda', 'Kesejahteraanminda']) {
    // As the server writes it.
    const wordmark = name.locator('span').first()
    await wordmark.evaluate((element, text) => {
      const longest = Math.max(...text.split(' ').map(({ length }) => length))
      element.style.setProperty('--letters', String(text.length))
      element.style.setProperty('--longest', String(longest))
      element.lastChild?.replaceWith(text)
    }, brand)
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await horizontalOverflow(page), `${brand} at ${width} px`).toBe(0)
      const places = await page.locator('header').evaluate((header) => {
        const [bar] = header.querySelectorAll('div > div')
        const shown = [...(bar?.children ?? [])].filter((part) => part.getClientRects().length > 0)
        return shown.map((part) => part.getBoundingClientRect())
      })
      expect(places.length).toBeGreaterThan(2)
      for (const [index, { left, bottom }] of places.entries()) {
        expect
          .soft(left, `${brand} at ${width} px`)
          .toBeGreaterThanOrEqual(places[index - 1]?.right ?? 0)
        expect.soft(bottom, `${brand} at ${width} px`).toBeLessThan(200)
      }
      const lines = await name.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element.querySelector('span')?.lastChild ?? element)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect
        .soft(lines, `${brand} at ${width} px`)
        .toBeLessThanOrEqual(width < 1024 ? 1 : brand.split(' ').length)
    }
  }
})
