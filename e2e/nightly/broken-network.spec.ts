import { createServer } from 'node:http'
import { expect, test, type Page, type Route } from '@playwright/test'
import { contactForm } from '../../src/content/en/contact-form.ts'
import { site } from '../../src/content/en/site.ts'
import { waitlist } from '../../src/content/en/waitlist.ts'
import { paths } from '../../src/paths.ts'
import {
  fillContactForm,
  open,
  openWaitlist,
  submitOf,
  uniqueText,
  waitForHydration,
  confirmationOf,
} from '../helpers.ts'

const ways = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }),
  blocked: (route) => route.abort('blockedbyclient'),
  'an HTML page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<title>Sign in</title>' }),
  async 'cut in the middle'(route) {
    const response = await route.fetch()
    const body = await response.body()
    // The page may be gone by now.
    await route
      .fulfill({ response, body: body.subarray(0, body.length / 2) })
      .catch(() => undefined)
  },
  // A late file never comes within the test.
  late: () => new Promise<void>(() => undefined),
} satisfies Record<string, (route: Route) => Promise<void>>

// Each test opens about thirty pages, one after another.
test.slow()

async function filesOf(page: Page, address: string): Promise<string[]> {
  await open(page, address)
  const listed = await page.evaluate(() => [
    ...(document.querySelector<HTMLElement>('#root')?.dataset.scripts ?? '').split(' '),
    document.querySelector('#sheet')?.getAttribute('href') ?? '',
  ])
  return [...listed, 'woff2']
}

async function expectReadAndLeft(
  page: Page,
  address: string,
  file: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(`**/*${file}`, answer)
  const asked = page.waitForRequest(`**/*${file}`)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).hover()
  const request = await asked
  // A late file never answers: the page is tested while it waits.
  if (answer !== ways.late) await request.response().catch(() => null)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await expect.soft(page.getByRole('heading', { level: 1 }), file).toBeVisible()
  expect.soft(await page.locator('a[href^="tel:"]').count(), file).toBeGreaterThan(3)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect.soft(page, file).toHaveURL(paths.about)
  await expect.soft(page.getByRole('heading', { level: 1 }), file).toBeVisible()
  await page.unroute(`**/*${file}`)
}

for (const [way, answer] of Object.entries(ways)) {
  test(`keeps /contact readable when any one file is ${way}`, async ({ page }) => {
    const files = await filesOf(page, paths.contact)
    // The loader treats both like a missing file, so two files are enough.
    const chosen = /blocked|HTML/.test(way) ? [files[0], files.at(-2)] : files
    for (const file of chosen) await expectReadAndLeft(page, paths.contact, file ?? '', answer)
  })
}

test('keeps home and /for-users readable when any one of their own files is missing', async ({
  page,
}) => {
  const tried = new Set(await filesOf(page, paths.contact))
  for (const address of [paths.home, paths.forUsers]) {
    for (const file of await filesOf(page, address)) {
      if (!tried.has(file)) await expectReadAndLeft(page, address, file, ways.missing)
      tried.add(file)
    }
  }
})

test('says how to write, without a dead button, where the app cannot load', async ({ page }) => {
  await page.route(/\/assets\/react-.*\.js$/, (route) => route.abort())
  await page.goto(paths.contact)
  await expect(page.locator('#message-form').getByText(contactForm.withoutScript)).toBeVisible()
  await expect(page.getByRole('button', { name: contactForm.send })).toBeHidden()
})

test('starts at a later click when the page’s own code did not load at first', async ({ page }) => {
  const file = /\/assets\/contact-page-.*\.js$/
  await page.route(file, (route) => route.abort())
  await page.goto(paths.contact)
  await expect(page.locator('#message-form').getByText(contactForm.withoutScript)).toBeVisible()
  await page.unroute(file)
  await page.getByRole('heading', { level: 1 }).click()
  await waitForHydration(page)
  await expect(submitOf(page.locator('#message-form'))).toBeVisible()
})

test('opens the waitlist on the next page when its code did not load before', async ({ page }) => {
  const file = /\/waitlist-dialog-/
  await page.route(file, (route) => route.abort())
  await open(page, paths.about)
  const link = page.getByRole('contentinfo').getByRole('link', { name: site.footer.links.research })
  await page.locator('footer [aria-haspopup=dialog]').click()
  await expect(page.getByRole('alert')).toHaveText(waitlist.withoutScript)
  await link.click()
  await expect(page).toHaveURL(paths.research)
  await page.unroute(file)
  await expect(await openWaitlist(page)).toBeVisible()
})

test('keeps the text when the code that sends it is gone, and sends it once it is back', async ({
  page,
}) => {
  const file = /\/assets\/supabase-client-.*\.js$/
  await page.route(file, (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: '' }),
  )
  await open(page, paths.contact)
  const subject = uniqueText()
  await fillContactForm(page, subject)
  await submitOf(page.locator('#message-form')).click()
  await expect(page.getByText(contactForm.failed[0].trim())).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.locator('#message-form [name=subject]')).toHaveValue(subject)
  await page.unroute(file)
  await submitOf(page.locator('#message-form')).click()
  await expect(confirmationOf(page)).toBeVisible()
})

test('paints the hero while the rest of the page is on its way, and hydrates all of it', async ({
  page,
  baseURL,
}) => {
  let sendRest = () => {}
  const rest = new Promise<void>((resolve) => {
    sendRest = resolve
  })
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '', baseURL))
      const body = Buffer.from(await answer.arrayBuffer())
      response.setHeader('content-type', answer.headers.get('content-type') ?? '')
      const heroEnd = request.url === paths.forUsers ? body.indexOf('</i>') : 0
      response.write(body.subarray(0, heroEnd))
      if (heroEnd > 0) await rest
      response.end(body.subarray(heroEnd))
    })()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto(`http://127.0.0.1:${address.port}${paths.forUsers}`, { waitUntil: 'commit' })
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      document.querySelector<HTMLLinkElement>('#sheet')?.sheet,
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => window.earlyClick)).toBeUndefined()
  sendRest()
  await waitForHydration(page)
  expect(errors).toEqual([])
  server.close()
})
