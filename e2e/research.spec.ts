import { expect, test } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { open } from './site.ts'

test('leads from a statistic to its source, and focuses it', async ({ page }) => {
  await open(page, paths.home)
  await page.locator('a[href$="#source-3"]').first().click()
  await expect(page).toHaveURL(/\/research#source-3$/)
  await expect(page.locator('#source-3')).toBeInViewport()
  // Screen readers go on at the source, not at the page's heading.
  await expect(page.locator('#source-3')).toBeFocused()
})
