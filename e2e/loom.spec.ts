import { expect, test, type Page } from '@playwright/test'
import { howItWorks } from '../src/content/en/how-it-works.ts'
import { publishedLanguages } from '../src/content/facts/company.ts'
import { localizedPath } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { open, phone } from './helpers.ts'
import { readStep, steps } from './loom.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const { screens } = howItWorks

for (const [name, size] of [
  ['on a phone', phone],
  ['in a wide window', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(name, () => {
    test.use({ ...size })

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
      const newest = page.locator('.loom-wefts .loom-unpicked > i').first()
      await expect(newest).not.toHaveCSS('transform', 'none')
      await expect(newest).not.toHaveCSS('clip-path', 'none')
      await expect.poll(cloth).toEqual({ rows: 5, weave: 'pua' })
      await expect(newest).toHaveCSS('transform', 'none')
      await expect(newest).toHaveCSS('clip-path', 'none')
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
      await expect(band.locator('i').first()).not.toHaveCSS('transform', 'none')
      const [bottom, foot] = await Promise.all(
        [band, frame].map((one) =>
          one.evaluate((element) => element.getBoundingClientRect().bottom),
        ),
      )
      expect(bottom).toBeCloseTo(foot ?? 0, 0)
      await expect(change.getByText(screens.change.done, { exact: true })).toBeVisible()
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

test.describe('in a tablet held upright', () => {
  test.use({
    viewport: { width: 768, height: 1024 },
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
    test.use({ ...size })

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
  })

  test('unpicks the weave and weaves it anew, large, beside the last words', async ({ page }) => {
    await open(page, paths.howItWorks)
    const change = await readStep(page, 6)
    const band = change.locator('.loom-changed .loom-band')
    const weft = band.locator('i').last()
    await expect(weft).toHaveCSS('background-image', /songket/)
    await change.getByRole('button', { name: screens.change.undo }).click()
    await expect(band.locator('i').first()).not.toHaveCSS('transform', 'none')
    await expect(weft).toHaveCSS('background-image', /pua/)
    await expect(change.getByText(screens.change.done, { exact: true })).toBeVisible()
  })
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

test.describe('each step', () => {
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

test.describe('the field for a sentence', () => {
  for (const [name, size, most] of [
    ['on a phone', phone, 6],
    ['on a phone whose bars are shown', { viewport: { width: 390, height: 664 } }, 4],
    ['in a wide window', { viewport: { width: 1440, height: 900 } }, 6],
  ] as const) {
    test.describe(name, () => {
      test.use({ ...size })

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

test.describe('a screen that opens', () => {
  test.use({ ...phone })

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
      test.use({ ...size })

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
