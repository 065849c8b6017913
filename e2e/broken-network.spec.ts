import { expect, test, type Page, type Route } from '@playwright/test'
import { contactForm } from '../src/content/en/contact-form.ts'
import { paths } from '../src/paths.ts'

/** What becomes of a file on its way. */
const ways: Record<string, (route: Route) => Promise<void>> = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }),
  blocked: (route) => route.abort('blockedbyclient'),
  'an HTML page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Sign in</title>' }),
  async 'cut in the middle'(route) {
    const response = await route.fetch()
    const body = await response.body()
    // The page may have been left in the meantime.
    await route
      .fulfill({ response, body: body.subarray(0, body.length / 2) })
      .catch(() => undefined)
  },
  // Longer than the test looks; what comes after it is what it would have been.
  late: () => new Promise(() => undefined),
}

/** Every file that the page asks for once it is painted, its hash left out. */
async function filesOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await page.waitForFunction(() => window.earlyClick === null)
  const listed = await page.evaluate(() => [
    ...(document.querySelector<HTMLElement>('#root')?.dataset.scripts ?? '').split(' '),
    document.querySelector('#sheet')?.getAttribute('href') ?? '',
  ])
  return [...listed, 'woff2']
}

// The page with a form goes through all of it, two others through the worst: each has other files.
const tried = Object.entries(ways).flatMap(([way, answer]) =>
  [paths.contact, ...(way === 'missing' ? [paths.home, paths.forUsers] : [])].map((address) => ({
    address,
    way,
    answer,
  })),
)
for (const { address, way, answer } of tried) {
  test(`${address} can be read and left with each file in turn ${way}`, async ({ page }) => {
    for (const file of await filesOf(page, address)) {
      await page.route(`**/*${file}`, answer)
      await page.goto(address)
      await page.getByRole('heading', { level: 1 }).hover()
      await page.waitForTimeout(300)
      await expect.soft(page.getByRole('heading', { level: 1 }), file).toBeVisible()
      expect.soft(await page.locator('a[href^="tel:"]').count(), file).toBeGreaterThan(4)
      await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
      await expect.soft(page, file).toHaveURL(paths.about)
      await expect.soft(page.getByRole('heading', { level: 1 }), file).toBeVisible()
      await page.unroute(`**/*${file}`)
    }
  })
}

test('where the app cannot come, a form says how to write, without a dead button', async ({
  page,
}) => {
  await page.route(/\/assets\/react-.*\.js$/, (route) => route.abort())
  await page.goto(paths.contact)
  await expect(page.locator('#message-form').getByText(contactForm.withoutScript)).toBeVisible()
  await expect(page.getByRole('button', { name: contactForm.send })).toBeHidden()
})
