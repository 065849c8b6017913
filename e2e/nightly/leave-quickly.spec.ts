import { expect, test } from '@playwright/test'
import { pitchDeckForm } from '../../src/content/en/pitch-deck-form.ts'
import { neutralPage } from '../../src/content/facts/browsers.ts'
import { paths } from '../../src/paths.ts'
import { fill, fillContactForm, holdBack, open, openWaitlist } from '../helpers.ts'
import {
  answerForTheWeather,
  cachedTest,
  chooseInvestorType,
  expectEmptyFields,
  expectMarkedDocument,
  goBack,
  leaveFromMalay,
  markDocument,
} from '../leaving.ts'

for (const [run, isCached, how] of [
  [test, false, ''],
  [cachedTest, true, ', from the back-forward cache'],
] as const) {
  run(`leaves no words in the contact form of an earlier document${how}`, async ({ page }) => {
    await open(page, paths.contact)
    await markDocument(page)
    await fillContactForm(page, 'A question')
    await leaveFromMalay(page, paths.contact)
    await goBack(page, paths.contact)
    await expectMarkedDocument(page, isCached)
    await expectEmptyFields(page)
  })

  run(`leaves no words that were typed on an earlier page${how}`, async ({ page }) => {
    await open(page, paths.contact)
    await markDocument(page)
    await fillContactForm(page, 'A question')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(paths.home)
    await leaveFromMalay(page, paths.home)
    await goBack(page, paths.home)
    await page.waitForFunction(() => window.earlyClick === null)
    await goBack(page, paths.contact)
    await expectMarkedDocument(page, isCached)
    await expectEmptyFields(page)
  })

  run(`leaves no words and choices in the pitch deck form${how}`, async ({ page }) => {
    await open(page, paths.forInvestors)
    await markDocument(page)
    await chooseInvestorType(page)
    await fill(page, '#pitch-deck', { position: 'Partner', message: 'Who else is invested?' })
    // This list begins with the choice that was made before.
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(paths.home)
    await goBack(page, paths.forInvestors)
    const type = page.getByLabel(pitchDeckForm.fields.investorType)
    await expect(type).toHaveText(pitchDeckForm.options.investorType.vc)
    await leaveFromMalay(page, paths.forInvestors)
    await goBack(page, paths.forInvestors)
    await expectMarkedDocument(page, isCached)
    await expectEmptyFields(page)
    await expect(type).toHaveText(pitchDeckForm.choose)
  })

  run(`leaves no words in the waitlist dialog${how}`, async ({ page }) => {
    await open(page, paths.about)
    await markDocument(page)
    const dialog = await openWaitlist(page)
    await dialog.locator('[name=email]').fill('farah@example.com')
    await leaveFromMalay(page, paths.about)
    await goBack(page, paths.about)
    await expectMarkedDocument(page, isCached)
    if (!isCached) {
      await page.waitForFunction(() => window.earlyClick === null)
      await openWaitlist(page)
    }
    await expect(dialog.locator('[name=email]')).toHaveValue('')
  })

  run(`leaves no words that were typed before hydration${how}`, async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(paths.contact, { waitUntil: 'domcontentloaded' })
    await fillContactForm(page, 'A question')
    await answerForTheWeather(page)
    await page.locator(`a[href="${neutralPage}"]`).click()
    await expect(page).toHaveURL(neutralPage)
    release()
    await goBack(page, paths.contact)
    await expectEmptyFields(page)
  })
}
