import { expect, test } from '@playwright/test'
import { howItWorks } from '../src/content/en/how-it-works.ts'
import { product } from '../src/content/en/product.ts'
import { paths } from '../src/paths.ts'
import { holdBack, open, phone, waitForHydration } from './helpers.ts'
import { aboutSuicide, loomIn, sessionIn, steps, uprightTablet } from './loom.ts'

const { screens } = howItWorks
const { keep } = howItWorks.whole.keeping

test.describe('the list of steps', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const viewport of [phone.viewport, { width: 1440, height: 900 }]) {
    test.describe(`${viewport.width} pixels wide`, () => {
      test.use({ viewport })

      test('has the four languages as a row of tabs, the conversation about suicide in a row below them, and then its lines', async ({
        page,
      }) => {
        await open(page, paths.howItWorks)
        const { tab, lines } = sessionIn(page)
        const boxOf = async (text: string) => {
          const box = await tab(text).boundingBox()
          return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
        }
        const tabs = await Promise.all(['华语', 'English', 'Melayu', 'தமிழ்'].map(boxOf))
        expect(new Set(tabs.map(({ top }) => top)).size).toBe(1)
        const suicide = await boxOf(screens.session.suicide)
        expect(suicide.top).toBeGreaterThanOrEqual(tabs[0]?.bottom ?? Infinity)
        const groundOf = (text: string) =>
          tab(text).evaluate((summary) => getComputedStyle(summary).backgroundColor)
        for (const id of ['en', 'ta'] as const) {
          if (id === 'ta') await tab('தமிழ்').click()
          // The one about suicide is a choice like the others, not a title of what is open.
          const isOpen = id === 'en' ? 'English' : 'தமிழ்'
          expect(await groundOf(screens.session.suicide)).toBe(await groundOf('Melayu'))
          expect(await groundOf(isOpen)).not.toBe(await groundOf('Melayu'))
          const line = lines(id).first()
          await expect(line).toBeVisible()
          // A click may have scrolled the page.
          const { bottom } = await boxOf(screens.session.suicide)
          expect((await line.boundingBox())?.y).toBeGreaterThanOrEqual(bottom)
        }
      })
    })
  }

  test('animates nothing that is chosen, switched, read on or listened to', async ({ page }) => {
    await open(page, paths.howItWorks)
    const { next, audio } = sessionIn(page)
    const choices = [
      page.getByRole('radio', { name: screens.plan.weaves.pua }).first(),
      page.getByRole('checkbox', { name: 'தமிழ்' }).first(),
      page.getByRole('checkbox', { name: screens.followUp.reminders }),
      page.getByRole('button', { name: product.sessionTypes.talk, exact: true }),
      next,
      page.getByRole('radio', { name: screens.plan.weaves.plain }).last(),
      page.getByRole('checkbox', { name: screens.account.time.morning }).last(),
    ]
    for (const choice of choices) {
      await choice.click()
      const animated = await page.evaluate(async () => {
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
        // Not what follows the scrollbar.
        return document
          .getAnimations()
          .filter(({ timeline }) => timeline === document.timeline)
          .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.outerHTML)
      })
      expect(animated).toEqual([])
    }
    await expect(audio).toBeVisible()
  })

  test('keeps what was chosen before hydration, on the last screen too', async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(paths.howItWorks, { waitUntil: 'domcontentloaded' })
    const pua = page.getByRole('radio', { name: screens.plan.weaves.pua })
    const tamil = page.getByRole('checkbox', { name: 'தமிழ்' })
    const reminders = page.getByRole('checkbox', { name: screens.followUp.reminders })
    await pua.first().check()
    await tamil.first().uncheck()
    await reminders.first().check()
    release()
    await waitForHydration(page)
    for (const place of [0, 1]) {
      await expect(pua.nth(place)).toBeChecked()
      await expect(tamil.nth(place)).not.toBeChecked()
    }
    await expect(reminders.first()).toBeChecked()
    await expect(
      page.getByRole('checkbox', { name: screens.change.reminders }).last(),
    ).toBeChecked()
  })

  test('opens at a step that the address names, and after a name on the whole cloth', async ({
    page,
  }) => {
    await open(page, `${paths.howItWorks}#step-session`)
    await expect(page.getByRole('heading', { name: steps[3]?.title ?? '' })).toBeInViewport()
    await loomIn(page).linksOfWholeCloth.nth(4).click()
    await expect(page).toHaveURL(/#step-follow-up$/)
    await expect(page.getByRole('heading', { name: steps[4]?.title ?? '' })).toBeInViewport()
  })

  test.describe('in a tablet held upright', () => {
    test.use(uprightTablet)

    test('has the words beside their screens, both from the same height', async ({ page }) => {
      await open(page, paths.howItWorks)
      for (const [index, { title }] of steps.entries()) {
        const card = await loomIn(page).screens.nth(index).boundingBox()
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
    const { session, tab, lines, read, next, numbersAtEnd } = sessionIn(page)
    await expect(page.getByText(screens.plan.price)).toBeVisible()
    await expect(lines('en').last()).toBeVisible()
    // Each shows that it opens.
    const marks = session.locator('.loom-talks > details > summary > svg')
    await expect(marks).toHaveCount(5)
    for (const mark of await marks.all()) await expect(mark).toBeVisible()
    await expect(next).toBeHidden()
    await expect(page.getByRole('button', { name: keep })).toBeHidden()
    await tab('தமிழ்').click()
    await expect(lines('ta').last()).toBeVisible()
    await tab(screens.session.suicide).click()
    await expect(lines(aboutSuicide).last()).toBeHidden()
    await read.click()
    await expect(numbersAtEnd.and(page.locator('[href="tel:999"]'))).toBeVisible()
  })
})
