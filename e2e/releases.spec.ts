import { expect, test, type Page } from '@playwright/test'
import { forPartners } from '../src/content/en/for-partners.ts'
import { site } from '../src/content/en/site.ts'
import { terms } from '../src/content/en/terms.ts'
import { paths } from '../src/paths.ts'
import { open } from './site.ts'

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

const mainHeading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [name, address, heading] of [
  ['Terms of Service', paths.terms, terms.title],
  ['For Partners', paths.forPartners, forPartners.hero.title],
] as const) {
  test(`${address} is loaded as a page where its code can no longer be fetched`, async ({
    page,
  }) => {
    await page.route(new RegExp(`${address}-page-`), (route) => route.fulfill({ status: 404 }))
    await open(page, paths.about)
    await footerLink(page, name).click()
    await expect(mainHeading(page)).toHaveText(heading)
    await expect(page).toHaveURL(address)
  })
}

test('where nobody answers at all, the last page stays and says what to do', async ({ page }) => {
  await open(page, paths.about)
  const before = (await mainHeading(page).textContent()) ?? ''
  await page.route(/terms/, (route) => route.abort())
  await footerLink(page, 'Terms of Service').click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(site.error.title)
  await expect(notice).toContainText(site.error.text)
  await expect(mainHeading(page)).toHaveText(before)

  await notice.getByRole('link', { name: site.error.reload }).click()
  await expect(notice).toBeVisible()
  await expect(mainHeading(page)).toHaveText(before)
  await page.goBack()
  await expect(notice).toBeHidden()
  await expect(mainHeading(page)).toHaveText(before)

  await footerLink(page, 'Terms of Service').click()
  await expect(notice).toBeVisible()
  await page.unroute(/terms/)
  await notice.getByRole('link', { name: site.error.reload }).click()
  await expect(mainHeading(page)).toHaveText(terms.title)
  await expect(page).toHaveURL(paths.terms)
})

test('with words in a form, a page without its code opens in a new tab', async ({ page }) => {
  await page.route(/terms-page-/, (route) => route.fulfill({ status: 404 }))
  await open(page, paths.contact)
  await page.getByLabel('Message').fill('Something that took a while to write')
  await footerLink(page, 'Terms of Service').click()
  const link = page.getByRole('alert').getByRole('link', { name: site.error.reload })
  await expect(link).toHaveAccessibleName(new RegExp(`^${site.error.reload} ?, ${site.newTab}$`))
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await expect(mainHeading(tab)).toHaveText(terms.title)
  await expect(page.getByLabel('Message')).toHaveValue('Something that took a while to write')
})
