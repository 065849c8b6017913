import { expect, test } from '@playwright/test'
import { contactForm } from '../../src/content/en/contact-form.ts'
import { waitlist } from '../../src/content/en/waitlist.ts'
import { paths } from '../../src/paths.ts'
import {
  fillContactForm,
  holdBack,
  waitForHydration,
  mailWith,
  open,
  openWaitlist,
  submitOf,
  translate,
  uniqueText,
} from '../helpers.ts'

test('joins the waitlist after the browser has translated the dialog', async ({ page }) => {
  await open(page, paths.about)
  const dialog = await openWaitlist(page)
  await dialog.waitFor()
  await translate(page, '[role=dialog]')
  await submitOf(dialog).click()
  await page.locator('[role=dialog] [name=email]').fill(`${uniqueText()}@example.com`)
  await submitOf(dialog).click()
  await expect(page.getByText(waitlist.joined)).toBeVisible()
  await expect(submitOf(dialog)).toBeEnabled()
})

test('keeps typed text when an extension has changed the form', async ({ page }) => {
  const subject = uniqueText()
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(paths.contact, { waitUntil: 'domcontentloaded' })
  await fillContactForm(page, subject)
  await page.locator('#message-form [name=email]').evaluate((field) => {
    const icon = document.createElement('div')
    icon.textContent = 'icon'
    field.before(icon)
  })
  release()
  await waitForHydration(page)
  await submitOf(page.locator('#message-form')).click()
  await expect(page.getByText(contactForm.sent)).toBeVisible()
  await mailWith(subject)
})
