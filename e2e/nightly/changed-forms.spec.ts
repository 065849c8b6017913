import { expect, test } from '@playwright/test'
import { contactForm } from '../../src/content/en/contact-form.ts'
import { waitlist } from '../../src/content/en/waitlist.ts'
import { paths } from '../../src/paths.ts'
import { contactSubmit, expectSentOnce, openWaitlist, translate } from '../forms.ts'
import { fillContactForm, holdBack, hydrated, mailWith, token, open, submitOf } from '../site.ts'

test('sends a translated contact form, and keeps its button', async ({ page }) => {
  const subject = token()
  await open(page, paths.contact)
  await translate(page, 'body')
  await fillContactForm(page, subject)
  await contactSubmit(page).click()
  await expect(page.getByText(contactForm.sent)).toBeVisible()
  await expect(contactSubmit(page)).toBeEnabled()
  await mailWith(subject)
})

test('sends a translated waitlist signup, after a refused one', async ({ page }) => {
  await open(page, paths.about)
  const dialog = await openWaitlist(page)
  await dialog.waitFor()
  await translate(page, '[role=dialog]')
  await submitOf(page.getByRole('dialog')).click()
  await page.locator('[role=dialog] [name=email]').fill(`${token()}@example.com`)
  await submitOf(page.getByRole('dialog')).click()
  await expect(page.getByText(waitlist.joined)).toBeVisible()
  await expect(submitOf(page.getByRole('dialog'))).toBeEnabled()
})

test('keeps typed text when an extension has changed the form', async ({ page }) => {
  const subject = token()
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(paths.contact, { waitUntil: 'domcontentloaded' })
  await fillContactForm(page, subject)
  await page.locator('#message-form [name=email]').evaluate((field) => {
    const icon = document.createElement('div')
    icon.textContent = 'icon'
    field.before(icon)
  })
  release()
  await hydrated(page)
  await contactSubmit(page).click()
  await expect(page.getByText(contactForm.sent)).toBeVisible()
  await expectSentOnce(subject)
})
