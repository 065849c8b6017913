import { expect, test } from '@playwright/test'

test('fades the other storeys of the shoot while the pointer is on an item, or on its storey', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/for-investors')
  const item = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Scalable model' }),
  })
  await item.scrollIntoViewIfNeeded()
  const storeys = page.locator('.storeys svg > g')
  await expect(storeys).toHaveCount(6)

  await item.hover()
  await expect(storeys.nth(2)).toHaveCSS('opacity', '1')
  await expect(storeys.nth(3)).not.toHaveCSS('opacity', '1')

  await storeys.nth(3).locator('g').first().hover()
  await expect(storeys.nth(3)).toHaveCSS('opacity', '1')
  await expect(storeys.nth(2)).not.toHaveCSS('opacity', '1')
})
