import { expect, test, type Page } from '@playwright/test'
import { paths } from '../../src/paths.ts'
import { open } from '../helpers.ts'

/** Moves the pointer over the picture; moving water consists of strips, and remembers that it moved. */
async function stir(page: Page) {
  await open(page, paths.about)
  const water = page.locator('#water')
  await water.evaluate((picture) =>
    new MutationObserver(() => picture.setAttribute('data-moved', '')).observe(picture, {
      childList: true,
    }),
  )
  await water.scrollIntoViewIfNeeded()
  await water.hover()
  await page.mouse.move(500, 400, { steps: 5 })
  await water.hover()
  // The first frame after a movement draws the strips.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  return water
}

test('moves the water under the pointer, and lets it rest', async ({ page }) => {
  const water = await stir(page)
  await expect(water.locator('> div')).toHaveCount(16)
  await expect(water).toHaveAttribute('data-moved')
  await expect(water.locator('> div')).toHaveCount(0)
})

test('ends each page on its own picture, also where a click leads', async ({ page }) => {
  await open(page, paths.about)
  const ending = page.locator('#water img').last()
  await expect(ending).toHaveAttribute('src', '/still-water-about.svg')
  await page.locator(`footer a[href="${paths.research}"]`).first().click()
  await expect(ending).toHaveAttribute('src', '/still-water-research.svg')
  await page.goBack()
  await expect(ending).toHaveAttribute('src', '/still-water-about.svg')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('keeps the water still', async ({ page }) => {
    await expect(await stir(page)).not.toHaveAttribute('data-moved')
  })
})
