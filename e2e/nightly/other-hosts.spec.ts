import { expect, test } from '@playwright/test'
import { open } from '../helpers.ts'

test('shows the page where the host answers another spelling with its 404 page', async ({
  page,
  baseURL,
}) => {
  const odd = `${baseURL}/About`
  await page.route(odd, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/no-such-page` }) }),
  )
  await page.goto(odd)
  await expect(page).toHaveTitle(/^About/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('renders /about when the host serves the home page for it', async ({ page, baseURL }) => {
  await page.route(`${baseURL}/about`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/` }) }),
  )
  await open(page, '/about')
  await expect(page).toHaveTitle(/^About/)
  await expect(page.locator('[rel=canonical]')).toHaveAttribute('href', /\/about$/)
})

test('shows the page’s own address where the host serves its file', async ({ page, baseURL }) => {
  const file = `${baseURL}/ms/about.html`
  await page.route(file, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/ms/about` }) }),
  )
  await page.goto(file)
  await expect(page).toHaveURL('/ms/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
