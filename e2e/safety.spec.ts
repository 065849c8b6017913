import { expect, test, type Page } from '@playwright/test'
import { product } from '../src/content/en/product.ts'
import { safety } from '../src/content/en/safety.ts'
import { whoReads } from '../src/content/en/who-reads.ts'
import { paths } from '../src/paths.ts'
import { holdBack, open, phone, waitForFonts, waitForHydration } from './helpers.ts'

const { rows, said, write } = whoReads.readers
const { items } = safety.privacy.rights
const sentence = 'Tak boleh tidur, 压力很大 lah'

/** What stands beside a reader's name: the message as that reader would meet it. */
function strip(page: Page, reader: keyof typeof rows) {
  return page
    .locator('#readers li')
    .filter({ hasText: rows[reader].reader })
    .locator('> [aria-hidden]')
}

const ownSentence = (page: Page) => page.getByRole('textbox', { name: write })

/** What a network sees. */
const onTheWay = (page: Page) =>
  strip(page, 'networks')
    .locator('path:visible')
    .evaluateAll((all) => all.map((path) => path.getAttribute('d')))

async function expectExample(page: Page) {
  for (const reader of ['you', 'ais', 'us'] as const)
    await expect(strip(page, reader).getByText(said)).toBeVisible()
  expect(await onTheWay(page)).toHaveLength(1)
}

for (const [name, size] of [
  ['on a phone', phone],
  ['in a wide window', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(name, () => {
    test.use(size)

    test('shows a written sentence as each reader would meet it', async ({ page }) => {
      await open(page, paths.safety)
      await expectExample(page)
      const before = await onTheWay(page)
      await ownSentence(page).click()
      await page.keyboard.type(sentence)
      for (const reader of ['you', 'ais', 'us'] as const) {
        await expect(strip(page, reader).getByText(sentence)).toBeVisible()
        await expect(strip(page, reader).getByText(said)).toBeHidden()
      }
      expect(await onTheWay(page)).toEqual(before)
      for (const reader of ['networks', 'clinician', 'partner', 'authorities'] as const)
        await expect(strip(page, reader)).not.toContainText(/\S/)
      await expect(ownSentence(page)).toHaveAccessibleDescription(
        new RegExp(product.ownSentence.privacy),
      )
    })
  })
}

test('shows the whole sentence on its way in the first screen of a desktop window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, paths.safety)
  await waitForFonts(page)
  for (const line of safety.hero.sentence)
    await expect(page.getByText(line).first()).toBeInViewport({ ratio: 1 })
})

const readers = (page: Page) => page.locator('#readers li')

test.describe('in a wide window, with motion', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('shows the field and all readers at once, up to the window’s edge', async ({ page }) => {
    await open(page, `${paths.safety}#readers`)
    await waitForFonts(page)
    await expect(readers(page)).toHaveCount(8)
    for (const row of await readers(page).all()) {
      await expect(row).toBeInViewport({ ratio: 1 })
      const box = await row.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(1440, 0)
    }
    await expect(ownSentence(page)).toBeInViewport({ ratio: 1 })
  })

  test('keeps each row’s height, however long the sentence is', async ({ page }) => {
    await open(page, paths.safety)
    await waitForFonts(page)
    const heights = () =>
      readers(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    const before = await heights()
    for (const written of [
      sentence,
      'I have never told anybody how quiet it gets at night. '.repeat(2),
    ]) {
      await ownSentence(page).fill(written.slice(0, 80))
      expect(await heights()).toEqual(before)
    }
  })

  test('answers with one row after another, and comes to rest', async ({ page }) => {
    await open(page, paths.safety)
    const list = page.locator('#readers ul')
    const moving = () => list.evaluate((element) => element.getAnimations({ subtree: true }).length)
    expect(await moving()).toBe(0)
    // In one go, because the answer may be over before a second call arrives.
    const delays = await ownSentence(page).evaluate(async (field: HTMLTextAreaElement) => {
      field.value = 'M'
      field.dispatchEvent(new Event('input'))
      await new Promise(requestAnimationFrame)
      const animations = document.querySelector('#readers ul')?.getAnimations({ subtree: true })
      return animations?.map(({ effect }) => effect?.getTiming().delay)
    })
    expect(new Set(delays)).toEqual(new Set([0, 30, 60, 90, 120, 150, 180, 210]))
    await expect.poll(moving).toBe(0)
  })
})

test.describe('on a phone, while the rows pass', () => {
  test.use(phone)

  test('keeps the field in sight, and links clear of it', async ({ page }) => {
    await open(page, paths.safety)
    await waitForFonts(page)
    await readers(page)
      .nth(6)
      .evaluate((row) => row.scrollIntoView({ block: 'center' }))
    await expect(ownSentence(page)).toBeInViewport({ ratio: 1 })
    const links = readers(page).getByRole('link')
    await links.last().focus()
    await page.keyboard.press('Shift+Tab')
    await expect(links.first()).toBeFocused()
    const isOnTop = await links.first().evaluate((link) => {
      const { left, top, height } = link.getClientRects()[0] ?? link.getBoundingClientRect()
      return document.elementFromPoint(left + 2, top + height / 2) === link
    })
    expect(isOnTop).toBe(true)
  })

  test('lets the field go in a window as low as above a keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 430 })
    await open(page, paths.safety)
    await readers(page)
      .nth(6)
      .evaluate((row) => row.scrollIntoView({ block: 'center' }))
    await expect(ownSentence(page)).not.toBeInViewport()
  })
})

test.describe('under the pointer', () => {
  // Nothing is below this window, so that no drawing moves because it comes into view.
  test.use({
    viewport: { width: 1440, height: 9000 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  for (const right of ['access', 'delete', 'download', 'optOut'] as const)
    test(`does to the written sentence what the right to ${right} does`, async ({ page }) => {
      await open(page, paths.safety)
      const tile = page.locator('#rights li').filter({ hasText: items[right].title })
      await expect(tile.getByText(said).first()).toBeVisible()
      await ownSentence(page).fill(sentence)
      await expect(tile.getByText(sentence).first()).toBeVisible()
      await expect(tile.getByText(said)).toHaveCount(0)
      const moving = () =>
        tile.evaluate((element) => element.getAnimations({ subtree: true }).length)
      expect(await moving()).toBe(0)
      const starts = tile.evaluate(
        (element) =>
          new Promise<boolean>((resolve) => {
            element.addEventListener('animationstart', () => resolve(true), { once: true })
          }),
      )
      await tile.hover()
      expect(await starts).toBe(true)
      await page.mouse.move(0, 0)
      await expect.poll(moving).toBe(0)
      await expect(tile.getByText(sentence).first()).toBeVisible()
    })
})

for (const [name, leave] of [
  [
    'put away',
    () => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    },
  ],
  ['left', () => void window.dispatchEvent(new Event('pagehide'))],
] as const) {
  test(`forgets the sentence when the page is ${name}`, async ({ page }) => {
    await open(page, paths.safety)
    await ownSentence(page).fill(sentence)
    await expect(strip(page, 'you')).toContainText(sentence)
    await page.evaluate(leave)
    await expect(ownSentence(page)).toHaveValue('')
    await expect(strip(page, 'you')).toHaveText(said)
    await expectExample(page)
  })
}

test('neither sends nor stores the sentence, nor lets the browser do so', async ({ page }) => {
  await open(page, paths.safety)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  const field = ownSentence(page)
  await field.fill(sentence)
  await expect(strip(page, 'you')).toContainText(sentence)
  const kept = await field.evaluate((element) => ({
    name: element.getAttribute('name'),
    isInForm: element.closest('form') !== null,
    spelling: element.getAttribute('spellcheck'),
    filling: element.getAttribute('autocomplete'),
    stored: localStorage.length + sessionStorage.length + document.cookie.length,
  }))
  expect(kept).toEqual({
    name: null,
    isInForm: false,
    spelling: 'false',
    filling: 'off',
    stored: 0,
  })
  expect(sent.filter((request) => !request.startsWith('GET'))).toEqual([])
  expect(decodeURIComponent(sent.join(' '))).not.toContain('tidur')
})

test('keeps what is written before the app runs', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(paths.safety, { waitUntil: 'domcontentloaded' })
  await ownSentence(page).fill(sentence)
  release()
  await waitForHydration(page)
  await expect(strip(page, 'you').getByText(sentence)).toBeVisible()
  await expect(ownSentence(page)).toHaveValue(sentence)
})

test('prints the example in place of the sentence', async ({ page }) => {
  await open(page, paths.safety)
  await ownSentence(page).fill(sentence)
  await expect(strip(page, 'you')).toContainText(sentence)
  await page.emulateMedia({ media: 'print' })
  const written = await page.getByText(sentence).all()
  expect(written.length).toBeGreaterThan(3)
  for (const one of written) await expect(one).toBeHidden()
  await expect(ownSentence(page)).toBeHidden()
  await expectExample(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows each reader with the example, and no field', async ({ page }) => {
    await page.goto(paths.safety)
    await expectExample(page)
    await expect(page.locator('#readers textarea')).toBeHidden()
  })
})
