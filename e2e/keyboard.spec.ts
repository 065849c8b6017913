import { expect, test, type Page } from '@playwright/test'
import { pitchDeckForm } from '../src/content/en/pitch-deck-form.ts'
import { paths } from '../src/paths.ts'
import { mailWith, open, uniqueText, confirmationOf } from './helpers.ts'

/** Presses Tab until an element that matches the selector has the focus, in sight. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator(`:focus:is(${selector})`).count()) === 0) continue
    const focused = page.locator(':focus')
    await expect(focused).not.toHaveCSS('outline-style', 'none')
    await expect(focused).toBeInViewport()
    return
  }
  throw new Error(`Tab never reaches ${selector}.`)
}

async function type(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    await tabTo(page, `[name=${name}]`)
    await page.keyboard.insertText(text)
  }
}

const person = { firstName: 'Farah', lastName: 'Osman', email: 'farah@example.com' }

test('skips the header and sends the pitch deck form with the keyboard alone, by label', async ({
  page,
}) => {
  const organization = uniqueText()
  await open(page, paths.forInvestors)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#page')).toBeFocused()
  await type(page, { ...person, organization, position: 'Partner' })
  await tabTo(page, '#pitch-deck-investorType')
  // Typing the beginning of an option chooses it.
  await page.keyboard.type('Ang')
  await expect(page.locator(':focus')).toHaveText(pitchDeckForm.options.investorType.angel)
  await tabTo(page, '#pitch-deck-timeframe')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('option').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveText(pitchDeckForm.options.timeframe.exploring)
  await tabTo(page, '#pitch-deck [type=submit]')
  await page.keyboard.press('Enter')
  await expect(confirmationOf(page)).toBeVisible()
  const toast = page.locator('[data-sonner-toast][data-type=success]')
  await expect(toast).toContainText(pitchDeckForm.toasts.sent.title)
  await expect(page.locator('#pitch-deck-investorType')).toHaveText(pitchDeckForm.choose)
  const mail = await mailWith(organization)
  expect(mail).toContain('Angel Investor')
  expect(mail).toContain('Not specified')
  expect(mail).toContain('No additional message provided')
})
