import { expect, test, type Page } from '@playwright/test'
import { contactForm } from '../src/content/en/contact-form.ts'
import { pitchDeckForm } from '../src/content/en/pitch-deck-form.ts'
import { site } from '../src/content/en/site.ts'
import { paths } from '../src/paths.ts'
import { contactSubmit, expectSentOnce, translate } from './forms.ts'
import {
  fill,
  fillContactForm,
  fillDeckForm,
  holdBack,
  mailWith,
  token,
  open,
  phone,
  submitOf,
} from './site.ts'

test.use(phone)

const endpoint = '**/functions/v1/send-contact-email'
const deckSubmit = (page: Page) => submitOf(page.locator('#pitch-deck'))
const notice = (page: Page, type: 'success' | 'error') =>
  page.locator(`[data-sonner-toast][data-type=${type}]`)

test('keeps a message that could not be sent, and mails it once after a double click', async ({
  page,
}) => {
  const subject = token()
  await open(page, paths.contact)
  await fillContactForm(page, subject)
  await page.route(endpoint, (route) => route.abort())
  await contactSubmit(page).click()
  await expect(notice(page, 'error')).toContainText(contactForm.toasts.failed.title)
  await expect(page.getByText(contactForm.failed.title)).toBeVisible()
  await expect(page.locator('#message-form [name=subject]')).toHaveValue(subject)
  await page.unroute(endpoint)
  await contactSubmit(page).dblclick()
  await expect(notice(page, 'success')).toContainText(contactForm.toasts.sent.title)
  await expect(page.getByText(contactForm.sent)).toBeVisible()
  await expect(page.locator('#message-form [name=subject]')).toHaveValue('')
  await expectSentOnce(subject)
  const mail = await mailWith(subject)
  expect(mail).toMatch(/^Reply-To:.*farah@example\.com/m)
  expect(mail).toContain('Farah Osman')
})

test('sends a form that was submitted before hydration', async ({ page }) => {
  const subject = token()
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(paths.contact, { waitUntil: 'domcontentloaded' })
  await fillContactForm(page, subject)
  await page.locator('#message-form [name=subject]').press('Enter')
  release()
  await expect(page.getByText(contactForm.sent)).toBeVisible()
  await expect(page).toHaveURL(paths.contact)
  await expectSentOnce(subject)
})

test('sends a translated deck request on a page reached by a link', async ({ page }) => {
  const organization = token()
  await open(page, paths.home)
  const link = page.getByRole('contentinfo').getByRole('link', {
    name: site.footer.links.forInvestors,
  })
  await link.click()
  await expect(page).toHaveURL(paths.forInvestors)
  await expect(deckSubmit(page)).toBeVisible()
  await translate(page, 'body')
  await fillDeckForm(page, organization)
  await page.locator('#pitch-deck [role=combobox]').first().press('Enter')
  await page.getByRole('option').first().click()
  await deckSubmit(page).click()
  await expect(page.getByText(pitchDeckForm.sent)).toBeVisible()
  await expect(deckSubmit(page)).toBeEnabled()
  await mailWith(organization)
})

test('restores typed text and a chosen type after a link to another page and Back', async ({
  page,
}) => {
  await open(page, paths.forInvestors)
  await page.getByLabel(pitchDeckForm.fields.investorType).click()
  const name = pitchDeckForm.options.investorType.vc
  await page.getByRole('option', { name }).click()
  await fill(page, '#pitch-deck', { position: 'Partner' })
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).not.toHaveURL(paths.forInvestors)
  await page.goBack()
  await expect(page.getByLabel(pitchDeckForm.fields.investorType)).toHaveText(name)
  await expect(page.locator('#pitch-deck [name=position]')).toHaveValue('Partner')
})
