import { expect, test, type Locator, type Page } from '@playwright/test'
import { contactForm } from '../src/content/en/contact-form.ts'
import { languages } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { mails, open } from './site.ts'

const formCode = '**/assets/contact-submission-*.js'

/** The mark finds this run's mails among the others. */
const mark = () => `t${Date.now()}${Math.random().toString(36).slice(2, 8)}`

async function mailWith(text: string): Promise<string> {
  await expect.poll(async () => (await mails()).some((mail) => mail.includes(text))).toBe(true)
  return (await mails()).find((mail) => mail.includes(text)) ?? ''
}

async function fillContactForm(page: Page, subject: string): Promise<void> {
  await page.getByLabel('First name').fill('Farah')
  await page.getByLabel('Last name').fill('Osman')
  await page.getByLabel('Email').fill('farah@example.com')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill('Boleh saya tanya tentang kajian ini?')
}

/** Files wait until the function that this resolves with is called. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(files, (route) => held.then(() => route.continue()))
  return letGo
}

async function fillPitchDeckForm(form: Locator, organization: string): Promise<void> {
  await form.getByLabel('First name').fill('Mei Yee')
  await form.getByLabel('Last name').fill('Lim')
  await form.getByLabel('Email').fill('meiyee@example.com')
  await form.getByLabel('Organization').fill(organization)
  await form.getByLabel('Position').fill('Partner')
}

test('a contact message is confirmed, and its mail has the visitor to reply to', async ({
  page,
}) => {
  const subject = mark()
  await open(page, paths.contact)
  await fillContactForm(page, subject)
  const malay = page.getByRole('link', { name: languages.ms.name })
  await expect(malay, 'nothing that was typed is lost').toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('')
  await expect(malay, 'once it is sent').not.toHaveAttribute('target')
  const mail = await mailWith(subject)
  expect(mail).toMatch(/^Reply-To:.*farah@example\.com/m)
  expect(mail).toContain('Farah Osman')
})

test('a pitch-deck request is confirmed, and its mail lists the answers by label', async ({
  page,
}) => {
  const organization = mark()
  await open(page, paths.forInvestors)
  const form = page.locator('#pitch-deck')
  await fillPitchDeckForm(form, organization)
  await form.getByLabel('Investor type').click()
  await page.getByRole('option', { name: 'Venture Capital' }).click()
  await form.getByRole('button', { name: /request/i }).click()
  await expect(page.getByText('Request submitted successfully!')).toBeVisible()
  await expect(form.getByLabel('Investor type')).toHaveText('Select')
  const mail = await mailWith(organization)
  expect(mail).toContain('Venture Capital')
  expect(mail).toContain('Not specified')
  expect(mail).toContain('No additional message provided')
})

test('the waitlist dialog takes an address, says thank you and closes by itself', async ({
  page,
}) => {
  await open(page, paths.about)
  await page.getByRole('button', { name: 'Tell me when it opens' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByText('Email is required')).toBeVisible()
  await dialog.getByLabel('Email').fill(`${mark()}@example.com`)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(
    dialog.getByText("Thank you for joining our waitlist! We'll be in touch soon."),
  ).toBeVisible()
  const malay = page.locator('a', { hasText: languages.ms.name })
  await expect(malay, 'once it is sent').not.toHaveAttribute('target')
  await expect(dialog).toBeHidden({ timeout: 6000 })
})

test('a failed send keeps what was typed, and a second try sends it once', async ({ page }) => {
  const subject = mark()
  await open(page, paths.contact)
  await fillContactForm(page, subject)
  const endpoint = '**/functions/v1/send-contact-email'
  await page.route(endpoint, (route) => route.abort())
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Something went wrong')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue(subject)
  await page.unroute(endpoint)
  await page.getByRole('button', { name: /send/i }).dblclick()
  await expect(page.getByText('Message sent!')).toBeVisible()
  await mailWith(subject)
  expect((await mails()).filter((mail) => mail.includes(subject))).toHaveLength(1)
})

test('a model’s button shows a link to the form, with its subject, not in the address', async ({
  page,
}) => {
  await open(page, paths.forPartners)
  const link = page.getByRole('link', { name: 'Write to us about a pilot' })
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: 'Start Pilot' }).click()
  await expect(page).toHaveURL(paths.forPartners)
  await link.click()
  await expect(page).toHaveURL(paths.contact)
  await expect(page.getByLabel('Subject')).toHaveValue(/pilot/i)
})

test('a form sent before the app has started is sent once it has, not in the address', async ({
  page,
}) => {
  const subject = mark()
  const letGo = await holdBack(page, '**/assets/*.js')
  await page.goto(paths.contact, { waitUntil: 'domcontentloaded' })
  await fillContactForm(page, subject)
  await page.getByLabel('Subject').press('Enter')
  letGo()
  await expect(page.getByText('Message sent!')).toBeVisible()
  expect(page.url()).toMatch(/\/contact$/)
  await mailWith(subject)
})

test('a form whose code cannot be fetched keeps what was typed, says so, and can be sent later', async ({
  page,
}) => {
  const subject = mark()
  await open(page, paths.contact)
  await page.route(formCode, (route) => route.abort())
  await fillContactForm(page, subject)
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByRole('alert')).toContainText(contactForm.failed.title)
  await expect(page.getByLabel('Subject')).toHaveValue(subject)
  await page.unroute(formCode)
  await page.getByRole('button', { name: /send/i }).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
  await mailWith(subject)
})

test('a press before the form’s code has come shows at once that it is sending, and sends once', async ({
  page,
}) => {
  const subject = mark()
  const letGo = await holdBack(page, formCode)
  await open(page, paths.contact)
  await fillContactForm(page, subject)
  await page.getByRole('button', { name: contactForm.send }).click()
  await expect(page.getByRole('button', { name: contactForm.sending })).toBeDisabled()
  await page.getByLabel('Subject').press('Enter')
  letGo()
  await expect(page.getByText('Message sent!')).toBeVisible()
  await mailWith(subject)
  expect((await mails()).filter((mail) => mail.includes(subject))).toHaveLength(1)
})

test('a press whose code never comes ends with the failure message, and sends nothing later', async ({
  page,
}) => {
  const subject = mark()
  const letGo = await holdBack(page, formCode)
  await page.clock.install()
  await open(page, paths.contact)
  await fillContactForm(page, subject)
  await page.getByRole('button', { name: contactForm.send }).click()
  await expect(page.getByRole('button', { name: contactForm.sending })).toBeDisabled()
  await page.clock.fastForward('00:31')
  await expect(page.getByRole('alert')).toContainText(contactForm.failed.title)
  await expect(page.getByLabel('Subject')).toHaveValue(subject)
  const arrived = page.waitForResponse(formCode)
  letGo()
  await arrived
  await page.getByRole('button', { name: contactForm.send }).click()
  await expect(page.getByText('Message sent!')).toBeVisible()
  await mailWith(subject)
  expect((await mails()).filter((mail) => mail.includes(subject))).toHaveLength(1)
})

test('an option chosen before the app has started is sent with the request', async ({ page }) => {
  const organization = mark()
  const letGo = await holdBack(page, '**/assets/*.js')
  await page.goto(paths.forInvestors, { waitUntil: 'domcontentloaded' })
  const form = page.locator('#pitch-deck')
  await fillPitchDeckForm(form, organization)
  await form.getByLabel('Timeframe').selectOption('exploring')
  await form.getByLabel('Investor type').selectOption('vc')
  await form.getByLabel('Position').focus()
  letGo()
  await expect(form.getByRole('combobox', { name: 'Investor type' })).toHaveText('Venture Capital')
  await form.getByRole('button', { name: /request/i }).click()
  await expect(page.getByText('Request submitted successfully!')).toBeVisible()
  expect(await mailWith(organization)).toMatch(/Venture Capital[^]*Just exploring/)
})
