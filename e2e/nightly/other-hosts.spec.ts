import { expect, test } from '@playwright/test'
import { open } from '../helpers.ts'

test('redirects /MS/Terms to /ms/terms when the host serves its 404 page', async ({
  page,
  baseURL,
}) => {
  const odd = `${baseURL}/MS/Terms`
  await page.route(odd, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/no-such-page` }) }),
  )
  await page.goto(odd)
  await expect(page).toHaveURL('/ms/terms')
  await expect(page).not.toHaveTitle(/not found/i)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
})

test('renders /about when the host serves the home page for it', async ({ page, baseURL }) => {
  await page.route(`${baseURL}/about`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/` }) }),
  )
  await open(page, '/about')
  await expect(page).toHaveTitle(/^About/)
  await expect(page.locator('[rel=canonical]')).toHaveAttribute('href', /\/about$/)
})
