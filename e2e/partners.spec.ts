import { expect, test } from '@playwright/test'
import { forPartners } from '../src/content/en/for-partners.ts'
import { pilotWeeks } from '../src/content/facts/pilot-weeks.ts'
import { paths } from '../src/paths.ts'

test('shows both buttons of the hero whole in the first screen of a desktop window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.forPartners)
  const hero = page.locator('main section').first()
  for (const name of [forPartners.hero.become.label, forPartners.hero.research])
    await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
})

test('stands what happens in a pilot under the stitches of its weeks', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.forPartners)
  const pilot = page.locator('section', { hasText: forPartners.pilot.title })
  const weeks = await pilot.locator('svg').last().boundingBox()
  const steps = await pilot.locator('dl > div').all()
  const boxes = await Promise.all(steps.map((step) => step.boundingBox()))
  const [before, first, halfway, last] = boxes
  if (!weeks || !before || !first || !halfway || !last) throw new Error('A part is not drawn.')
  expect(before.x + before.width).toBeLessThanOrEqual(weeks.x + 1)
  expect(first.x).toBeCloseTo(weeks.x, 0)
  const week = weeks.width / pilotWeeks.most
  expect(Math.abs(halfway.x - (weeks.x + week * (pilotWeeks.most / 2)))).toBeLessThan(2)
  expect(Math.abs(last.x + last.width - (weeks.x + weeks.width))).toBeLessThan(2)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 794, height: 1123 } })
  test('prints the page for the management alone, on one sheet', async ({ page }) => {
    await page.goto(paths.forPartners)
    const sheet = page.locator('#management-page')
    await expect(sheet).toBeHidden()
    await page.goto(`${paths.forPartners}#management-page`)
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await expect(sheet.locator('dt')).toHaveCount(7)
    await expect(sheet.getByText(forPartners.management.sheet.title)).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    const file = await page.pdf({ format: 'A4' })
    expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})
