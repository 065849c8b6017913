import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { conversations } from '../src/content/en/conversations.ts'
import { howItWorks } from '../src/content/en/how-it-works.ts'
import { product } from '../src/content/en/product.ts'
import { BRAND, publishedLanguages } from '../src/content/facts/company.ts'
import { sampleConversations } from '../src/content/quoted/conversations.ts'
import { localizedPath } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { open, phone } from './helpers.ts'

const { screens } = howItWorks
const { keep, failed } = howItWorks.whole.keeping
const steps = Object.values(howItWorks.steps)

/** Scrolls until the step's words are read, and waits until its screen is open. */
async function readStep(page: Page, step: number) {
  const loom = page.locator('.loom')
  await page
    .locator('.loom-words')
    .nth(step - 1)
    .scrollIntoViewIfNeeded()
  await expect(async () => {
    const at = Number(await loom.getAttribute('data-at'))
    if (at !== step) await page.mouse.wheel(0, at < step ? 120 : -120)
    expect(at).toBe(step)
  }).toPass()
  const card = page
    .locator('.loom > ol > li')
    .nth(step - 1)
    .locator('.loom-card')
  await expect.poll(() => card.evaluate((element) => element.getAnimations().length)).toBe(0)
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: steps[step - 1]?.title ?? '' }) })
}

function textOf(lines: readonly { text: string }[] | undefined): string {
  return (lines ?? []).map(({ text }) => text).join('')
}

for (const [name, size] of [
  ['on a phone', phone],
  ['in a wide window', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(name, () => {
    test.use({ ...size, contextOptions: { reducedMotion: 'no-preference' } })

    test('weaves into one cloth what a visitor chooses and writes on the screens', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      const plan = await readStep(page, 1)
      await plan.getByRole('radio', { name: screens.plan.weaves.pua }).click()

      const account = await readStep(page, 2)
      await account.getByRole('checkbox', { name: 'தமிழ்' }).click()
      await account.getByRole('checkbox', { name: screens.account.time.morning }).click()

      const needs = await readStep(page, 3)
      const field = needs.getByRole('textbox')
      await field.click()
      await page.keyboard.type('Tak boleh tidur, 压力很大')
      await expect(needs.locator('.loom-own-stitches path.fill-pink-300')).toHaveCount(1)
      await expect(needs.locator('.loom-own-stitches path.fill-yellow-400')).toHaveCount(1)

      const change = await readStep(page, 6)
      await expect(change).toContainText(`${screens.change.weave}${screens.plan.weaves.pua}`)
      await expect(change).toContainText('Melayu · 华语 · English')
      await expect(change).not.toContainText('தமிழ்')
      await expect(change).toContainText('Morning · Evening · Night')
      await change.getByRole('button', { name: screens.change.undo }).click()
      await expect(change.getByText(screens.change.done, { exact: true })).toBeVisible()
      await expect(change).toContainText(`${screens.change.weave}${screens.plan.weaves.plain}`)

      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await expect(field).toHaveValue('')
    })

    test('begins with cloth as far as the loom reaches, not with a bare warp', async ({ page }) => {
      await open(page, paths.howItWorks)
      const [picture, cloth] = await Promise.all(
        ['.loom-first .loom-card', '.loom-cloth'].map((selector) =>
          page.locator(selector).boundingBox(),
        ),
      )
      expect(picture).toEqual(cloth)
      const drawing = await page
        .locator('.loom-first .loom-card')
        .evaluate((card) => getComputedStyle(card, '::after').backgroundImage)
      expect(drawing).toContain('songket')
    })

    test('weaves a pressed weave and pressed languages at once, and unpicks the weave for another', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      /** Wefts that stand in the cloth, and the drawing that the foot of the cloth is woven in. */
      const cloth = () =>
        page.locator('.loom-cloth').evaluate((element) => {
          const weft = element.querySelector('.loom-band-plan > :last-child') ?? element
          return {
            rows: Number(getComputedStyle(element).getPropertyValue('--whole')),
            weave: /\/(\w+)\.svg/.exec(getComputedStyle(weft).backgroundImage)?.[1],
          }
        })
      const plan = await readStep(page, 1)
      const pua = plan.getByRole('radio', { name: screens.plan.weaves.pua })
      const place = await pua.boundingBox()
      const scrolled = await page.evaluate(() => scrollY)
      expect((await cloth()).rows).toBe(0)
      // What is chosen already is woven as well.
      await plan.getByRole('radio', { name: screens.plan.weaves.songket }).click()
      await expect.poll(cloth).toEqual({ rows: 5, weave: 'songket' })
      // What is pressed next stays where it was.
      expect(await pua.boundingBox()).toEqual(place)
      const card = await page.locator('.loom > ol > li:first-child .loom-card').boundingBox()
      const shuttle = await page.locator('.loom-shuttle').boundingBox()
      expect(Math.abs((card?.y ?? 0) + (card?.height ?? 0) - (shuttle?.y ?? 0))).toBeLessThan(12)

      await pua.click()
      await expect(page.locator('.loom-wefts .loom-undone')).toHaveCount(1)
      await expect(page.locator('.loom-wefts .loom-woven')).toHaveCount(1)
      await expect.poll(cloth).toEqual({ rows: 5, weave: 'pua' })
      await expect(page.locator('.loom-wefts :is(.loom-undone, .loom-woven)')).toHaveCount(0)
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)

      const account = await readStep(page, 2)
      await account.getByRole('checkbox', { name: 'தமிழ்' }).click()
      await expect.poll(async () => (await cloth()).rows).toBe(10)
      const band = page.locator('.loom-wefts .loom-band-account')
      await expect(band).not.toHaveCSS('background-image', /account-ta/)
      const { evening, morning } = screens.account.time
      const before = await band.evaluate((one) => getComputedStyle(one).backgroundImage)
      await account.getByRole('checkbox', { name: morning }).click()
      await expect(band).not.toHaveCSS('background-image', before)
      await account.getByRole('checkbox', { name: morning }).click()
      await expect(band).toHaveCSS('background-image', before)
      await account.getByRole('checkbox', { name: evening }).click()
      await expect(band).not.toHaveCSS('background-image', before)
    })

    test('brings the first band into sight while its weave is changed at the last step', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      const change = await readStep(page, 6)
      const band = page.locator('.loom-wefts .loom-band-plan')
      const frame = page.locator('.loom-frame')
      await change.getByRole('button', { name: screens.change.undo }).click()
      await expect(page.locator('.loom-wefts .loom-undone')).toHaveCount(1)
      const [bottom, foot] = await Promise.all(
        [band, frame].map((one) =>
          one.evaluate((element) => element.getBoundingClientRect().bottom),
        ),
      )
      expect(bottom).toBeCloseTo(foot ?? 0, 0)
      await expect(change.getByText(screens.change.done, { exact: true })).toBeVisible()
    })

    test('says below the last line of a session that it ends there', async ({ page }) => {
      await open(page, `${paths.howItWorks}#voice-en`)
      const session = page.locator('.loom-session')
      for (const _ of sampleConversations.en.slice(2))
        await session.getByRole('button', { name: product.playback.next }).dispatchEvent('click')
      await expect(session.getByRole('button', { name: product.playback.again })).toBeVisible()
      await expect(session.locator('#voice-en').getByText(conversations.ends)).toBeInViewport({
        ratio: 1,
      })
    })

    test('shows the newest line of a session in chat, audio and video, and sums it up in the recap', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      const session = await readStep(page, 4)
      await session.locator('summary', { hasText: 'Melayu' }).click()
      const lines = session.locator('#voice-ms ol > li')
      await expect(lines.nth(1)).toBeVisible()
      await expect(lines.nth(2)).toBeHidden()
      await session.getByRole('button', { name: product.playback.next }).click()
      await expect(lines.nth(2)).toBeInViewport()
      const newest = textOf(sampleConversations.ms[2])
      for (const [way, picture] of [
        [product.sessionTypes.talk, '.loom-audio'],
        [product.sessionTypes.video, '.loom-video'],
      ] as const) {
        await session.getByRole('button', { name: way }).click()
        await expect(session.locator(picture)).toContainText(newest)
        await expect(session.locator(picture)).toBeInViewport()
      }
      const recap = await readStep(page, 5)
      for (const text of product.recap.texts.ms) await expect(recap.getByText(text)).toBeVisible()
    })

    test('ends the conversation about suicide in numbers, without a recap', async ({ page }) => {
      await open(page, paths.howItWorks)
      const session = await readStep(page, 4)
      await session.locator('summary', { hasText: screens.session.suicide }).click()
      await expect(session.getByText(screens.session.warning)).toBeVisible()
      const lines = session.locator('#voice-mixed ol > li')
      await expect(lines.first()).toBeHidden()
      // The warning alone takes nothing away.
      const recap = await readStep(page, 5)
      await expect(recap.getByText(product.recap.title, { exact: true })).toBeVisible()
      await expect(recap.getByText(screens.followUp.reminders)).toBeVisible()
      await expect(recap.locator('a[href="tel:999"]')).toHaveCount(0)
      await readStep(page, 4)
      await session.getByText(screens.session.read, { exact: true }).click()
      await expect(lines.first()).toBeVisible()
      const numbers = session.locator('.loom-hand-over a[href="tel:999"]')
      const next = session.getByRole('button', { name: product.playback.next })
      while (await numbers.isHidden()) await next.click()
      await expect(numbers).toBeInViewport()
      for (const step of [5, 6]) {
        const after = await readStep(page, step)
        await expect(after.getByText(screens.followUp.noRecap)).toBeVisible()
        await expect(after.locator('a[href="tel:999"]')).toBeInViewport()
        await expect(after.getByText(product.recap.title, { exact: true })).toHaveCount(0)
        await expect(after.getByRole('checkbox')).toHaveCount(0)
      }
    })

    test('fades the lines of a chat at its top edge only while earlier ones are scrolled away', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      const session = await readStep(page, 4)
      /** The place of the mask: it fades the first 40 pixels where it is not moved up. */
      const maskTop = () =>
        session.locator('.loom-talks > [open]').evaluate((talk) => {
          const { maskPosition } = getComputedStyle(talk, '::details-content')
          return parseFloat(maskPosition.split(' ')[1] ?? '')
        })
      expect(await maskTop()).toBe(-40)
      const next = session.getByRole('button', { name: product.playback.next })
      for (const _ of sampleConversations.en.slice(2)) await next.click()
      await expect.poll(maskTop).toBe(0)
      // With the first line in sight, nothing is above it.
      await session.locator('#voice-en').evaluate((said) => {
        said.scrollIntoView({ block: 'start' })
      })
      await expect.poll(maskTop).toBe(-40)
    })

    test('opens the screen that the keyboard reaches, in the order of the steps, with a ring around the focus', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      await page.getByRole('link', { name: howItWorks.hero.study }).focus()
      const reached: string[] = []
      for (const _ of Array.from({ length: 40 })) {
        await page.keyboard.press('Tab')
        const step = await page.evaluate(() => {
          const card = document.activeElement?.closest('.loom-card')
          return card?.closest('li')?.querySelector('h2')?.textContent ?? null
        })
        if (step === null) break
        if (reached.at(-1) !== step) reached.push(step)
        const focused = page.locator(':focus')
        await expect(focused).toBeInViewport()
        await expect(focused).toHaveCSS('outline', /solid 2px/)
        // What is clear shows no outline either.
        const isDrawn = await focused.evaluate((element) =>
          element.checkVisibility({ opacityProperty: true }),
        )
        expect(
          isDrawn,
          `the focus on ${await focused.evaluate(({ outerHTML }) => outerHTML)}`,
        ).toBe(true)
      }
      expect(reached).toEqual(steps.map(({ title }) => title))
    })
  })
}

for (const [name, size] of [
  ['on a phone whose bars are shown', { viewport: { width: 390, height: 664 } }],
  ['in a wide window', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(name, () => {
    test.use({ ...size, contextOptions: { reducedMotion: 'no-preference' } })

    test('begins the conversation about suicide with its warning and four numbers', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      const session = await readStep(page, 4)
      await session.locator('summary', { hasText: screens.session.suicide }).click()
      const said = session.locator('.loom-talks > [open]')
      const tab = await session.locator('.loom-talks > [open] > summary').boundingBox()
      const warning = await said.getByText(screens.session.warning).boundingBox()
      expect((warning?.y ?? 0) - (tab?.y ?? 0) - (tab?.height ?? 0)).toBeLessThan(12)
      const foot = await session
        .locator('.loom-card')
        .evaluate((card) => card.getBoundingClientRect().bottom)
      const numbers = said.locator('.loom-numbers a')
      await expect(numbers).toHaveCount(4)
      for (const number of await numbers.all()) {
        await expect(number).toBeInViewport({ ratio: 1 })
        const box = await number.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot)
      }
      await said.getByText(screens.session.read).click()
      await expect(numbers.first()).toBeHidden()
    })

    test('always has a conversation open: its tab does not close it, and the one about suicide gives way to the one before', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      const session = await readStep(page, 4)
      const [first] = sampleConversations.en
      const english = session.locator('#voice-en').getByText(textOf(first))
      await session.locator('summary', { hasText: 'English' }).click()
      await expect(english).toBeVisible()
      const suicide = session.locator('summary', { hasText: screens.session.suicide })
      await suicide.click()
      await expect(english).toBeHidden()
      await suicide.click()
      await expect(english).toBeVisible()

      await session.locator('summary', { hasText: 'Melayu' }).click()
      await suicide.click()
      // Its warning alone is nothing to sum up.
      const recap = page.locator('.loom-recap')
      await expect(recap).toContainText(product.recap.texts.ms[0])
      await suicide.click()
      const [firstInMalay] = sampleConversations.ms
      await expect(session.locator('#voice-ms').getByText(textOf(firstInMalay))).toBeVisible()
      await expect(recap).toContainText(product.recap.texts.ms[0])
    })
  })
}

for (const [width, height] of [
  [390, 844],
  [390, 664],
  [768, 1024],
  [1024, 560],
] as const) {
  for (const language of publishedLanguages) {
    test.describe(`in ${language}, ${width} × ${height} pixels`, () => {
      test.use({
        viewport: { width, height },
        contextOptions: { reducedMotion: 'no-preference' },
      })

      test('ends the conversation about suicide with all four numbers in sight', async ({
        page,
      }) => {
        await open(page, localizedPath(language, paths.howItWorks) + '#voice-mixed')
        const session = page.locator('.loom-session')
        await session.locator('.loom-read').click()
        const numbers = session.locator('.loom-hand-over a')
        const next = session.locator('.loom-next').getByRole('button')
        while (await numbers.first().isHidden()) await next.dispatchEvent('click')
        await expect(numbers).toHaveCount(4)
        for (const number of await numbers.all()) await expect(number).toBeInViewport({ ratio: 1 })
        // Each row is a target for a finger.
        for (const row of await session.locator('.loom-hand-over li').all())
          expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      })
    })
  }
}

for (const [width, height] of [
  [390, 664],
  [1024, 560],
] as const) {
  test.describe(`in a low window, ${width} × ${height} pixels`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'no-preference' } })

    test('shows the newest line of each conversation whole, below the tabs', async ({ page }) => {
      for (const id of ['en', 'ms', 'zh', 'ta'] as const) {
        await open(page, `${paths.howItWorks}#voice-${id}`)
        const session = page.locator('.loom-session')
        const tabs = await session
          .locator('.loom-talks > details:first-child > summary')
          .boundingBox()
        const next = session.locator('.loom-next').getByRole('button')
        for (const turn of sampleConversations[id].keys()) {
          if (turn > 1) await next.dispatchEvent('click')
          const line = session.locator(`#voice-${id} ol > li`).nth(turn)
          await expect(line).toBeInViewport({ ratio: 1 })
          const top = (await line.boundingBox())?.y ?? 0
          expect(top, `line ${turn} in ${id}`).toBeGreaterThan((tabs?.y ?? 0) + (tabs?.height ?? 0))
        }
      }
    })
  })
}

test.describe('in a tablet held upright', () => {
  test.use({
    viewport: { width: 768, height: 1024 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('has the screens beside the words, with nothing cut', async ({ page }) => {
    await open(page, paths.howItWorks)
    for (const step of [1, 2, 3, 4, 5, 6]) {
      await readStep(page, step)
      const item = page.locator('.loom > ol > li').nth(step - 1)
      const screen = item.locator('.loom-card')
      const [card, title] = await Promise.all([
        screen.boundingBox(),
        item.locator('h2').boundingBox(),
      ])
      expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(title?.x ?? 0)
      const { height, content } = await screen.evaluate((element) => ({
        height: element.clientHeight,
        content: element.scrollHeight,
      }))
      expect(content).toBe(height)
    }
  })
})

for (const [name, size] of [
  ['on a phone', phone],
  ['on a phone whose bars are shown', { viewport: { width: 390, height: 664 } }],
  ['in a wide window', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(name, () => {
    test.use({ ...size, contextOptions: { reducedMotion: 'no-preference' } })

    test('shows the words of the open screen wherever scrolling stops', async ({ page }) => {
      await open(page, paths.howItWorks)
      const { seen, hidden } = await page.evaluate(async () => {
        const loom = document.querySelector('.loom')
        if (!loom) throw new Error('There is no loom')
        const end = loom.getBoundingClientRect().bottom + scrollY - innerHeight
        const reached = new Set<string>()
        const lost: string[] = []
        for (let top = 0; top < end; top += 60) {
          scrollTo({ top, behavior: 'instant' })
          // The screen opens with the second frame at the latest.
          for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
          const at = loom.getAttribute('data-at') ?? ''
          const panel = loom.querySelector('.loom-panel')?.getBoundingClientRect()
          // A panel over the whole width covers what lies behind it.
          const from = panel && panel.width > innerWidth * 0.9 ? panel.bottom : 0
          if (at === '0') {
            // Below the first picture, no step is named.
            const first = loom.querySelector('.loom-words')
            if (from > 0 && first?.checkVisibility({ opacityProperty: true }))
              lost.push(`1 at ${top}`)
            continue
          }
          reached.add(at)
          const words = loom.querySelectorAll('.loom-words')[Number(at) - 1]?.children ?? []
          const header = document.querySelector('header')?.offsetHeight ?? 0
          const title = words[0]?.getBoundingClientRect()
          const text = words[1]?.getBoundingClientRect()
          if (!title || !text) continue
          const isWhole = Math.round(title.top) >= Math.floor(from) && text.bottom <= innerHeight
          // Beside the panel, words that are read leave upwards until the next title is there.
          const isSeen = isWhole || (from === 0 && text.bottom > header)
          if (!isSeen) lost.push(`${at} at ${top}`)
        }
        return { seen: [...reached], hidden: lost }
      })
      expect(seen).toEqual(['1', '2', '3', '4', '5', '6'])
      expect(hidden).toEqual([])
    })
  })
}

/** Goes down the page in small steps and returns where each screen opens, and where its title's first line is then. */
async function openings(page: Page) {
  return page.evaluate(async () => {
    const loom = document.querySelector('.loom')
    const words = document.querySelectorAll('.loom-words')
    const found = new Map<string, { top: number; title: number }>()
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; top < end && found.size < words.length; top += 20) {
      scrollTo({ top, behavior: 'instant' })
      // The screen opens with the second frame at the latest.
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
      const at = loom?.getAttribute('data-at') ?? '0'
      const heading = words[Number(at) - 1]?.querySelector('h2')
      if (!heading || found.has(at)) continue
      const letters = document.createRange()
      letters.selectNodeContents(heading)
      const [line = new DOMRect()] = letters.getClientRects()
      found.set(at, { top, title: (line.top + line.height / 2) / innerHeight })
    }
    return [...found].map(([step, place]) => ({ step, ...place }))
  })
}

test.describe('beside the words', () => {
  for (const [language, width, height] of [
    ['en', 1440, 900],
    ['ta', 1440, 900],
    ['en', 1280, 720],
    ['ta', 1024, 768],
  ] as const) {
    test.describe(`in ${language}, ${width} pixels wide`, () => {
      test.use({
        viewport: { width, height },
        contextOptions: { reducedMotion: 'no-preference' },
      })

      test('opens each screen when its own title has come to the middle of the window', async ({
        page,
      }) => {
        test.skip(!publishedLanguages.includes(language), `${language} is not published`)
        await open(page, localizedPath(language, paths.howItWorks))
        const found = await openings(page)
        expect(found.map(({ step }) => step)).toEqual(['1', '2', '3', '4', '5', '6'])
        const elsewhere = found.filter(({ title }) => title < 0.4 || title > 0.65)
        expect(elsewhere).toEqual([])
      })
    })
  }
})

test.describe('the last step in a wide window', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('unpicks the weave and weaves it anew, large, beside the last words', async ({ page }) => {
    await open(page, paths.howItWorks)
    const change = await readStep(page, 6)
    const band = change.locator('.loom-changed .loom-band')
    const weft = band.locator('i').last()
    await expect(weft).toHaveCSS('background-image', /songket/)
    await change.getByRole('button', { name: screens.change.undo }).click()
    await expect(change.locator('.loom-changed .loom-undone')).toHaveCount(1)
    await expect(weft).toHaveCSS('background-image', /pua/)
    await expect(change.getByText(screens.change.done, { exact: true })).toBeVisible()
  })
})

test.describe('the recap', () => {
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
  ] as const) {
    test.describe(`${width} pixels wide`, () => {
      test.use({
        viewport: { width, height },
        contextOptions: { reducedMotion: 'no-preference' },
      })

      test('keeps 16 pixels of air between its last line and its stitches in each language', async ({
        page,
      }) => {
        for (const language of publishedLanguages) {
          await open(page, localizedPath(language, paths.howItWorks))
          const air = await page.locator('.loom-recap .paper').evaluate((paper) => {
            const letters = document.createRange()
            letters.selectNodeContents(paper.querySelector('dl > :last-child > dd') ?? paper)
            const { bottom, borderBottomWidth } = getComputedStyle(paper, '::after')
            const stitches = parseFloat(bottom) + parseFloat(borderBottomWidth)
            return (
              paper.getBoundingClientRect().bottom -
              stitches -
              letters.getBoundingClientRect().bottom
            )
          })
          expect(air, language).toBeGreaterThanOrEqual(16)
        }
      })
    })
  }
})

test.describe('on a phone', () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    test.describe(`${viewport.width} pixels wide`, () => {
      test.use({
        ...phone,
        viewport,
        contextOptions: { reducedMotion: 'no-preference' },
      })

      test('fills the window below the words of each step with the band that it weaves', async ({
        page,
      }) => {
        await open(page, paths.howItWorks)
        for (const step of [1, 2, 3, 4, 5, 6]) {
          await readStep(page, step)
          const { band, gap, foot } = await page.evaluate(() => {
            const item = document.querySelector('.loom > ol > [data-open]')
            const hem = item?.querySelector('.loom-hem > .loom-band')?.getBoundingClientRect()
            const words = item?.querySelector('.loom-words')?.getBoundingClientRect()
            // The screens lie over it, and let the pointer through.
            const atFoot = document.elementsFromPoint(innerWidth / 2, innerHeight - 2)
            return {
              band: atFoot.some((element) => element.closest('[data-open] .loom-hem')),
              gap: (hem?.top ?? Infinity) - (words?.bottom ?? 0),
              foot: (hem?.bottom ?? 0) - innerHeight,
            }
          })
          expect(band, `step ${step}`).toBe(true)
          expect(gap).toBeLessThanOrEqual(0)
          expect(foot).toBeGreaterThanOrEqual(-1)
        }
      })
    })
  }

  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [412, 915],
  ] as const) {
    for (const language of ['en', 'ms', 'zh'] as const) {
      test.describe(`in ${language}, ${width} pixels wide`, () => {
        test.use({
          ...phone,
          viewport: { width, height },
          contextOptions: { reducedMotion: 'no-preference' },
        })

        test('leaves room for the title and text of each step below its screen, and for a flick', async ({
          page,
        }) => {
          test.skip(!publishedLanguages.includes(language), `${language} is not published`)
          await open(page, localizedPath(language, paths.howItWorks))
          const cut = await page.evaluate(() => {
            const panel = document.querySelector('.loom-panel')
            if (!panel) throw new Error('There is no loom')
            const place = innerHeight - parseFloat(getComputedStyle(panel).top) - panel.clientHeight
            return [...document.querySelectorAll('.loom-words')].flatMap((words) => {
              const text = words.querySelector('h2 + p')?.getBoundingClientRect()
              const needed = (text?.bottom ?? Infinity) - words.getBoundingClientRect().top
              return needed > place ? [`${words.textContent}: ${needed} of ${place}`] : []
            })
          })
          expect(cut).toEqual([])
          const flick = 0.6 * height
          const found = await openings(page)
          expect(found.map(({ step }) => step)).toEqual(['1', '2', '3', '4', '5', '6'])
          for (const [index, { top }] of found.entries())
            expect((found[index + 1]?.top ?? Infinity) - top).toBeGreaterThan(flick)
        })
      })
    }
  }
})

for (const [name, size] of [
  ['on a phone', phone],
  ['in a wide window', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(name, () => {
    test.use({ ...size, contextOptions: { reducedMotion: 'no-preference' } })

    test('leads from each label of the whole cloth back to its step', async ({ page }) => {
      await open(page, paths.howItWorks)
      for (const step of [2, 6]) {
        await page
          .locator('.loom-hanging p')
          .nth(step - 1)
          .click()
        const words = page.locator('.loom-words').nth(step - 1)
        await expect(words.getByRole('heading')).toBeInViewport({ ratio: 1 })
        await expect(page.locator('.loom > ol > li').nth(step - 1)).toHaveAttribute('data-open')
      }
    })

    test('never fills the window with the whole cloth alone', async ({ page }) => {
      await open(page, paths.howItWorks)
      const bare = await page.evaluate(async () => {
        const whole = document.querySelector('.loom-whole')
        if (!whole) throw new Error('There is no whole cloth')
        const header = document.querySelector('header')?.offsetHeight ?? 0
        const { top, height } = whole.getBoundingClientRect()
        const start = top + scrollY - header
        const texts = [
          ...whole.querySelectorAll('h2, p, .loom-hanging p'),
          document.querySelector('#differences h2'),
        ]
        const places: number[] = []
        for (let place = start; place < start + height; place += 40) {
          scrollTo({ top: place, behavior: 'instant' })
          await new Promise(requestAnimationFrame)
          const hasWords = texts.some((text) => {
            const box = text?.getBoundingClientRect()
            const middle = box && box.height > 0 ? (box.top + box.bottom) / 2 : -1
            return middle >= header && middle <= innerHeight
          })
          if (!hasWords) places.push(place)
        }
        return places
      })
      expect(bare).toEqual([])
    })
  })
}

test.describe('after the last step', () => {
  for (const [name, viewport] of [
    ['in a wide window', { width: 1440, height: 900 }],
    ['in a small window', { width: 1024, height: 768 }],
    ['in a large window', { width: 1920, height: 1080 }],
  ] as const) {
    test.describe(name, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'no-preference' } })

      test('keeps the loom in its place until the whole cloth lies over it', async ({ page }) => {
        await open(page, paths.howItWorks)
        await readStep(page, 6)
        const moved = await page.evaluate(async () => {
          const boxOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
          const header = boxOf('header').height
          const places: string[] = []
          for (let top = scrollY; boxOf('.loom-whole').top > header; top += 60) {
            scrollTo({ top, behavior: 'instant' })
            await new Promise(requestAnimationFrame)
            const panel = boxOf('.loom-panel')
            const words = boxOf('.loom > ol > li:last-child > .loom-words')
            const whole = boxOf('.loom-whole')
            if (whole.top <= header) break
            // Whole, and beside words on their ground, down to the foot of the window or the whole cloth.
            const stands =
              Math.abs(panel.top - header) <= 1 && Math.abs(panel.bottom - innerHeight) <= 1
            const isFilled = words.bottom + 1 >= Math.min(innerHeight, whole.top)
            const isRead = whole.top >= innerHeight || words.top >= header - 1
            if (!stands || !isFilled || !isRead) places.push(`at ${top}`)
          }
          return { places, stretch: scrollY > 0 }
        })
        expect(moved).toEqual({ places: [], stretch: true })
        // Its last band was whole before.
        expect(
          await page
            .locator('.loom-cloth')
            .evaluate((cloth) => getComputedStyle(cloth).getPropertyValue('--whole')),
        ).toBe('30')
      })
    })
  }

  for (const [name, size] of [
    ['on a phone', phone],
    ['on a phone whose bars are shown', { viewport: { width: 390, height: 664 } }],
    ['in a tablet held upright', { viewport: { width: 768, height: 1024 } }],
  ] as const) {
    test.describe(name, () => {
      test.use({ ...size, contextOptions: { reducedMotion: 'no-preference' } })

      test('covers the loom with nothing but the whole cloth', async ({ page }) => {
        await open(page, paths.howItWorks)
        await readStep(page, 6)
        const seen = await page.evaluate(async () => {
          const boxOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
          const header = boxOf('header').height
          const place = boxOf('.loom-panel').top
          const places: string[] = []
          for (let top = scrollY; boxOf('.loom-whole').top > header; top += 60) {
            scrollTo({ top, behavior: 'instant' })
            await new Promise(requestAnimationFrame)
            const whole = boxOf('.loom-whole')
            if (whole.top <= header) break
            if (Math.abs(boxOf('.loom-panel').top - place) > 1) places.push(`moved at ${top}`)
            if (boxOf('.loom-hanging').top > whole.top) places.push(`not the cloth at ${top}`)
          }
          return {
            places,
            rows: getComputedStyle(
              document.querySelector('.loom-cloth') ?? document.body,
            ).getPropertyValue('--whole'),
          }
        })
        // Its last band was whole before.
        expect(seen).toEqual({ places: [], rows: '30' })
      })
    })
  }

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    test.describe(`${viewport.width} pixels wide`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: 'no-preference' } })

      test('lets the mouse press its button while its words are at rest', async ({ page }) => {
        await open(page, paths.howItWorks)
        const change = await readStep(page, 6)
        const button = change.getByRole('button', { name: screens.change.undo })
        const woven = change.locator('dd').first()
        // From where the words come to rest to where the whole cloth comes into the window.
        const { from, to } = await page.evaluate(() => {
          const topOf = (selector: string) =>
            document.querySelector(selector)?.getBoundingClientRect().top ?? 0
          const words = document.querySelector<HTMLElement>(
            '.loom > ol > li:last-child .loom-words',
          )
          const header = document.querySelector('header')?.offsetHeight ?? 0
          if (words) words.style.position = 'static'
          const rest = topOf('.loom > ol > li:last-child .loom-words') + scrollY - header
          if (words) words.style.position = ''
          return { from: rest, to: topOf('.loom-whole') + scrollY - innerHeight }
        })
        expect(to - from).toBeGreaterThan(viewport.height / 4)
        for (const share of [0.05, 0.95]) {
          await page.evaluate(
            (top) => {
              scrollTo({ top, behavior: 'instant' })
            },
            from + share * (to - from),
          )
          await expect(page.locator('.loom')).toHaveAttribute('data-at', '6')
          await expect(button).toBeInViewport({ ratio: 1 })
          const before = await woven.innerText()
          const box = await button.boundingBox()
          await page.mouse.click(
            (box?.x ?? 0) + (box?.width ?? 0) / 2,
            (box?.y ?? 0) + (box?.height ?? 0) / 2,
          )
          await expect(woven).not.toHaveText(before)
        }
      })
    })
  }

  test.describe('with the mouse', () => {
    test.use({
      viewport: { width: 1440, height: 900 },
      contextOptions: { reducedMotion: 'no-preference' },
    })

    test('stays where it is when a button that the whole cloth half covers is pressed', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      const change = await readStep(page, 6)
      const woven = change.locator('dd').first()
      const before = await woven.innerText()
      const button = change.getByRole('button', { name: screens.change.undo })
      const box = await button.boundingBox()
      const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2
      const scrolled = await page.evaluate((place) => {
        const whole = document.querySelector('.loom-whole')?.getBoundingClientRect()
        scrollBy({ top: (whole?.top ?? 0) - place, behavior: 'instant' })
        return scrollY
      }, middle)
      await page.mouse.click((box?.x ?? 0) + 40, middle - 8)
      await expect(woven).not.toHaveText(before)
      expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    })
  })

  test.describe('with the keyboard', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('shows the last screen again when the focus comes back to it', async ({ page }) => {
      await open(page, paths.howItWorks)
      await page.locator('#differences a').first().focus()
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('button', { name: keep })).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      const button = page.getByRole('button', { name: screens.change.undo })
      await expect(button).toBeFocused()
      await expect
        .poll(() =>
          button.evaluate((element) => {
            const { left, top, width, height } = element.getBoundingClientRect()
            return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
          }),
        )
        .toBe(true)
    })
  })
})

test.describe('the button that keeps the cloth', () => {
  for (const [name, size] of [
    ['on a phone', phone],
    ['in a wide window', { viewport: { width: 1440, height: 900 } }],
  ] as const) {
    test.describe(name, () => {
      test.use({ ...size, contextOptions: { reducedMotion: 'no-preference' } })

      test('saves a picture of the stitches and the weave, in which no letter can be told', async ({
        page,
      }) => {
        await open(page, paths.howItWorks)
        const sent: string[] = []
        page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
        const save = async (sentence: string) => {
          await page.getByRole('textbox', { name: screens.needs.label }).fill(sentence)
          const arriving = page.waitForEvent('download')
          await page.getByRole('button', { name: keep }).press('Enter')
          const download = await arriving
          expect(download.suggestedFilename()).toBe(`${BRAND.name.toLowerCase()}-cloth.png`)
          return readFile(await download.path())
        }
        const picture = await save('Nobody hears me')
        expect(picture.subarray(1, 4).toString()).toBe('PNG')
        expect(picture.readUInt32BE(16)).toBeGreaterThan(1500)
        expect(picture.length).toBeGreaterThan(20_000)
        // Other letters, but the same vowels and blanks.
        expect((await save('Wofolk beasp go')).equals(picture)).toBe(true)
        expect((await save('Tak boleh tidur')).equals(picture)).toBe(false)
        const plan = await readStep(page, 1)
        await plan.getByRole('radio', { name: screens.plan.weaves.pua }).click()
        expect((await save('Nobody hears me')).equals(picture)).toBe(false)
        expect(sent.filter((request) => !/^GET .*\.(js|svg)$|^GET blob:/.test(request))).toEqual([])
        await expect(page.getByText(failed)).toHaveCount(0)
      })
    })
  }

  test('says so when the picture cannot be drawn', async ({ page }) => {
    await open(page, paths.howItWorks)
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.toBlob = (done) => done(null)
    })
    await page.getByRole('button', { name: keep }).click()
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible()
  })

  test('is not on paper', async ({ page }) => {
    await open(page, paths.howItWorks)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: keep })).toBeHidden()
  })
})

test.describe('each step', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('has a ground of its own, and begins with a band that is taller than those in the cloth', async ({
    page,
  }) => {
    await open(page, paths.howItWorks)
    const grounds = await page
      .locator('.loom-words')
      .evaluateAll((all) => all.map((words) => getComputedStyle(words).backgroundColor))
    expect(grounds).toHaveLength(6)
    const plain = await page.evaluate(
      () => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor,
    )
    for (const [index, ground] of grounds.entries()) {
      expect(ground).not.toBe(plain)
      expect(ground).not.toBe('rgba(0, 0, 0, 0)')
      expect(ground).not.toBe(grounds[index + 1])
    }
    const height = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((band) => band.getBoundingClientRect().height)
    expect(await height('.loom-hem .loom-band')).toBeGreaterThan(
      1.5 * (await height('.loom-wefts .loom-band')),
    )
  })

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1024, height: 768 },
  ]) {
    test.describe(`${viewport.width} pixels wide`, () => {
      test.use({ viewport })

      test('is written in letters of 16 pixels at least', async ({ page }) => {
        await open(page, paths.howItWorks)
        const small = await page
          .locator(
            '.loom :is(.loom-words, .loom-start, .loom > ol .loom-card) :is(p, dd, dt, li, h3)',
          )
          .evaluateAll((all) =>
            all.flatMap((element) =>
              element.closest('.loom-way') === null &&
              parseFloat(getComputedStyle(element).fontSize) < 16
                ? [element.textContent]
                : [],
            ),
          )
        expect(small).toEqual([])
      })
    })
  }
})

test.describe('a session on a phone', () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test.describe(reducedMotion === 'reduce' ? 'without motion' : 'in the loom', () => {
      test.use({ viewport: { width: 390, height: 700 }, contextOptions: { reducedMotion } })

      test('stays whole in the window with its switch, and scrolls inside by keyboard', async ({
        page,
      }) => {
        await open(page, `${paths.howItWorks}#conversations`)
        const card = page.locator('.loom-session')
        const next = card.getByRole('button', { name: product.playback.next })
        for (const _ of sampleConversations.en.slice(2)) await next.click()
        const room = await card.evaluate((element) => {
          const header = document.querySelector('header')?.offsetHeight ?? 0
          return innerHeight - header - element.getBoundingClientRect().height
        })
        expect(room).toBeGreaterThanOrEqual(0)
        const last = card.locator('#voice-en ol > li').last()
        const first = card.locator('#voice-en ol > li').first()
        await expect(last).toBeInViewport({ ratio: 1 })
        await expect(first).not.toBeInViewport()
        const region = card.getByRole('region', { name: 'English' })
        await region.focus()
        await expect(region).toBeFocused()
        // A slow machine drops some of the keys that come while it scrolls.
        await expect(async () => {
          await page.keyboard.press('ArrowUp')
          await expect(first).toBeInViewport({ timeout: 100 })
        }).toPass()
      })
    })
  }
})

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

test('offers as a tool what the recap of each conversation advises for tonight', async ({
  page,
}) => {
  await open(page, paths.howItWorks)
  for (const [id, name] of [
    ['ms', 'Melayu'],
    ['zh', '华语'],
    ['ta', 'தமிழ்'],
    ['en', 'English'],
  ] as const) {
    await page.locator('.loom-talks summary', { hasText: name }).click()
    const [, , tonight] = product.recap.texts[id]
    await expect(page.locator('.loom-recap')).toContainText(tonight)
    const tool = await page.locator('.loom-switches label').last().innerText()
    const [, advice = ''] = tool.split(': ')
    expect(advice).not.toBe('')
    expect(tonight.toLowerCase()).toContain(advice)
  }
})

test.describe('the field for a sentence', () => {
  for (const [name, size, most] of [
    ['on a phone', phone, 6],
    ['on a phone whose bars are shown', { viewport: { width: 390, height: 664 } }, 4],
    ['in a wide window', { viewport: { width: 1440, height: 900 } }, 6],
  ] as const) {
    test.describe(name, () => {
      test.use({ ...size, contextOptions: { reducedMotion: 'no-preference' } })

      test('grows with its lines as far as all stays in sight, and cuts none in two', async ({
        page,
      }) => {
        await open(page, paths.howItWorks)
        const needs = await readStep(page, 3)
        const field = needs.getByRole('textbox')
        /** Lines that the field has room for, lines that are written, and whether all is seen in the screen. */
        const lines = () =>
          field.evaluate((element) => {
            const line = parseFloat(getComputedStyle(element).lineHeight)
            const card = element.closest('.loom-card')
            return {
              seen: Math.round((element.clientHeight / line) * 20) / 20,
              written: Math.round(element.scrollHeight / line),
              hasRoom: card?.scrollHeight === card?.clientHeight,
            }
          })
        await field.click()
        for (const count of [1, 2, 3, 4, 5, 6, 7]) {
          if (count > 1) await page.keyboard.press('Enter')
          await page.keyboard.type('Tidur')
          const shown = Math.min(most, Math.max(3, count))
          await expect
            .poll(lines)
            .toEqual({ seen: shown, written: Math.max(3, count), hasRoom: true })
        }
      })
    })
  }
})

test.describe('a link to the conversations', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } })

  test('opens the fourth step above its words', async ({ page }) => {
    await open(page, paths.howItWorks)
    await page.getByRole('link', { name: howItWorks.hero.read }).click()
    await expect(page.locator('.loom')).toHaveAttribute('data-at', '4')
    await expect(page.getByRole('heading', { name: steps[3]?.title ?? '' })).toBeInViewport()
  })
})

test.describe('a screen that opens', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } })

  test('lies over the one before within 0.3 seconds, and never over an empty place', async ({
    page,
  }) => {
    await open(page, paths.howItWorks)
    await readStep(page, 2)
    // A screen opens at once where the one before has not opened whole.
    await page.waitForTimeout(300)
    const durations = await page.locator('.loom-card').evaluateAll(async (elements) => {
      const third = document.querySelectorAll('.loom-words')[2]
      const loom = document.querySelector('.loom')
      while (loom?.getAttribute('data-at') !== '3') {
        third?.scrollIntoView({ block: 'start', behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
      return elements.map((element) =>
        element.getAnimations().map((animation) => {
          const { delay, duration } = animation.effect?.getComputedTiming() ?? {}
          return [delay, duration]
        }),
      )
    })
    // The first picture, then the six steps: the second waits below the third.
    expect(durations[3]).toEqual([[0, 280]])
    expect(durations[2]).toEqual([[280, 0]])
  })
})

test.describe('a step that is far from the one before', () => {
  for (const [name, size] of [
    ['on a phone', phone],
    ['in a wide window', { viewport: { width: 1440, height: 900 } }],
  ] as const) {
    test.describe(name, () => {
      test.use({ ...size, contextOptions: { reducedMotion: 'no-preference' } })

      test('shows its screen and words alone from its first frame', async ({ page }) => {
        await open(page, paths.howItWorks)
        for (const [from, to] of [
          [4, 6],
          [6, 2],
        ] as const) {
          await readStep(page, from)
          const seen = await page.evaluate(async (step) => {
            const loom = document.querySelector('.loom')
            const words = document.querySelectorAll('.loom-words')
            const cards = document.querySelectorAll('.loom > ol .loom-card')
            while (loom?.getAttribute('data-at') !== `${step}`) {
              words[step - 1]?.scrollIntoView({ block: 'start', behavior: 'instant' })
              await new Promise(requestAnimationFrame)
            }
            const isSeen = (card: Element) => {
              const { opacity, clipPath } = getComputedStyle(card)
              return opacity !== '0' && !clipPath.startsWith('inset(100%')
            }
            return {
              screens: [...cards].flatMap((card, index) => (isSeen(card) ? [index + 1] : [])),
              pressed: [...cards].flatMap((card, index) =>
                getComputedStyle(card).pointerEvents === 'auto' ? [index + 1] : [],
              ),
              whole: getComputedStyle(cards[step - 1] ?? document.body).clipPath,
            }
          }, to)
          expect(seen).toEqual({ screens: [to], pressed: [to], whole: 'inset(0px)' })
        }
      })
    })
  }
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with ${reducedMotion} of motion`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion } })

    test('moves the drawing of audio and of video with the next line, unless motion is reduced', async ({
      page,
    }) => {
      await open(page, `${paths.howItWorks}#voice-en`)
      const session = page.locator('.loom-session')
      for (const [way, moves] of [
        ['talk', 'loom-speaks'],
        ['video', 'loom-nods'],
      ] as const) {
        await session.getByRole('button', { name: product.sessionTypes[way], exact: true }).click()
        const picture = session.locator(way === 'talk' ? '.loom-audio' : '.loom-video')
        await expect(picture.locator('svg path').first()).toBeAttached()
        await picture.evaluate(async (element) => {
          const running = element.getAnimations({ subtree: true })
          await Promise.allSettled(running.map(({ finished }) => finished))
          element.addEventListener('animationstart', (event) => {
            if (event instanceof AnimationEvent)
              element.setAttribute('data-moved', event.animationName)
          })
        })
        await session.getByRole('button', { name: product.playback.next }).click()
        const line = sampleConversations.en[way === 'talk' ? 2 : 3]
        await expect(picture).toContainText(textOf(line))
        if (reducedMotion === 'reduce') {
          expect(
            await picture.evaluate((element) => element.getAnimations({ subtree: true }).length),
          ).toBe(0)
          await expect(picture).not.toHaveAttribute('data-moved')
        } else await expect(picture).toHaveAttribute('data-moved', moves)
      }
    })
  })
}

test('announces the lines that a visitor asks for, and neither those that stand there nor the recap', async ({
  page,
}) => {
  await open(page, paths.howItWorks)
  const live = page.locator('.loom [aria-live]')
  await expect(live).toHaveCount(0)
  await page.locator('.loom-talks summary', { hasText: 'Melayu' }).press('Enter')
  await expect(page.locator('.loom-recap')).toContainText(product.recap.texts.ms[0])
  await expect(live).toHaveCount(0)
  await page.getByRole('button', { name: product.playback.next }).focus()
  await expect(page.locator('#voice-ms [aria-live="polite"] > li').nth(1)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('#voice-ms [aria-live="polite"] > li').nth(2)).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(live).toHaveCount(0)
})

test('warns of suicide at the button, and leads the focus to the first line and to the numbers', async ({
  page,
}) => {
  await open(page, paths.howItWorks)
  await page.locator('.loom-talks summary', { hasText: screens.session.suicide }).press('Enter')
  await page.keyboard.press('Tab')
  const read = page.locator(':focus')
  await expect(read).toHaveText(screens.session.read)
  await expect(read).toHaveAccessibleDescription(screens.session.warning)
  await page.keyboard.press('Enter')
  await expect(page.locator('#voice-mixed ol > li').first()).toBeFocused()
  await page.keyboard.press('Tab')
  const next = page.getByRole('button', { name: product.playback.next })
  await expect(next).toBeFocused()
  for (const _ of sampleConversations.mixed.slice(1)) {
    await expect(page.getByText(conversations.stop.title)).toBeHidden()
    await page.keyboard.press('Enter')
  }
  const { title, text } = conversations.stop
  await expect(page.locator(':focus')).toHaveAccessibleName(`${title} ${text}`)
  await page.keyboard.press('Tab')
  await expect(page.locator('.loom-hand-over a[href="tel:999"]')).toBeFocused()
})

test('opens the conversation in the language of the sentence, until one is chosen by hand', async ({
  page,
}) => {
  await open(page, paths.howItWorks)
  const field = page.getByRole('textbox', { name: screens.needs.label })
  const isOpen = page.locator('.loom-talks > [open]')
  for (const [sentence, id] of [
    ['压力很大, lah', 'zh'],
    ['ராத்திரில தூக்கமே வரல', 'ta'],
    ['Saya tak boleh tidur 压力', 'ms'],
    ['I want to die', 'en'],
    ['今天真的 teruk, stress 到 cannot tahan', 'en'],
    ['!?', 'en'],
  ] as const) {
    await field.fill(sentence)
    await expect(isOpen.locator(`#voice-${id}`)).toBeVisible()
    await expect(isOpen).toHaveCount(1)
    await expect(page.locator('.loom-recap')).toContainText(product.recap.texts[id][0])
  }
  await page.locator('.loom-talks summary', { hasText: 'Melayu' }).click()
  await expect(isOpen.locator('#voice-ms')).toBeVisible()
  await field.fill('压力很大')
  await expect(page.locator('.loom-own-stitches path.fill-pink-300')).toHaveCount(1)
  await expect(isOpen.locator('#voice-ms')).toBeVisible()
  await expect(isOpen).toHaveCount(1)
})

test('keeps a conversation that is read on when another language is written', async ({ page }) => {
  await open(page, paths.howItWorks)
  await page.getByRole('button', { name: product.playback.next }).click()
  await page.getByRole('textbox', { name: screens.needs.label }).fill('压力很大')
  await expect(page.locator('.loom-own-stitches path.fill-pink-300')).toHaveCount(1)
  await expect(page.locator('.loom-talks > [open] > #voice-en ol > li').nth(2)).toBeVisible()
})

test.describe('a link to a conversation', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } })

  test('opens it in the fourth step, the one about suicide at its warning', async ({ page }) => {
    await open(page, `${paths.howItWorks}#voice-ta`)
    await expect(page.locator('.loom')).toHaveAttribute('data-at', '4')
    await expect(page.locator('#voice-ta ol > li').first()).toBeInViewport()
    await open(page, `${paths.howItWorks}#voice-mixed`)
    await expect(page.getByText(screens.session.warning)).toBeInViewport()
    await expect(page.locator('#voice-mixed ol > li').first()).toBeHidden()
  })
})

test.describe('a link to a conversation, on a phone whose bars are shown', () => {
  test.use({
    viewport: { width: 390, height: 664 },
    contextOptions: { reducedMotion: 'no-preference' },
  })

  test('leads to its beginning, and from there to each line that is asked for', async ({
    page,
  }) => {
    await open(page, `${paths.howItWorks}#voice-zh`)
    const lines = page.locator('#voice-zh ol > li')
    await expect(lines.first()).toBeInViewport()
    const next = page.getByRole('button', { name: product.playback.next })
    for (const turn of sampleConversations.zh.keys()) {
      if (turn < 2) continue
      await next.click()
      await expect(lines.nth(turn)).toBeInViewport({ ratio: 1 })
    }
    await expect(page.getByRole('button', { name: product.playback.again })).toBeVisible()

    await page.getByRole('button', { name: product.sessionTypes.video }).click()
    const caption = page.locator('.loom-video .loom-caption > p').first()
    const isOnTop = () =>
      caption.evaluate((words) => {
        const letters = document.createRange()
        letters.selectNodeContents(words)
        return [...letters.getClientRects()].every(({ right, top, height }) =>
          words.contains(document.elementFromPoint(right - 4, top + height / 2)),
        )
      })
    await expect.poll(isOnTop).toBe(true)
  })
})

test.describe('in a window that a keyboard has made low', () => {
  test.use({ viewport: { width: 390, height: 420 } })

  test('keeps the field in view to its last letter', async ({ page }) => {
    await open(page, paths.howItWorks)
    const field = page.getByRole('textbox', { name: screens.needs.label })
    await field.click()
    await page.keyboard.type('Tak boleh tidur lah. '.repeat(9))
    await expect(field).toHaveValue(/.{180}/)
    await expect(field).toBeInViewport({ ratio: 1 })
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
