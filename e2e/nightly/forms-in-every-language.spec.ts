import { expect, test, type Page } from '@playwright/test'
import type { contactForm as EnglishContact } from '../../src/content/en/contact-form.ts'
import type { pitchDeckForm as EnglishDeck } from '../../src/content/en/pitch-deck-form.ts'
import type { waitlist as EnglishWaitlist } from '../../src/content/en/waitlist.ts'
import type { Translated } from '../../src/content/types.ts'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { localizedPath, languages, type LanguageId } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'
import {
  fill,
  fillContactForm,
  fillDeckForm,
  mailWith,
  open,
  openWaitlist,
  submitOf,
  uniqueText,
} from '../helpers.ts'

async function wordsIn(id: LanguageId) {
  const { contactForm }: { contactForm: Translated<typeof EnglishContact> } = await import(
    `../../src/content/${id}/contact-form.ts`
  )
  const { pitchDeckForm }: { pitchDeckForm: Translated<typeof EnglishDeck> } = await import(
    `../../src/content/${id}/pitch-deck-form.ts`
  )
  const { waitlist }: { waitlist: Translated<typeof EnglishWaitlist> } = await import(
    `../../src/content/${id}/waitlist.ts`
  )
  return { contactForm, pitchDeckForm, waitlist }
}

const toast = (page: Page) =>
  page.locator('[data-sonner-toast][data-front=true][data-removed=false], main [role=alert]')

for (const id of publishedLanguages.filter((each) => each !== 'en')) {
  test.describe(languages[id].name, () => {
    const name = String(new Intl.DisplayNames('en', { type: 'language' }).of(languages[id].tag))

    test('refuses and sends a contact message', async ({ page }) => {
      const { contactForm: words } = await wordsIn(id)
      await open(page, localizedPath(id, paths.contact))
      const submit = submitOf(page.locator('#message-form'))
      await submit.click()
      await expect(toast(page)).toContainText(words.toasts.required.title)
      for (const field of ['firstName', 'email', 'message'] as const)
        await expect(page.getByText(words.issues.required[field]).first()).toBeVisible()
      const subject = uniqueText()
      await fillContactForm(page, subject)
      await fill(page, '#message-form', { email: 'nobody' })
      await submit.click()
      await expect(toast(page)).toContainText(words.toasts.malformed.title)
      await fill(page, '#message-form', { email: 'farah@example.com' })
      await submit.click()
      await expect(toast(page)).toContainText(words.toasts.sent.title)
      expect(await mailWith(subject)).toContain(`Page language: ${name}`)
    })

    test('confirms a pitch deck request, and mails it in English', async ({ page }) => {
      const { pitchDeckForm: words } = await wordsIn(id)
      await open(page, localizedPath(id, paths.forInvestors))
      const organization = uniqueText()
      await fillDeckForm(page, organization)
      await page.getByLabel(words.fields.investorType).click()
      await page.getByRole('option', { name: words.options.investorType.vc, exact: true }).click()
      await submitOf(page.locator('#pitch-deck')).click()
      await expect(toast(page)).toContainText(words.toasts.sent.title)
      const mail = await mailWith(organization)
      expect(mail).toContain('Investor type: Venture Capital')
      expect(mail).toContain(`Page language: ${name}`)
    })

    test('takes an address for the waitlist', async ({ page }) => {
      const { waitlist: words } = await wordsIn(id)
      await open(page, localizedPath(id, paths.about))
      const dialog = await openWaitlist(page)
      await submitOf(dialog).click()
      await expect(dialog.getByText(words.issues.required.email)).toBeVisible()
      await dialog.locator('[name=email]').fill(`${uniqueText()}@example.com`)
      await submitOf(dialog).click()
      await expect(dialog.getByText(words.joined)).toBeVisible()
    })
  })
}
