import { expect, test, type Page } from '@playwright/test'
import { addressIn, languageIds, languages } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { mails } from './site.ts'
import { wordsIn } from './words.ts'

/** The team's mail names languages so. */
const names = new Intl.DisplayNames('en', { type: 'language' })

const others = await Promise.all(
  languageIds
    .filter((id) => id !== 'en')
    .map(async (id) => {
      const { contactForm } = await wordsIn(id, 'contact-form')
      const { contactReplies } = await wordsIn(id, 'contact-replies')
      const { pitchDeckForm } = await wordsIn(id, 'pitch-deck-form')
      const { pitchDeckReplies } = await wordsIn(id, 'pitch-deck-replies')
      const { refusals } = await wordsIn(id, 'refusals')
      const { site } = await wordsIn(id, 'site')
      const { waitlist } = await wordsIn(id, 'waitlist')
      const contact = { ...contactForm, ...contactReplies }
      const deck = { ...pitchDeckForm, ...pitchDeckReplies }
      return { id, name: names.of(languages[id].tag), contact, deck, refusals, site, waitlist }
    }),
)

const mark = () => `t${Date.now()}${Math.random().toString(36).slice(2, 8)}`

/** Labels differ by language, names do not. */
async function fill(page: Page, form: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`${form} [name=${name}]`).fill(value)
  }
}

async function mailWith(text: string): Promise<string> {
  await expect.poll(async () => (await mails()).some((mail) => mail.includes(text))).toBe(true)
  return (await mails()).find((mail) => mail.includes(text)) ?? ''
}

for (const { id, name, contact, deck, waitlist, refusals, site } of others) {
  test.describe(languages[id].name, () => {
    test('the contact form says what is missing, what was refused and that it was sent', async ({
      page,
    }) => {
      await page.goto(addressIn(id, paths.contact))
      const send = page.getByRole('button', { name: contact.send })
      await send.click()
      await expect(page.getByText(contact.toasts.missing.title)).toBeVisible()
      for (const field of ['firstName', 'email', 'message'] as const) {
        await expect(page.getByText(contact.fieldProblems.missing[field]).first()).toBeVisible()
      }
      const subject = mark()
      const person = { firstName: 'Farah', lastName: 'Osman', email: 'nobody' }
      await fill(page, '#message-form', { ...person, subject, message: 'Tanya' })
      await send.click()
      await expect(page.getByText(contact.toasts.malformed.title)).toBeVisible()
      await fill(page, '#message-form', { email: 'farah@example.com' })
      await send.click()
      await expect(page.getByText(contact.toasts.short.title)).toBeVisible()

      await fill(page, '#message-form', { message: 'Boleh saya tanya tentang kajian ini?' })
      const endpoint = '**/functions/v1/send-contact-email'
      const refusal = { error: 'Too many requests.', code: 'too_many' }
      await page.route(endpoint, (route) => route.fulfill({ status: 429, json: refusal }))
      await send.click()
      await expect(page.getByText(refusals?.too_many ?? '')).toBeVisible()
      await page.unroute(endpoint)
      await send.click()
      await expect(page.getByText(contact.toasts.sent.title)).toBeVisible()
      expect(await mailWith(subject)).toContain(`Page language: ${name}`)
    })

    test('the request for the deck is confirmed, and reaches the team in English', async ({
      page,
    }) => {
      await page.goto(addressIn(id, paths.forInvestors))
      const form = page.locator('#pitch-deck')
      await form.getByRole('button', { name: deck.send }).click()
      await expect(page.getByText(deck.toasts.missing.title)).toBeVisible()
      await expect(page.getByText(deck.fieldProblems.missing.investorType).first()).toBeVisible()
      const organization = mark()
      await fill(page, '#pitch-deck', {
        firstName: 'Mei Yee',
        lastName: 'Lim',
        email: 'meiyee@example.com',
        organization,
        position: 'Partner',
      })
      await form.getByLabel(deck.fields.investorType).click()
      await page.getByRole('option', { name: deck.options.investorType.vc, exact: true }).click()
      await form.getByRole('button', { name: deck.send }).click()
      await expect(page.getByText(deck.toasts.sent.title)).toBeVisible()
      const mail = await mailWith(organization)
      expect(mail).toContain('Investor type: Venture Capital')
      expect(mail).toContain(`Page language: ${name}`)
    })

    test('the waitlist takes an address and says thank you', async ({ page }) => {
      await page.goto(addressIn(id, paths.about))
      await page.getByRole('button', { name: site.footer.waitlist.button }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: waitlist.submit }).click()
      await expect(dialog.getByText(waitlist.problems.missing.email)).toBeVisible()
      await dialog.getByLabel(waitlist.email).fill(`${mark()}@example.com`)
      await dialog.getByRole('button', { name: waitlist.submit }).click()
      await expect(dialog.getByText(waitlist.joined)).toBeVisible()
    })
  })
}

test('changing the language keeps the page, and nothing that was typed is lost', async ({
  page,
  context,
}) => {
  await page.goto(paths.contact)
  const malay = page.getByRole('link', { name: languages.ms.name })
  await malay.click()
  await expect(page).toHaveURL(addressIn('ms', paths.contact))
  await page.getByRole('link', { name: languages.en.name }).click()
  await expect(page).toHaveURL(paths.contact)

  await page.getByLabel('Subject').fill('Half a sentence')
  await expect(malay).toHaveAccessibleName(/opens in a new tab/)
  const opened = context.waitForEvent('page')
  await malay.click()
  await expect(await opened).toHaveURL(addressIn('ms', paths.contact))
  await expect(page.getByLabel('Subject')).toHaveValue('Half a sentence')
  await page.getByLabel('Subject').fill('')
  await expect(malay).not.toHaveAttribute('target', /./)
})

test('a page reached by a click offers itself in the other languages', async ({ page }) => {
  await page.goto(paths.home)
  await page.getByRole('main').getByRole('link', { name: 'Learn How It Works' }).click()
  await expect(page).toHaveURL(paths.howItWorks)
  const tamil = page.getByRole('link', { name: languages.ta.name })
  await expect(tamil).toHaveAttribute('href', addressIn('ta', paths.howItWorks))
  await tamil.click()
  await expect(page).toHaveURL(addressIn('ta', paths.howItWorks))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
})
