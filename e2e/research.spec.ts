import { expect, test } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { open } from './site.ts'

test('a part of the loom leads to its claims, folded until they are opened', async ({ page }) => {
  await open(page, paths.research)
  await page.getByRole('link', { name: '9 in trials' }).click()
  const group = page.locator('#register-inTrials')
  await expect(group).toBeInViewport()
  await expect(group.getByRole('listitem').first()).toBeHidden()
  await group.locator('summary').click()
  await expect(group.getByRole('listitem')).toHaveCount(9)
  await expect(group.getByRole('listitem').first()).toBeVisible()
})

test('a source leads from its figure to its name, which opens', async ({ page }) => {
  await open(page, paths.home)
  await page.getByRole('link', { name: 'Source 3, 2016' }).click()
  await expect(page).toHaveURL(/\/research#source-3$/)
  await expect(page.locator('#source-3')).toBeInViewport()
  // Readers go on at the source, not at the page's heading.
  await expect(page.locator('#source-3')).toBeFocused()
})
