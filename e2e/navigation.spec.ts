import { expect, test } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { open } from './site.ts'
import { about } from '../src/content/en/about.ts'
import { contact } from '../src/content/en/contact.ts'
import { site } from '../src/content/en/site.ts'
import { terms } from '../src/content/en/terms.ts'
import { BRAND } from '../src/content/facts.ts'
import { footerLinks } from '../src/layout/navigation.ts'

test('every footer link leads to its page, which starts at the top with its own title', async ({
  page,
}) => {
  await open(page, paths.home)
  for (const name of footerLinks.flat()) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: site.footer.links[name], exact: true })
      .click()
    await expect(page).toHaveURL(paths[name])
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await page.title()).not.toBe('')
    for (const tag of ['title', 'meta[name=description]', 'link[rel=canonical]']) {
      await expect(page.locator(`head > ${tag}`)).toHaveCount(1)
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${paths[name]}$`),
    )
    if (paths[name] === paths.privacy || paths[name] === paths.terms) {
      await page.getByRole('link', { name: site.legal.back }).first().click()
      await expect(page).toHaveURL(paths.home)
    }
  }
})

test('a change of page, back and forward start at the top and with its heading', async ({
  page,
}) => {
  async function expectFreshPage(name: string): Promise<void> {
    const title = `${name}, ${BRAND.name}`
    await expect(page).toHaveTitle(title)
    // Readers go on at the focus; nothing else is announced.
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

test('a page whose code is slow to come leaves the last one standing until it has', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/terms-page-/, async (route) => {
    await held
    await route.continue()
  })
  await open(page, paths.about)
  const before = await page.getByRole('heading', { level: 1 }).textContent()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Terms of Service', exact: true }).click()
  await expect(page).toHaveURL(paths.terms)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before ?? '')
  await expect(footer).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: terms.title })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Back closes the waitlist dialog and stays on the page; Forward does not open it again', async ({
  page,
}) => {
  await open(page, paths.home)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveTitle(/^About/)
  const button = page.getByRole('button', { name: site.footer.waitlist.button })
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

test('Escape before the code of the waitlist dialog has come: it does not open later', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/waitlist-dialog-/, async (route) => {
    await held
    await route.continue()
  })
  await open(page, paths.about)
  const button = page.getByRole('button', { name: site.footer.waitlist.button })
  const code = page.waitForResponse(/\/waitlist-dialog-/)
  await button.click()
  await page.keyboard.press('Escape')
  release()
  await (await code).finished()
  await expect(button).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an unknown address says so, leads home and logs the missing path', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await open(page, '/wheres/this?email=someone@example.com')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  expect(logged.filter((line) => line.includes('/wheres/this'))).toHaveLength(1)
  expect(logged.join()).not.toContain('someone@example.com')
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL(paths.home)
})

test('the active page is marked in the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.research)
  const link = page
    .getByRole('navigation', { name: site.header.navigation })
    .getByRole('link', { name: 'Research' })
  await expect(link).toHaveAttribute('aria-current', 'page')
})
