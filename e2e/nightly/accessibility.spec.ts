import { expect, test, type Page } from '@playwright/test'
import { waitlist } from '../../src/content/en/waitlist.ts'
import { paths } from '../../src/paths.ts'
import { lowContrastText, violations } from '../axe.ts'
import { fillContactForm, open, openWaitlist, submitOf, uniqueText } from '../helpers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Scans one part: pages.spec.ts scans the pages around it. */
async function expectAccessible(page: Page, part: string, state: string): Promise<void> {
  await test.step(state, async () => {
    expect.soft(await violations(page, part)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await lowContrastText(page, part)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  })
}

test('keeps focus in the waitlist dialog and has no violation in any of its states', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const failure = { json: { success: false } }
  await page.route('**/api/waitlist', (route) => route.fulfill(failure), { times: 1 })
  // The scan of the success takes longer than the 3 seconds after which the dialog closes.
  await page.addInitScript(() => {
    const original = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: TimerHandler, delay?: number) =>
        delay === 3000 ? 0 : original(run, delay),
    })
  })
  await open(page, paths.home)
  const dialog = await openWaitlist(page)
  const opener = page.locator('footer [aria-haspopup=dialog]')
  await submitOf(dialog).click()
  const email = dialog.locator('[name=email]')
  await expect(email).toBeFocused()
  await expect(dialog.getByText(waitlist.issues.required.email)).toBeVisible()
  await expectAccessible(page, '[role=dialog]', 'with an error')
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await email.fill(`${uniqueText()}@example.com`)
  await submitOf(dialog).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expectAccessible(page, '[role=dialog]', 'after a failure')
  await submitOf(dialog).click()
  await expect(dialog.getByText(waitlist.joined)).toBeVisible()
  await expectAccessible(page, '[role=dialog]', 'after a success')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(waitlist.onTheList.text)).toBeVisible()
})

test('has no violation in the contact form with errors, while sending, after failure and success', async ({
  page,
}) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  const bodies = [{ error: 'The message could not be kept.' }, { success: true }]
  await page.route('**/functions/v1/send-contact-email', async (route) => {
    await held
    await route.fulfill({ json: bodies.shift() })
  })
  await open(page, paths.contact)
  const submit = submitOf(page.locator('#message-form'))
  await submit.click()
  await expect(page.locator('#message-form [name=firstName]')).toBeFocused()
  await expectAccessible(page, '#message-form', 'with every error')
  await fillContactForm(page, 'A question')
  await submit.click()
  await expect(submit).toBeDisabled()
  await expectAccessible(page, '#message-form', 'while sending')
  answer()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'main [role=alert]', 'after a failure')
  await submit.click()
  await expect(page.locator('[data-sonner-toast][data-type=success]')).toBeVisible()
  await expectAccessible(page, '#message-form', 'after a success')
})

test('has no violation in the deck form, an open list and the open menu of a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, paths.forInvestors)
  await submitOf(page.locator('#pitch-deck')).click()
  await expect(page.locator('#pitch-deck [name=firstName]')).toBeFocused()
  await expectAccessible(page, '#pitch-deck', 'with every error')
  const list = page.locator('#pitch-deck [role=combobox]').first()
  await list.click()
  const box = await page.getByRole('listbox').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  // The list hides the page behind it from screen readers.
  expect(await violations(page, '[role=listbox]')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list).toBeFocused()
  await page.locator('[popovertarget=menu]').click()
  await expectAccessible(page, 'header', 'the open menu')
})
