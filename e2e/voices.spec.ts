import { expect, test, type Page } from '@playwright/test'
import { home } from '../src/content/en/home.ts'
import type { heroVoices } from '../src/content/quoted/lines.ts'
import { paths } from '../src/paths.ts'
import { open, phone } from './helpers.ts'

test.use(phone)

type VoiceId = keyof typeof heroVoices

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

for (const [name, size] of [
  ['on a phone', phone],
  ['in a wide window', { viewport: { width: 1440, height: 900 } }],
] as const)
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test.describe(`${name}, ${reducedMotion === 'reduce' ? 'in the list' : 'in the loom'}`, () => {
      test.use({ ...size, isMobile: false, contextOptions: { reducedMotion } })

      test('leads on to the whole conversation, with its name and first line below the header', async ({
        page,
      }) => {
        for (const voice of ['ms', 'ta'] as const) {
          await open(page, paths.home)
          await page.locator(`.voices a[href$="${voice}"]`).click()
          await page
            .locator(`#answer-${voice}`)
            .getByRole('link', { name: /^Read how/ })
            .click()
          await expectConversation(page, voice)
          await page.goto('about:blank')
          await open(page, `${paths.howItWorks}#voice-${voice}`)
          await expectConversation(page, voice)
        }
      })
    })

/** The name of a conversation and its first line are in the window, and the header hides neither. */
async function expectConversation(page: Page, voice: VoiceId) {
  const conversation = page.locator('details[open]', { has: page.locator(`#voice-${voice}`) })
  await expect(conversation).toHaveCount(1)
  for (const part of [conversation.locator('summary'), conversation.locator('ol > li').first()]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    // Also where fonts that come later move it.
    await expect
      .poll(() =>
        part.evaluate((element) => {
          const { left, right, top } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint((left + right) / 2, top + 4))
        }),
      )
      .toBe(true)
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('leads from a voice to the whole conversation', async ({ page }) => {
    await page.goto(paths.home)
    const { tamil, malayAnswer } = conversations(page)
    await expect(malayAnswer).toBeVisible()
    await tamil.click()
    await expectConversation(page, 'ta')
  })
})
