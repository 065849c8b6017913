import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { everyAddress } from './site.ts'

const schemes = ['light', 'dark'] as const
const rules = ['color-contrast', 'color-contrast-enhanced']

/** Text below 7:1 (large text: 4.5:1), and what axe could not measure but a visitor has to read. */
async function faintText(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withRules(rules).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  )
}

/** The contrast of one colour of an element with the ground that it, or the box around it, lies on. */
function contrast(element: Locator, property: 'borderTopColor' | 'backgroundColor' | 'fill') {
  return element.evaluate((node, name) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    function luminance(colour: string): number | undefined {
      if (!canvas) return undefined
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha] = canvas.getImageData(0, 0, 1, 1).data
      if (alpha === 0) return undefined
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
        const part = channel / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    function groundOf(start: Element | null): number | undefined {
      for (let around = start; around; around = around.parentElement) {
        const found = luminance(getComputedStyle(around).backgroundColor)
        if (found !== undefined) return found
      }
      return undefined
    }
    const own = luminance(getComputedStyle(node)[name])
    const grounds = [groundOf(node.parentElement)]
    if (name === 'borderTopColor') grounds.push(groundOf(node))
    const ratios = grounds.map((ground) => {
      if (own === undefined || ground === undefined) return 0
      return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05)
    })
    return Math.min(...ratios)
  }, property)
}

async function expectContrast(
  elements: Locator,
  property: 'borderTopColor' | 'backgroundColor' | 'fill',
): Promise<void> {
  for (const element of await elements.all()) {
    const ratio = await contrast(element, property)
    expect(ratio, `${property} of ${await element.innerHTML()}`).toBeGreaterThanOrEqual(3)
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

for (const address of everyAddress) {
  test(`${address} can be read by weak eyes, by day and by night`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, address)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      expect(await faintText(page), colorScheme).toEqual([])
      await expectContrast(
        page.locator('main :is(input:not([type=checkbox]), select, textarea)'),
        'borderTopColor',
      )
      await expectContrast(page.locator('.stitches-filled').filter({ visible: true }), 'fill')
    }
  })
}

test('the voices on the home page are never half transparent', async ({ page }) => {
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  const opacities = await page.locator('.voice-line > span').evaluateAll((words) =>
    words.map((word) => {
      if (!(word instanceof HTMLElement)) return undefined
      word.style.animation = 'none'
      word.getBoundingClientRect()
      word.style.animation = ''
      const [appearing] = word.getAnimations()
      const timing = appearing?.effect?.getComputedTiming()
      if (!appearing || !timing) return undefined
      appearing.pause()
      appearing.currentTime = Number(timing.delay) + Number(timing.duration) / 2
      return getComputedStyle(word).opacity
    }),
  )
  expect(opacities.length).toBeGreaterThan(0)
  expect(new Set(opacities)).toEqual(new Set(['0']))
})

for (const colorScheme of schemes) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    test('the waitlist dialog can be read: with its errors, and when it says thank you', async ({
      page,
    }) => {
      const answers = [{ success: false }, { success: true }]
      await page.route('**/api/waitlist', (route) => route.fulfill({ json: answers.shift() }))
      await open(page, paths.home)
      await page.getByRole('button', { name: 'Join the waitlist by email' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('details').evaluate((details) => details.setAttribute('open', ''))
      await dialog.getByRole('button', { name: 'Submit' }).click()
      await expect(dialog.getByText('Email is required')).toBeVisible()
      expect(await faintText(page)).toEqual([])
      await expectContrast(dialog.locator('input'), 'borderTopColor')

      await dialog.getByLabel('Email').fill('farah@example.com')
      await dialog.getByRole('button', { name: 'Submit' }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
      expect(await faintText(page)).toEqual([])

      await dialog.getByRole('button', { name: 'Submit' }).click()
      await expect(dialog.getByText('Thank you for joining')).toBeVisible()
      expect(await faintText(page)).toEqual([])
    })

    test('the contact form can be read: refused, sending, failed and sent', async ({ page }) => {
      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      const bodies = [{ error: 'The message could not be kept.' }, { success: true }]
      await page.route('**/functions/v1/send-contact-email', async (route) => {
        await held
        await route.fulfill({ json: bodies.shift() })
      })
      await open(page, paths.contact)
      const send = page.getByRole('main').getByRole('button', { name: /^send/i })
      await send.click()
      await expect(page.getByText('Please fill in all required fields.')).toBeVisible()
      expect(await faintText(page)).toEqual([])
      await expectContrast(page.locator('main :is(input, textarea)'), 'borderTopColor')

      await page.getByLabel('First name').fill('Farah')
      await page.getByLabel('Last name').fill('Osman')
      await page.getByLabel('Email').fill('farah@example.com')
      await page.getByLabel('Subject').fill('A question')
      await page.getByLabel('Message').fill('Boleh saya tanya tentang kajian ini?')
      await send.click()
      await expect(page.getByText('Sending...')).toBeVisible()
      expect(await faintText(page)).toEqual([])

      answer()
      await expect(page.getByText('Something went wrong')).toBeVisible()
      expect(await faintText(page)).toEqual([])

      await send.click()
      await expect(page.getByText('Message sent!')).toBeVisible()
      expect(await faintText(page)).toEqual([])
    })

    test('the pitch-deck form can be read: refused, and with a list open', async ({ page }) => {
      await open(page, paths.forInvestors)
      const form = page.locator('#pitch-deck')
      await form.getByRole('button', { name: /request/i }).click()
      await expect(page.getByText('Please fill in all required fields')).toBeVisible()
      expect(await faintText(page)).toEqual([])
      await form.getByLabel('Investor type').click()
      expect(await faintText(page)).toEqual([])
    })

    test('the open menu can be read', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, paths.home)
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
      expect(await faintText(page)).toEqual([])
    })
  })
}
