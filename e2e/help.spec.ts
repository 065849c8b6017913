import { expect, test, type Page } from '@playwright/test'
import { helplineWords } from '../src/content/en/helplines.ts'
import { paths } from '../src/paths.ts'
import { open } from './site.ts'

const helpPages = [paths.forUsers, paths.howItWorks, paths.safety, '/no-such-page'] as const
/** Visitors' clocks show the day before, the same day and the next one, and HEAL's state goes by Kuala Lumpur. */
const moments = [
  ['3 a.m.', '2026-11-21T19:00:00Z', 'America/Los_Angeles', 'Closed. Opens 8 am.'],
  ['noon', '2026-11-21T04:00:00Z', 'Pacific/Auckland', 'Open until midnight'],
  ['23:59', '2026-11-21T15:59:00Z', 'Pacific/Auckland', 'Open until midnight'],
] as const

const talianHeal = (page: Page, where: 'main' | '#menu') =>
  page.locator(`${where} a[href="tel:15555"]`).first()

test.use({ viewport: { width: 390, height: 844 } })

for (const [name, moment, timezoneId, state] of moments) {
  test.describe(`at ${name}, with a clock set to ${timezoneId}`, () => {
    test.use({ timezoneId })
    test('a number that answers stands within a screen and a half', async ({ page }) => {
      await page.clock.setFixedTime(moment)
      for (const address of helpPages) {
        await test.step(address, async () => {
          await page.goto(address)
          await expect(talianHeal(page, 'main')).toContainText(state)
          const emergency = page.locator('main a[href="tel:999"]').first()
          await expect(emergency).toContainText(helplineWords.state.openAlways)
          // How it works opens with its stairs: a number is one tap away (direct-load.spec.ts).
          const screens = address === paths.howItWorks ? 3 : 1.5
          const box = await emergency.boundingBox()
          expect(box && box.y + box.height).toBeLessThanOrEqual(844 * screens)
        })
      }
    })
  })
}

test('a tap on a number leaves no trace: no request, nothing kept, the same address', async ({
  page,
}) => {
  await open(page, paths.forUsers)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const address = page.url()
  const number = page.locator('main a[href="tel:999"]').first()
  await number.evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault())
    if (link instanceof HTMLElement) link.click()
  })
  // Chromium fetches the tab's icon at any time, idle time the site's own code.
  expect(requests.filter((url) => !/\/assets\/|\/favicon\.svg$/.test(url))).toEqual([])
  expect(page.url()).toBe(address)
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('the footer is no taller than 1280 px on a phone, 790 px on a wide window', async ({
  page,
}) => {
  for (const address of [paths.home, paths.forUsers, paths.contact, paths.forPartners]) {
    await open(page, address)
    for (const [width, most] of [
      [390, 1280],
      [1440, 790],
    ] as const) {
      await test.step(`${address} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const footer = await page.getByRole('contentinfo').boundingBox()
        expect(footer?.height).toBeLessThanOrEqual(most)
      })
    }
  }
})

test.describe('on paper, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 794, height: 1123 } })
  test('the pocket card stands alone, at the size of a bank card, in one ink', async ({ page }) => {
    const millimetre = 96 / 25.4
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await page.goto(`${paths.forUsers}#pocket-card`)
    const card = page.locator('#pocket-card')
    const panels = card.locator('> div[lang]')
    await expect(panels).toHaveCount(4)
    for (const panel of await panels.all()) {
      const box = await panel.boundingBox()
      expect((box?.width ?? 0) / millimetre).toBeCloseTo(85.6, 0)
      expect((box?.height ?? 0) / millimetre).toBeCloseTo(54, 0)
      const spills = await panel.evaluate((node) => node.scrollHeight > node.clientHeight + 1)
      expect(spills).toBe(false)
    }
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    const sheet = await card.boundingBox()
    expect((sheet?.height ?? 0) / millimetre, 'one A4 sheet').toBeLessThan(277)
    const inks = await card.evaluate((node) =>
      [node, ...node.querySelectorAll('*')].flatMap((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return [color, backgroundColor]
      }),
    )
    expect(new Set(inks)).toEqual(
      new Set(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']),
    )
  })
})

test('the sentence beside a disabled waitlist button opens the dialog where it stands', async ({
  page,
}) => {
  await open(page, paths.forUsers)
  const leave = page.getByRole('main').getByRole('button', { name: 'Leave your email' })
  await expect(leave).toHaveCount(1)
  await leave.click()
  await expect(page.getByRole('dialog', { name: 'Tell me when it opens' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(leave).toBeFocused()
})
