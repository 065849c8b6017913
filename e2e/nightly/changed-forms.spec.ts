import { expect, test } from '@playwright/test'
import { contactForm } from '../../src/content/en/contact-form.ts'
import { waitlist } from '../../src/content/en/waitlist.ts'
import { site } from '../../src/content/en/site.ts'
import { paths } from '../../src/paths.ts'
import { changes, openChanged } from '../changed-html.ts'
import {
  fillContactForm,
  fillDeckForm,
  holdBack,
  phone,
  waitForHydration,
  mailWith,
  open,
  openWaitlist,
  submitOf,
  translate,
  uniqueText,
  confirmationOf,
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
  await expect(dialog.locator('form').getByRole('button')).toBeEnabled()
})

test('sends a deck request after the browser has translated the page', async ({ page }) => {
  const organization = uniqueText()
  await open(page, paths.home)
  const link = page.getByRole('contentinfo').getByRole('link', {
    name: site.footer.links.forInvestors,
  })
  await link.click()
  await expect(page).toHaveURL(paths.forInvestors)
  const submit = submitOf(page.locator('#pitch-deck'))
  await expect(submit).toBeVisible()
  await translate(page, 'body')
  await fillDeckForm(page, organization)
  await page.locator('#pitch-deck [role=combobox]').first().press('Enter')
  await page.getByRole('option').first().click()
  await submit.click()
  await expect(confirmationOf(page)).toBeVisible()
  await expect(submit).toBeEnabled()
  await mailWith(organization)
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
  await expect(confirmationOf(page)).toBeVisible()
  await mailWith(subject)
})

for (const [change, apply] of Object.entries(changes)) {
  test(`sends once what was submitted before hydration, with ${change}`, async ({ page }) => {
    const subject = uniqueText()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    const release = await openChanged(page, paths.contact, apply)
    await fillContactForm(page, subject)
    await submitOf(page.locator('#message-form')).click()
    release()
    await expect(confirmationOf(page)).toBeVisible()
    expect(requests.filter((path) => path.endsWith('/send-contact-email'))).toHaveLength(1)
    await mailWith(subject)
  })

  test(`opens the waitlist after an early click, with ${change}`, async ({ page }) => {
    const release = await openChanged(page, paths.about, apply)
    await page.locator('footer [aria-haspopup=dialog]').click()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

test('keeps an early disclosure open and the focus in its field when the page is drawn anew', async ({
  page,
}) => {
  const release = await openChanged(page, paths.contact, changes['comments removed'])
  const disclosure = page.locator('#message-form details').first()
  await disclosure.locator('summary').click()
  await page.locator('#message-form [name=subject]').fill('Kajian')
  release()
  await waitForHydration(page)
  await expect(disclosure).toHaveAttribute('open')
  await expect(page.locator('#message-form [name=subject]')).toBeFocused()
  await page.keyboard.type(' ini')
  await expect(page.locator('#message-form [name=subject]')).toHaveValue('Kajian ini')
})

test('keeps the menu open when the page is drawn anew', async ({ browser }) => {
  const page = await browser.newPage(phone)
  const release = await openChanged(page, paths.contact, changes['comments removed'])
  await page.getByRole('button', { name: site.header.menu.open }).click()
  release()
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: site.header.menu.close })).toBeVisible()
  await page.locator('#menu').getByRole('link', { name: site.header.links.about }).click()
  await expect(page).toHaveURL(paths.about)
  await page.close()
})

test('keeps the page and the text without JavaScript when Enter is pressed', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(paths.contact)
  await expect(page.locator('#message-form').getByText(contactForm.withoutScript)).toBeVisible()
  const posts: string[] = []
  page.on('request', (request) => posts.push(request.method()))
  await page.locator('#message-form [name=subject]').fill('Kajian')
  await page.keyboard.press('Enter')
  // A navigation would be requested by then.
  await new Promise((done) => setTimeout(done, 1000))
  expect(posts).toEqual([])
  expect(new URL(page.url()).pathname).toBe(paths.contact)
  await page.close()
})

test("lets a browser extension's field in html or body take text over the waitlist dialog", async ({
  page,
}) => {
  await open(page, paths.about)
  const dialog = await openWaitlist(page)
  await dialog.locator('[name=email]').fill('farah@example.com')
  for (const place of ['html', 'body']) {
    await page.locator(place).evaluate((parent) => {
      const host = document.createElement('some-extension')
      host.style.cssText = 'position: fixed; top: 0; left: 0; z-index: 99; pointer-events: auto'
      host.attachShadow({ mode: 'open' }).append(document.createElement('input'))
      parent.append(host)
    })
    const field = page.locator('some-extension input')
    await field.click()
    await page.keyboard.type('abc')
    await expect(field, place).toHaveValue('abc')
    await expect(dialog.locator('[name=email]')).toHaveValue('farah@example.com')
    // The trap holds for the page itself.
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a')?.focus())
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.locator('some-extension').evaluate((host) => host.remove())
  }
})
