import { expect, type Page, test } from '@playwright/test'
import { contactForm } from '../src/content/en/contact-form.ts'
import { paths } from '../src/paths.ts'
import { open } from './helpers.ts'

const message = (page: Page) => page.getByRole('textbox', { name: contactForm.fields.message })

/** How many rows the visible cloth of the letter has. */
const rowsOf = (page: Page) =>
  page
    .locator('.letter-behind, .letter-strip > svg')
    .filter({ visible: true })
    .evaluate((cloth) => cloth.querySelectorAll('g').length)

for (const [width, most] of [
  [390, 6],
  [1440, 30],
] as const)
  test(`weaves a row for each finished word of the message, ${width} pixels wide, and moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, paths.contact)
    const send = page.getByRole('button', { name: contactForm.send })
    const before = await send.evaluate((button) => button.getBoundingClientRect().top + scrollY)
    const greeting = await rowsOf(page)
    expect(greeting).toBe(4)
    await message(page).pressSequentially('We would like a pil')
    await expect.poll(() => rowsOf(page)).toBe(Math.min(most, greeting + 4))
    await message(page).pressSequentially('ot soon. ')
    await expect.poll(() => rowsOf(page)).toBe(Math.min(most, greeting + 6))
    await message(page).fill('a word '.repeat(40))
    await expect.poll(() => rowsOf(page)).toBe(most)
    expect(await send.evaluate((button) => button.getBoundingClientRect().top + scrollY)).toBe(
      before,
    )
    await message(page).fill('')
    await expect.poll(() => rowsOf(page)).toBe(greeting)
  })
