import { expect, test } from '@playwright/test'
import { howItWorks } from '../src/content/en/how-it-works.ts'
import { product } from '../src/content/en/product.ts'
import { paths } from '../src/paths.ts'
import { open, phone } from './helpers.ts'
import { steps } from './loom.ts'

const { screens } = howItWorks
const { keep } = howItWorks.whole.keeping

test.describe('the list of steps', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const viewport of [phone.viewport, { width: 1440, height: 900 }]) {
    test.describe(`${viewport.width} pixels wide`, () => {
      test.use({ viewport })

      test('has the four languages as a row of tabs, and the conversation about suicide below their lines', async ({
        page,
      }) => {
        await open(page, paths.howItWorks)
        const boxOf = async (text: string) => {
          const box = await page.locator('.loom-talks summary', { hasText: text }).boundingBox()
          return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
        }
        const tabs = await Promise.all(['华语', 'English', 'Melayu', 'தமிழ்'].map(boxOf))
        expect(new Set(tabs.map(({ top }) => top)).size).toBe(1)
        const suicide = await boxOf(screens.session.suicide)
        expect(suicide.top).toBeGreaterThanOrEqual(tabs[0]?.bottom ?? Infinity)
        for (const id of ['en', 'ta'] as const) {
          if (id === 'ta') await page.locator('.loom-talks summary', { hasText: 'தமிழ்' }).click()
          const line = page.locator(`#voice-${id} ol > li`).first()
          await expect(line).toBeVisible()
          // A click may have scrolled the page.
          const { top } = await boxOf(screens.session.suicide)
          expect((await line.boundingBox())?.y).toBeLessThan(top)
        }
      })
    })
  }

  test.describe('in a tablet held upright', () => {
    test.use({ viewport: { width: 768, height: 1024 } })

    test('has the words beside their screens, both from the same height', async ({ page }) => {
      await open(page, paths.howItWorks)
      for (const [index, { title }] of steps.entries()) {
        const card = await page.locator('.loom > ol .loom-card').nth(index).boundingBox()
        const words = await page.getByRole('heading', { name: title }).boundingBox()
        expect(words?.x).toBeGreaterThan((card?.x ?? 0) + (card?.width ?? Infinity))
        expect(Math.abs((words?.y ?? 0) - (card?.y ?? Infinity))).toBeLessThan(2)
      }
    })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all six screens below their words, and the lines about suicide behind two disclosures', async ({
    page,
  }) => {
    await page.goto(paths.howItWorks)
    await expect(page.getByText(screens.plan.price)).toBeVisible()
    await expect(page.locator('#voice-en ol > li').last()).toBeVisible()
    // Each shows that it opens.
    for (const mark of await page.locator('.loom-talks > details > summary > svg').all())
      await expect(mark).toBeVisible()
    await expect(page.locator('.loom-talks > details > summary > svg')).toHaveCount(5)
    await expect(page.getByRole('button', { name: product.playback.next })).toBeHidden()
    await expect(page.getByRole('button', { name: keep })).toBeHidden()
    await page.locator('summary', { hasText: 'தமிழ்' }).click()
    await expect(page.locator('#voice-ta ol > li').last()).toBeVisible()
    await page.locator('summary', { hasText: screens.session.suicide }).click()
    await expect(page.locator('#voice-mixed ol > li').last()).toBeHidden()
    await page.locator('summary', { hasText: screens.session.read }).click()
    await expect(page.locator('.loom-hand-over a[href="tel:999"]')).toBeVisible()
  })
})
