import { expect, test, type Page } from '@playwright/test'
import { site } from '../src/content/en/site.ts'
import { headerLinks } from '../src/layout/navigation.ts'
import { paths } from '../src/paths.ts'
import { violations } from './scan.ts'
import { open } from './site.ts'

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 1 && name.test(await nameOf(page))) return
  }
  throw new Error(`No Tab stop is called ${name}.`)
}

/** It is nearly the accessible name. */
function nameOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const label =
      focused instanceof HTMLInputElement ||
      focused instanceof HTMLTextAreaElement ||
      (focused instanceof HTMLButtonElement && focused.labels.length > 0)
        ? focused.labels?.[0]?.textContent
        : (focused?.getAttribute('aria-label') ?? focused?.textContent)
    return label?.trim() ?? ''
  })
}

async function focusIsVisible(page: Page): Promise<void> {
  const box = await page.locator(':focus').boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  const style = await page.locator(':focus').evaluate((node) => getComputedStyle(node).outlineStyle)
  expect(style).not.toBe('none')
  expect(box?.y ?? 0, 'the sticky header hides the focused control').toBeGreaterThanOrEqual(
    (header?.height ?? 0) - 1,
  )
}

test('the message form is filled in and sent with the keyboard alone', async ({ page }) => {
  await open(page, paths.contact)
  for (const [label, text] of [
    [/^First name/, 'Farah'],
    [/^Last name/, 'Osman'],
    [/^Email/, 'farah@example.com'],
    [/^Subject/, 'Keyboard'],
    [/^Message/, 'Sent without a mouse.'],
  ] as const) {
    await tabTo(page, label)
    await focusIsVisible(page)
    await page.keyboard.type(text)
  }
  await tabTo(page, /^Send/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Message sent!')).toBeVisible()
})

test('the pitch-deck request is filled in and sent with the keyboard alone', async ({ page }) => {
  await open(page, paths.forInvestors)
  for (const [label, text] of [
    [/^First name/, 'Mei Yee'],
    [/^Last name/, 'Lim'],
    [/^Email/, 'meiyee@example.com'],
    [/^Organization/, 'Keyboard Capital'],
    [/^Position/, 'Partner'],
    // Typing the beginning of an option chooses it.
    [/^Investor type/, 'Ang'],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.type(text)
  }
  await expect(page.getByLabel('Investor type')).toHaveText('Angel Investor')
  await tabTo(page, /^Timeframe/)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox', { name: 'Timeframe' })).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('option', { name: 'Just exploring' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Timeframe')).toHaveText('Just exploring')
  await expect(page.getByLabel('Timeframe')).toBeFocused()
  await tabTo(page, /^Request Pitch Deck/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Request submitted successfully!')).toBeVisible()
})

test('the waitlist dialog is opened, sent and closed with the keyboard alone', async ({ page }) => {
  await open(page, paths.howItWorks)
  await tabTo(page, /^Tell me when it opens/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, /^Email/)
  await page.keyboard.type(`keyboard${Date.now()}@example.com`)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you for joining our waitlist!')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText(site.footer.waitlist.joined)).toBeVisible()
})

test('the menu is opened, walked and left with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, paths.home)
  await tabTo(page, new RegExp(`^${site.header.menu.open}`))
  await page.keyboard.press('Enter')
  for (const name of headerLinks) await tabTo(page, new RegExp(`^${site.header.links[name]}`))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(paths.safety)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('an open list has no violation, fits the narrowest phone, and gives the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, paths.forInvestors)
  const focus = page.getByRole('combobox', { name: 'Investment focus' })
  await expect(focus).toHaveAttribute('aria-expanded', 'false')
  await focus.click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(9)
  // The list hides the page behind it from screen readers.
  expect(await violations(page, '[role=listbox]')).toEqual([])
  const box = await page.getByRole('listbox').boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')
  await expect(focus).toBeFocused()
})

test('the first Tab reaches the skip link, which leads past the header', async ({ page }) => {
  await open(page, paths.home)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page')
})

test('failed checks are announced, and describe their fields', async ({ page }) => {
  await open(page, paths.contact)
  await page.getByRole('main').getByRole('button', { name: /^send/i }).click()
  const firstName = page.getByLabel('First name')
  await expect(firstName).toHaveAccessibleDescription(/first name/i)
  await expect(firstName).toHaveAttribute('aria-invalid', 'true')
  await expect(
    page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .filter({ hasText: 'Please fill in all required fields.' }),
  ).toHaveCount(1)
})
