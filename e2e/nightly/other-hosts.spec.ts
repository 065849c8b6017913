import { expect, test } from '@playwright/test'

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

test('shows the title of the page where the host answers with the home page', async ({
  page,
  baseURL,
}) => {
  await page.route(`${baseURL}/about`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/` }) }),
  )
  await page.goto(`${baseURL}/about`)
  await page.waitForFunction(() => window.earlyClick === null)
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
