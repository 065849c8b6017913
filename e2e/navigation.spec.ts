import { expect, test, type Locator, type Page } from '@playwright/test'
import { paths, sectionPaths } from '../src/paths.ts'
import { about } from '../src/content/en/about.ts'
import { contact } from '../src/content/en/contact.ts'
import { site } from '../src/content/en/site.ts'
import { terms } from '../src/content/en/terms.ts'
import { waitlist } from '../src/content/en/waitlist.ts'
import { BRAND } from '../src/content/facts/company.ts'
import { expectOpenSection, holdBack, open, phone, waitForHydration } from './helpers.ts'

test.use(phone)

// tests/build/every-page.test.ts lists the links; the second of these pages has no footer.
test('leads from a footer link to its page, at the top and with its own title', async ({
  page,
}) => {
  await open(page, paths.home)
  const titles = [await page.title()]
  for (const name of ['howItWorks', 'privacy', 'contact'] as const) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: site.footer.links[name], exact: true })
      .click()
    await expect(page).toHaveURL(paths[name])
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]']) {
      await expect(page.locator(`head > ${tag}`)).toHaveCount(1)
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${paths[name]}$`),
    )
    titles.push(await page.title())
    if (name === 'privacy') {
      await page.getByRole('link', { name: site.legal.back }).first().click()
      await expect(page).toHaveURL(paths.home)
    }
  }
  expect(titles).toEqual([...new Set(titles)])
})

test('links from a statistic to its source, and focuses the source', async ({ page }) => {
  await open(page, paths.home)
  await page.locator('a[href$="#source-3"]').first().click()
  await expect(page).toHaveURL(/\/research#source-3$/)
  await expect(page.locator('#source-3')).toBeInViewport()
  // Screen readers go on at the source, not at the page's heading.
  await expect(page.locator('#source-3')).toBeFocused()
})

test('replays a click on a button made before hydration', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(paths.home, { waitUntil: 'commit' })
  await page.locator('footer [aria-haspopup=dialog]').click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('starts each page at the top and with its heading, after Back and Forward too', async ({
  page,
}) => {
  async function expectFreshPage(name: string): Promise<void> {
    const title = `${name} – ${BRAND.name}`
    await expect(page).toHaveTitle(title)
    // Screen readers go on at the focus.
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    await expect(heading).toHaveCSS('outline-style', 'none')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }

  await open(page, paths.about)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL(paths.contact)
  await test.step('after a click', () => expectFreshPage(contact.meta.title))
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.goBack()
  await expect(page).toHaveURL(paths.about)
  await test.step('after Back', () => expectFreshPage(about.meta.title))
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.goForward()
  await expect(page).toHaveURL(paths.contact)
  await test.step('after Forward', () => expectFreshPage(contact.meta.title))
})

test('keeps the last page and marks the clicked link until the next page has loaded', async ({
  page,
}) => {
  const release = await holdBack(page, /\/terms-page-/)
  await open(page, paths.about)
  const before = await page.getByRole('heading', { level: 1 }).textContent()
  const link = page.getByRole('contentinfo').locator(`a[href="${paths.terms}"]`)
  await link.click()
  await expect(page).toHaveURL(paths.terms)
  await expect(link).toHaveAttribute('data-pending')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before ?? '')
  await expect(page.getByText(site.loading)).toHaveRole('status')
  release()
  await expect(page.getByRole('heading', { level: 1, name: terms.title })).toBeFocused()
  await expect(page.getByText(site.loading)).toHaveCount(0)
})

test('closes the waitlist dialog with Back; Forward does not open it again', async ({ page }) => {
  await open(page, paths.home)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveTitle(/^About/)
  const button = page.getByRole('contentinfo').getByRole('button', { name: waitlist.join })
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const place = await page.evaluate(() => window.scrollY)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await page.goForward()
  await expect(page).toHaveURL(paths.about)
  await expect(dialog).toBeHidden()
  await page.goBack()
  await button.click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // A dialog closed in another way leaves no history entry.
  await page.goBack()
  await expect(page).toHaveURL(paths.home)
})

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
}

/** The same text stays in view: the number changes by a line where two fonts break differently. */
async function expectScrolledDown(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Math.abs(window.scrollY - 900)), { timeout: 5000 })
    .toBeLessThan(60)
}

test('keeps the colour of the first section in the header while it begins to scroll', async ({
  page,
}) => {
  for (const path of [paths.home, paths.about, paths.safety]) {
    await open(page, path)
    const header = page.locator('header > div')
    const section = page.locator('#page section').first()
    const colourOf = (element: Locator) =>
      element.evaluate((node) => getComputedStyle(node).backgroundColor)
    for (let top = 20; top <= 200; top += 20) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      expect.soft(await colourOf(header), `${path} at ${top} px`).toBe(await colourOf(section))
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await expect(header).toHaveCSS('background-color', await colourOf(section))
  }
})

test('restores the scroll position on reload, and on Back from another site', async ({ page }) => {
  await page.route('https://example.org/', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Another site' }),
  )
  await open(page, paths.about)
  await scrollDown(page)
  await page.reload()
  await waitForHydration(page)
  await expectScrolledDown(page)
  // On a busy machine Back can be faster than the place that the page saves when it is left.
  await expect(async () => {
    await page.goto(paths.about)
    await waitForHydration(page)
    await scrollDown(page)
    await page.goto('https://example.org/')
    await page.goBack()
    await waitForHydration(page)
    await expectScrolledDown(page)
  }).toPass()
})

test('opens the fact sheet when a visit begins at its address', async ({ page }) => {
  await open(page, sectionPaths.factSheet)
  await expectOpenSection(page, '#fact-sheet')
})
