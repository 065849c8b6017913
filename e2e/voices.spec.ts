import { expect, test, type Locator, type Page } from '@playwright/test'
import { home } from '../src/content/en/home.ts'
import { openingTurns } from '../src/content/quoted/conversations.ts'
import type { heroVoices } from '../src/content/quoted/lines.ts'
import { paths } from '../src/paths.ts'
import { open, phone } from './helpers.ts'
import { sessionIn } from './loom.ts'

test.use(phone)

type VoiceId = keyof typeof heroVoices

function conversations(page: Page) {
  const voices = page.getByRole('list', { name: home.voices.hint })
  const answer = (voice: VoiceId) =>
    page.locator('.woven-answer', { has: page.locator(`#answer-${voice}`) }).locator('ol > li')
  return {
    malay: voices.getByRole('link', { name: 'Malay' }),
    tamil: voices.getByRole('link', { name: 'Tamil' }),
    malayAnswer: answer('ms').nth(1),
    tamilAnswer: answer('ta').nth(1),
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
  await expect(page.locator('.woven-answer ol .shuttle svg')).toHaveCount(4)
  for (const name of ['Mandarin', 'English', 'Malay', 'Tamil']) {
    await page.keyboard.press('Tab')
    const other = page.locator('#answer-ta').getByRole('link', { name })
    await expect(other).toBeFocused()
    await expect(other).toBeInViewport({ ratio: 1 })
  }
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
})

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1440, 789],
  [1440, 900],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, isMobile: false })

    test('shows the chosen conversation from its four languages to the question, and changes it in place', async ({
      page,
    }) => {
      await open(page, paths.home)
      for (const voice of ['ms', 'zh', 'ta', 'en'] as const) {
        await page.locator(`.voices a[href$="${voice}"]`).click()
        await expectWhole(page, voice)
      }
      const at = await page.evaluate(() => window.scrollY)
      for (const voice of ['ta', 'ms', 'zh', 'en'] as const) {
        await page.locator(`.answer-head a[href$="${voice}"]`).click()
        await expectWhole(page, voice)
        expect(await page.evaluate(() => window.scrollY)).toBe(at)
      }
    })
  })

/** The header covers nothing of it, and cuts no line of what stands above. */
async function expectWhole(page: Page, voice: VoiceId) {
  const head = page.locator(`#answer-${voice}`)
  await expect(head.locator('[aria-current="true"]')).toHaveAttribute('href', `/#answer-${voice}`)
  const header = await page
    .locator('header')
    .evaluate((element) => element.getBoundingClientRect().bottom)
  for (const part of [
    ...(await head.getByRole('link').all()),
    page.locator('.woven-words').first(),
    page.locator('.woven-question'),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(header)
  }
  const above = await page.locator('.hero-highlights').boundingBox()
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(header)
}

for (const [name, size] of [
  ['on a phone', phone],
  ['in a wide window', { viewport: { width: 1440, height: 900 } }],
] as const)
  for (const reducedMotion of ['reduce', 'no-preference'] as const)
    test.describe(`${name}, ${reducedMotion === 'reduce' ? 'in the list' : 'in the loom'}`, () => {
      test.use({ ...size, isMobile: false, contextOptions: { reducedMotion } })

      test('leads on from the lines that home has shown, with the name of the conversation and the newest line in the window', async ({
        page,
      }) => {
        for (const voice of ['ms', 'ta'] as const) {
          await open(page, paths.home)
          await page.locator(`.voices a[href$="${voice}"]`).click()
          await page
            .locator('.woven-answer')
            .getByRole('link', { name: /^Read how/ })
            .click()
          await expectOpening(page, voice)
          await page.goto('about:blank')
          await open(page, `${paths.howItWorks}#voice-${voice}`)
          await expectOpening(page, voice)
        }
      })
    })

/** The conversation stands there as far as home has shown it. On a phone its first lines are scrolled away. */
async function expectOpening(page: Page, voice: VoiceId) {
  const conversation = conversationOf(page, voice)
  const lines = conversation.locator('ol > li')
  await expect(lines.nth(openingTurns - 1)).toBeVisible()
  await expect(lines.nth(openingTurns)).toBeHidden()
  await expectBelowHeader([conversation.locator('summary'), lines.nth(openingTurns - 1)])
  const { next } = sessionIn(page)
  await expect(next).toBeInViewport({ ratio: 1 })
}

function conversationOf(page: Page, voice: VoiceId) {
  return page.locator('details[open]', { has: page.locator(`#voice-${voice}`) })
}

async function expectBelowHeader(parts: readonly Locator[]) {
  for (const part of parts) {
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
    const conversation = conversationOf(page, 'ta')
    await expectBelowHeader([
      conversation.locator('summary'),
      conversation.locator('ol > li').first(),
    ])
  })
})
