import { expect, test } from '@playwright/test'
import { home } from '../src/content/en/home.ts'
import { paths } from '../src/paths.ts'
import { open } from './helpers.ts'

test('shows the three highlights in the first screen of a desktop window, in one row', async ({
  page,
}) => {
  await open(page, paths.home)
  const tops = new Set<number>()
  for (const { label } of Object.values(home.highlights)) {
    const title = page.getByText(label, { exact: true })
    await expect(title).toBeInViewport({ ratio: 1 })
    tops.add((await title.boundingBox())?.y ?? 0)
  }
  expect(tops.size).toBe(1)
})

test('shows chat, audio and video whole: one after another on a phone, side by side from 1100 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, paths.home)
  const row = page.getByRole('region', { name: home.whyChoose.ways.title })
  const all = row.locator('> *')
  await expect(all).toHaveCount(3)
  await row.scrollIntoViewIfNeeded()
  await expect(all.first()).toBeInViewport({ ratio: 0.99 })
  await expect(all.nth(1)).toBeInViewport({ ratio: 0.05 })
  await expect(all.nth(2)).not.toBeInViewport()
  await test.step('the keyboard scrolls the row, and nothing else moves sideways', async () => {
    await row.focus()
    for (let press = 0; press < 2; press++) {
      const before = await row.evaluate((element) => element.scrollLeft)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(before)
    }
    expect(await page.evaluate(() => window.scrollX)).toBe(0)
  })
  await page.setViewportSize({ width: 1100, height: 900 })
  await row.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  for (const screen of await all.all()) await expect(screen).toBeInViewport({ ratio: 0.99 })
  await test.step('they begin and end on one line', async () => {
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const heights = await all.evaluateAll((elements) =>
        elements.map((element) => Math.round(element.getBoundingClientRect().height)),
      )
      expect(new Set(heights).size).toBe(1)
    }
  })
})
