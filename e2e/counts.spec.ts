import { expect, test } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { open } from './site.ts'

test('a count is full on paper and fills from the left once it is scrolled to', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, paths.home)
  const statistics = page.locator('section', {
    has: page.getByRole('heading', { name: 'Malaysia is short' }),
  })
  const filled = statistics.locator('svg:visible path.fill-ink')
  await expect(filled).toBeAttached()
  const fillings = () => filled.evaluate((path) => path.getAnimations().length)
  expect(await fillings()).toBe(0)
  await filled.evaluate((path) => path.scrollIntoView())
  await expect.poll(fillings, { intervals: [50] }).toBe(1)
  await expect.poll(fillings).toBe(0)
  await expect(filled).toHaveCSS('clip-path', 'none')
})
