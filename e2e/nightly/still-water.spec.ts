import { expect, test, type Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'

/** Moves the pointer over the picture; moving water consists of strips. */
async function stir(page: Page) {
  await page.goto(paths.about)
  const water = page.locator('#water')
  await water.scrollIntoViewIfNeeded()
  await water.hover()
  await page.mouse.move(500, 400, { steps: 5 })
  await water.hover()
  return water.locator('> div')
}

test('moves the water under the pointer, and lets it rest', async ({ page }) => {
  const strips = await stir(page)
  await expect(strips).toHaveCount(16)
  await expect(strips).toHaveCount(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('keeps the water still', async ({ page }) => {
    await expect(await stir(page)).toHaveCount(0)
  })
})
