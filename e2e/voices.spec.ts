import { expect, test, type Page } from '@playwright/test'
import { home } from '../src/content/en/home.ts'
import { product } from '../src/content/en/product.ts'
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

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('reveals conversations turn by turn, and ends them with the recap, the one about suicide with helplines', async ({
    page,
  }) => {
    await open(page, paths.howItWorks)
    const first = page.locator('#voice-en')
    const recap = first.getByText(product.recap.title)
    await expect(first.locator('ol > li').nth(3)).toBeVisible()
    await expect(recap).toBeHidden()
    const last = first.locator('ol > li').last()
    while (await last.isHidden()) {
      await first.getByRole('button', { name: product.playback.next }).click()
    }
    await expect(recap).toBeVisible()

    const conversation = page.locator('#voice-mixed')
    await expect(conversation).toBeHidden()
    await page.locator('summary', { hasText: /suicide/ }).click()
    const numbers = conversation.locator('a[href="tel:999"]')
    const next = conversation.getByRole('button')
    await expect(conversation.locator('ol > li').nth(3)).toBeVisible()
    await expect(conversation.locator('ol > li').nth(4)).toBeHidden()
    await next.click()
    await expect(conversation.locator('ol > li').nth(4)).toBeVisible()
    await expect(numbers).toBeHidden()
    await next.click()
    await expect(numbers).toBeVisible()
    await expect(next).toBeFocused()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('leads from a voice to the whole conversation, with the others behind their names', async ({
    page,
  }) => {
    await page.goto(paths.home)
    const { tamil, malayAnswer } = conversations(page)
    await expect(malayAnswer).toBeVisible()
    await tamil.click()
    await expect(page.locator('#voice-ta')).toBeInViewport()
    await page.goto(paths.howItWorks)
    await expect(page.locator('#voice-en ol > li').last()).toBeVisible()
    await expect(page.locator('#voice-en').getByRole('button')).toBeHidden()
    await page.locator('summary', { hasText: 'Tamil' }).click()
    await expect(page.locator('#voice-ta ol > li').last()).toBeVisible()
    await page.locator('summary', { hasText: /suicide/ }).click()
    await expect(page.locator('#voice-mixed a[href="tel:999"]')).toBeVisible()
  })
})
