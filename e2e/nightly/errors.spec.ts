import { expect, test, type Page } from '@playwright/test'
import { site } from '../../src/content/en/site.ts'
import { paths } from '../../src/paths.ts'
import { open } from '../helpers.ts'

/**
 * Serves a page's chunk with one more child, which throws. A React element is a plain object, so
 * the child needs no React of its own.
 */
function breakPage(page: Page, name: string): Promise<unknown> {
  return page.route(`**/assets/${name}-page-*.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        import Page from '${new URL(route.request().url()).pathname}?original'
        export default function BrokenPage() {
          const tree = Page()
          const broken = { ...tree, key: 'broken', props: {}, type() { throw new Error('broken') } }
          return { ...tree, props: { ...tree.props, children: [tree.props.children, broken] } }
        }`,
    }),
  )
}

const threw = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().includes('broken'))

test('keeps heading, numbers and links of a page when a section throws', async ({ page }) => {
  await page.goto(paths.safety)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const text = (await page.locator('main').textContent())?.length ?? 0
  await breakPage(page, 'safety')
  const error = threw(page)
  await page.reload()
  await error
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  expect((await page.locator('main').textContent())?.length).toBeGreaterThan(text * 0.95)
  const numbers = page.locator('section[aria-labelledby=help-now] a[href^="tel:"]')
  await expect(numbers.first()).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click()
  await expect(page).toHaveURL(paths.howItWorks)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '')
})

test('says that a page did not load after a click, and brings it back on reload', async ({
  page,
}) => {
  await breakPage(page, 'about')
  await open(page, paths.home)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(paths.about)
  await expect(page.getByRole('heading', { level: 1, name: site.error.title })).toBeVisible()
  const error = threw(page)
  await page.getByRole('button', { name: site.error.reload }).click()
  await error
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(heading).not.toHaveText(site.error.title)
})

test('restores the prerendered page with its address when the layout throws after a click', async ({
  page,
}) => {
  await open(page, paths.safety)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click()
  await expect(page).toHaveURL(paths.howItWorks)
  const error = threw(page)
  await page.evaluate(() => {
    // The header asks for it while it renders.
    const broken = {
      get: (): number => {
        throw new Error('broken')
      },
    }
    Object.defineProperty(window, 'scrollY', broken)
    dispatchEvent(new Event('scroll'))
  })
  await error
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
  await expect(page).toHaveURL(paths.safety)
})
