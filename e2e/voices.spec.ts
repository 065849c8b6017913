import { expect, test, type Page } from '@playwright/test'
import { home } from '../src/content/en/home.ts'
import { paths } from '../src/paths.ts'
import { open, phone } from './helpers.ts'

test.use(phone)

function conversations(page: Page) {
  const voices = page.getByRole('list', { name: home.voices.hint })
  return {
    malay: voices.getByRole('link', { name: 'Malay' }),
    tamil: voices.getByRole('link', { name: 'Tamil' }),
    malayAnswer: page.locator('#answer-ms li').nth(1),
    tamilAnswer: page.locator('#answer-ta li').nth(1),
  }
}

test('weaves the conversation of the chosen sentence below its shoot, with the keyboard too, and prints it', async ({
  page,
}) => {
  await open(page, paths.home)
  const { malay, tamil, malayAnswer, tamilAnswer } = conversations(page)
  await expect(malayAnswer).toBeVisible()
  await tamil.focus()
  await page.keyboard.press('Enter')
  await expect(tamilAnswer).toBeInViewport()
  await expect(malayAnswer).toBeHidden()
  await expect(page.locator('#answer-ta')).toBeFocused()
  await expect(page.locator('#answer-ta li svg')).toHaveCount(4)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Read how .*\(Tamil\)$/ })).toBeFocused()
  await malay.click()
  await expect(malayAnswer).toBeInViewport()
  await expect(tamilAnswer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(malayAnswer).toBeVisible()
  await expect(tamilAnswer).toBeHidden()
  await tamil.dispatchEvent('click')
  await expect(tamilAnswer).toBeVisible()
  await expect(malayAnswer).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await test.step('the chosen sentence stays in view below the header', async () => {
    const voices = page.locator('.voices a')
    await expect(voices).toHaveCount(4)
    for (const voice of await voices.all()) {
      await voice.click()
      const sentence = voice.locator('.voice-line')
      await expect(sentence).toBeInViewport({ ratio: 1 })
      const header = await page.locator('header').boundingBox()
      const line = await sentence.boundingBox()
      expect(line?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('leads from a voice to the whole conversation', async ({ page }) => {
    await page.goto(paths.home)
    const { tamil, malayAnswer } = conversations(page)
    await expect(malayAnswer).toBeVisible()
    await tamil.click()
    await expect(page.locator('#voice-ta')).toBeInViewport()
  })
})
