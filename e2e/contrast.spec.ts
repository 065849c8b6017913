import { expect, test, type Page } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { expectContrast } from './drawn-contrast.ts'
import { faintText, violations } from './scan.ts'
import { open } from './site.ts'

const schemes = ['light', 'dark'] as const

async function openWithDetails(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

async function expectProblemsFocused(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /Before it can be sent/ })).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
}

/** The report of a failure names the step. */
async function expectNoViolation(page: Page, state: string): Promise<void> {
  await test.step(`${state} has no accessibility violation`, async () => {
    expect(await violations(page)).toEqual([])
  })
}

async function expectReadable(page: Page, state: string): Promise<void> {
  await test.step(`${state} can be read by weak eyes`, async () => {
    expect(await faintText(page)).toEqual([])
  })
}

for (const colorScheme of schemes) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the waitlist dialog is accessible and can be read in each of its states', async ({
      page,
    }) => {
      const answers = [{ success: false }, { success: true }]
      await page.route('**/api/waitlist', (route) => route.fulfill({ json: answers.shift() }))
      await openWithDetails(page, paths.home)
      const opener = page.getByRole('button', { name: 'Tell me when it opens' })
      await opener.click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('details').evaluate((details) => details.setAttribute('open', ''))
      await dialog.getByRole('button', { name: 'Submit' }).click()
      await expect(dialog.getByText('Email is required')).toBeVisible()
      await expect(dialog.getByLabel('Email')).toBeFocused()
      await expectNoViolation(page, 'the dialog with its error')
      await expectContrast(dialog.locator('input'), 'borderTopColor')

      await test.step('it keeps the focus inside and gives it back', async () => {
        for (let presses = 0; presses < 12; presses += 1) {
          await page.keyboard.press('Tab')
          expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
        }
        await page.keyboard.press('Escape')
        await expect(opener).toBeFocused()
      })

      await opener.click()
      await dialog.getByLabel('Email').fill('farah@example.com')
      await dialog.getByRole('button', { name: 'Submit' }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await expectReadable(page, 'a failed signup')

      await dialog.getByRole('button', { name: 'Submit' }).click()
      await expect(dialog.getByText('Thank you for joining')).toBeVisible()
      await expectReadable(page, 'the thanks')
    })

    test('the contact form is accessible and can be read: refused, sending, failed, sent', async ({
      page,
    }) => {
      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      const bodies = [{ error: 'The message could not be kept.' }, { success: true }]
      await page.route('**/functions/v1/send-contact-email', async (route) => {
        await held
        await route.fulfill({ json: bodies.shift() })
      })
      await openWithDetails(page, paths.contact)
      const send = page.getByRole('main').getByRole('button', { name: /^send/i })
      await send.click()
      await expect(page.getByText('Please fill in all required fields.')).toBeVisible()
      await expectProblemsFocused(page)
      await expectNoViolation(page, 'the form with every error')
      await expectContrast(page.locator('main :is(input, textarea)'), 'borderTopColor')

      await page.getByLabel('First name').fill('Farah')
      await page.getByLabel('Last name').fill('Osman')
      await page.getByLabel('Email').fill('farah@example.com')
      await page.getByLabel('Subject').fill('A question')
      await page.getByLabel('Message').fill('Boleh saya tanya tentang kajian ini?')
      await send.click()
      await expect(page.getByText('Sending...')).toBeVisible()
      await expectReadable(page, 'the form while it is sent')

      answer()
      await expect(page.getByText('Something went wrong')).toBeVisible()
      await expectReadable(page, 'a failed message')

      await send.click()
      await expect(page.getByText('Message sent!')).toBeVisible()
      await expectReadable(page, 'a sent message')
    })

    test('the pitch-deck form is accessible and can be read: refused, with a list open', async ({
      page,
    }) => {
      await openWithDetails(page, paths.forInvestors)
      const form = page.locator('#pitch-deck')
      await form.getByRole('button', { name: /request/i }).click()
      await expect(page.getByText('Please fill in all required fields')).toBeVisible()
      await expectProblemsFocused(page)
      await expectNoViolation(page, 'the form with every error')
      await form.getByLabel('Investor type').click()
      await expect(page.getByRole('option')).toHaveCount(7)
      await expectReadable(page, 'an open list')
      await expectContrast(page.getByRole('listbox'), 'borderTopColor')
    })

    test('the open menu is accessible and can be read', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await openWithDetails(page, paths.home)
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
      await expectNoViolation(page, 'the open menu')
    })
  })
}
