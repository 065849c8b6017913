import { expect, test, type Locator } from '@playwright/test'
import { howItWorks } from '../src/content/en/how-it-works.ts'
import { publishedLanguages } from '../src/content/facts/company.ts'
import { localizedPath } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { open, phone } from './helpers.ts'
import {
  expectStep,
  expectRoomForWordsAndAFlick,
  expectScreensToOpenAtTheirTitles,
  halvesOf,
  holdAt,
  loomIn,
  lowPhone,
  pictureAt,
  pictureOf,
  playOn,
  readStep,
  scrolled,
  scrollThrough,
  sessionIn,
  stepNumbers,
  steps,
  uprightTablet,
  wide,
  withholdDrawings,
  wovenWefts,
  yarnIn,
} from './loom.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const { screens } = howItWorks

for (const [name, size] of [
  ['on a phone', phone],
  ['in a wide window', wide],
] as const) {
  test.describe(name, () => {
    test.use(size)

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
      await expect(yarnIn(needs, 'zh')).toHaveCount(1)
      await expect(yarnIn(needs, 'ms')).toHaveCount(1)

      const change = await readStep(page, 6)
      await expect(change.getByRole('radio', { name: screens.plan.weaves.pua })).toBeChecked()
      await expect(change.getByRole('checkbox', { name: 'English' })).toBeChecked()
      await expect(change.getByRole('checkbox', { name: 'தமிழ்' })).not.toBeChecked()
      await expect(change.getByRole('checkbox', { name: 'Morning' })).toBeChecked()
      await expect(change.getByRole('checkbox', { name: 'Afternoon' })).not.toBeChecked()
      await change.getByRole('radio', { name: screens.plan.weaves.plain }).click()
      await expect(change.getByText(screens.change.done, { exact: true })).toBeVisible()
      await expect(change.getByRole('radio', { name: screens.plan.weaves.plain })).toBeChecked()

      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await expect(field).toHaveValue('')
    })

    test('asks for a language when all are taken off, and goes on in the one that is left', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      const account = await readStep(page, 2)
      const { atLeastOne } = screens.account
      for (const language of ['English', 'Melayu', 'தமிழ்'])
        await account.getByRole('checkbox', { name: language }).click()
      await expect(account.getByText(atLeastOne)).toHaveCount(0)
      const needs = await readStep(page, 3)
      await expect(yarnIn(needs, 'zh')).toHaveCount(1)
      await expect(yarnIn(needs, 'ms')).toHaveCount(0)
      await readStep(page, 4)
      await expect(sessionIn(page).said('zh')).toBeVisible()
      await readStep(page, 2)
      await account.getByRole('checkbox', { name: '华语' }).click()
      await expect(account.getByText(atLeastOne)).toBeInViewport({ ratio: 1 })
    })

    test('opens a step at its link, on the first visit and from another step', async ({ page }) => {
      for (const [step, id] of [
        [4, 'session'],
        [1, 'plan'],
        [6, 'change'],
      ] as const) {
        await page.goto('about:blank')
        await open(page, `${paths.howItWorks}#step-${id}`)
        await expectStep(page, step)
        await expect(
          page.getByRole('heading', { name: steps[step - 1]?.title ?? '' }),
        ).toBeInViewport()
      }
      await page.evaluate(() => (location.hash = 'step-account'))
      await expectStep(page, 2)
      await expect(page.getByRole('heading', { name: steps[1]?.title ?? '' })).toBeInViewport()
    })

    test('begins with cloth as far as the loom reaches, not with a bare warp', async ({ page }) => {
      const { firstScreen, cloth } = loomIn(page)
      const clothAboveItsLines = async () => {
        await open(page, paths.howItWorks)
        const { x = 0, y = 0, width = 0, height = 0 } = (await firstScreen.boundingBox()) ?? {}
        expect({ x, y, width, height }).toEqual(await cloth.boundingBox())
        const line = await firstScreen.locator('p').first().boundingBox()
        return pictureAt(page, { x, y, width, height: (line?.y ?? 0) - y })
      }
      await withholdDrawings(page)
      const bare = await clothAboveItsLines()
      await page.unrouteAll()
      expect(await clothAboveItsLines()).not.toBe(bare)
    })

    test('weaves a pressed weave and pressed languages at once, and another weave over it', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      const { firstBand, accountBand, screens: cards, shuttle } = loomIn(page)
      const plan = await readStep(page, 1)
      const pua = plan.getByRole('radio', { name: screens.plan.weaves.pua })
      const place = await pua.boundingBox()
      const before = await scrolled(page)
      expect(await wovenWefts(page)).toBe(0)
      // What is chosen already is woven as well.
      await plan.getByRole('radio', { name: screens.plan.weaves.songket }).click()
      await expect.poll(() => wovenWefts(page)).toBe(5)
      // What is pressed next stays where it was.
      expect(await pua.boundingBox()).toEqual(place)
      const screen = await cards.first().boundingBox()
      const flying = await shuttle.boundingBox()
      expect(Math.abs((screen?.y ?? 0) + (screen?.height ?? 0) - (flying?.y ?? 0))).toBeLessThan(12)
      const inSongket = await pictureOf(firstBand)

      await pua.click()
      expect(await pictureOf(firstBand)).not.toBe(inSongket)
      expect(await wovenWefts(page)).toBe(5)
      expect(await scrolled(page)).toBe(before)

      const account = await readStep(page, 2)
      await account.getByRole('checkbox', { name: 'தமிழ்' }).click()
      await expect.poll(() => wovenWefts(page)).toBe(10)
      const { evening, morning } = screens.account.time
      const woven = await pictureOf(accountBand)
      for (const choice of ['தமிழ்', morning, evening]) {
        await account.getByRole('checkbox', { name: choice }).click()
        expect(await pictureOf(accountBand), choice).not.toBe(woven)
        // Chosen as before, it is woven as before.
        await account.getByRole('checkbox', { name: choice }).click()
        expect(await pictureOf(accountBand), choice).toBe(woven)
      }
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
  test.use(uprightTablet)

  test('has the screens beside the words, with nothing cut', async ({ page }) => {
    await open(page, paths.howItWorks)
    for (const [index, { title }] of steps.entries()) {
      await readStep(page, index + 1)
      const screen = loomIn(page).screens.nth(index)
      const card = await screen.boundingBox()
      const heading = await page.getByRole('heading', { name: title }).boundingBox()
      expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(heading?.x ?? 0)
      const isCut = await screen.evaluate((element) => element.scrollHeight > element.clientHeight)
      expect(isCut, title).toBe(false)
    }
  })
})

for (const [name, size] of [
  ['on a phone', phone],
  ['on a phone whose bars are shown', lowPhone],
  ['in a wide window', wide],
] as const) {
  test.describe(name, () => {
    test.use(size)

    test('shows the words of the open screen wherever scrolling stops', async ({ page }) => {
      await open(page, paths.howItWorks)
      const places = await scrollThrough(page, 60, () => {
        const loom = document.querySelector('.loom')
        if (!loom || loom.getBoundingClientRect().bottom <= innerHeight) return null
        const at = loom.getAttribute('data-at') ?? ''
        const panel = loom.querySelector('.loom-panel')?.getBoundingClientRect()
        // A panel over the whole width covers what lies behind it.
        const from = panel && panel.width > innerWidth * 0.9 ? panel.bottom : 0
        const all = loom.querySelectorAll('.loom-words')
        // Below the first picture, no step is named.
        if (at === '0') {
          const isNamed = all[0]?.checkVisibility({ opacityProperty: true })
          return { at, top: scrollY, isGood: from === 0 || !isNamed }
        }
        const header = document.querySelector('header')?.offsetHeight ?? 0
        const [title, text] = all[Number(at) - 1]?.children ?? []
        const first = title?.getBoundingClientRect() ?? new DOMRect()
        const last = text?.getBoundingClientRect() ?? new DOMRect()
        const isWhole = Math.round(first.top) >= Math.floor(from) && last.bottom <= innerHeight
        // Beside the panel, words that are read leave upwards until the next title is there.
        return { at, top: scrollY, isGood: isWhole || (from === 0 && last.bottom > header) }
      })
      expect([...new Set(places.map(({ at }) => at))]).toEqual(['0', ...stepNumbers])
      expect(places.filter(({ isGood }) => !isGood)).toEqual([])
    })
  })
}

for (const [language, width, height] of [
  ['en', 1440, 900],
  ['en', 1280, 720],
  ['ta', 1024, 768],
] as const) {
  if (!publishedLanguages.includes(language)) continue
  test.describe(`in ${language}, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height } })

    test('opens each screen when its own title has come whole into the window', async ({
      page,
    }) => {
      await expectScreensToOpenAtTheirTitles(page, localizedPath(language, paths.howItWorks))
    })
  })
}

test.describe('the last step in a wide window', () => {
  test.use(wide)

  test('has the new weave grow from the foot over the one before it, large, beside the last words', async ({
    page,
  }) => {
    await open(page, paths.howItWorks)
    const { changedBand, firstBand } = loomIn(page)
    const change = await readStep(page, 6)
    await pictureOf(changedBand)
    const inSongket = await halvesOf(changedBand)
    await change.getByRole('radio', { name: screens.plan.weaves.pua }).click()
    await holdAt(page, 600)
    const halfway = await halvesOf(changedBand)
    const done = change.getByText(screens.change.done, { exact: true })
    await expect(done).toBeHidden()
    await playOn(page)
    await expect(done).toBeVisible()
    await pictureOf(changedBand)
    const inPua = await halvesOf(changedBand)
    expect(halfway).toEqual({ head: inSongket.head, foot: inPua.foot })
    expect(inPua.head).not.toBe(inSongket.head)
    expect(inPua.foot).not.toBe(inSongket.foot)
    const heightOf = async (band: Locator) => (await band.boundingBox())?.height ?? 0
    expect(await heightOf(changedBand)).toBeGreaterThan(3 * (await heightOf(firstBand)))
  })
})

for (const { name, use } of [
  { name: 'in a wide window', use: wide },
  { name: 'on a phone', use: phone },
]) {
  test.describe(`a loom ${name} that has wound up its first bands`, () => {
    test.use(use)

    test('brings the first band into sight when its weave is changed at the last step, and winds it up again', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      const change = await readStep(page, 6)
      const { cloth, firstBand } = loomIn(page)
      const belowFoot = async () => {
        const [bottom = 0, foot = 0] = await Promise.all(
          [firstBand, cloth].map((one) =>
            one.evaluate((element) => element.getBoundingClientRect().bottom),
          ),
        )
        return Math.round(bottom - foot)
      }
      expect(await belowFoot()).toBeGreaterThan(20)
      await change.getByRole('radio', { name: screens.plan.weaves.pua }).click()
      await holdAt(page, 600)
      expect(await belowFoot()).toBe(0)
      await playOn(page)
      await expect(change.getByText(screens.change.done, { exact: true })).toBeVisible()
      await expect.poll(belowFoot).toBeGreaterThan(20)
    })
  })
}

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

  for (const language of ['en', 'ms', 'zh'] as const) {
    if (!publishedLanguages.includes(language)) continue
    test.describe(`in ${language}, 360 pixels wide`, () => {
      test.use({ ...phone, viewport: { width: 360, height: 740 } })

      test('leaves room for the title and text of each step below its screen, and for a flick', async ({
        page,
      }) => {
        await expectRoomForWordsAndAFlick(page, localizedPath(language, paths.howItWorks))
      })
    })
  }
})

test.describe('each step', () => {
  test('has a ground of its own, and begins with a band that is taller than those in the cloth', async ({
    page,
  }) => {
    await open(page, paths.howItWorks)
    const { cloth, hems, words: parts } = loomIn(page)
    const grounds = await parts.evaluateAll((all) =>
      all.map((words) => getComputedStyle(words).backgroundColor),
    )
    expect(grounds).toHaveLength(6)
    const plain = await page.evaluate(
      () => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor,
    )
    for (const [index, ground] of grounds.entries()) {
      expect(ground).not.toBe(plain)
      expect(ground).not.toBe('rgba(0, 0, 0, 0)')
      expect(ground).not.toBe(grounds[index + 1])
    }
    const heightOf = (band: Locator) => band.evaluate((one) => one.getBoundingClientRect().height)
    const inCloth = await heightOf(cloth.locator('.loom-band').first())
    expect(await heightOf(hems.first())).toBeGreaterThan(1.5 * inCloth)
  })

  test('shows in its band what it weaves', async ({ page }) => {
    const { hems } = loomIn(page)
    const bands = async () => {
      await open(page, paths.howItWorks)
      const pictures: string[] = []
      for (const band of await hems.all()) {
        await band.scrollIntoViewIfNeeded()
        pictures.push(await pictureOf(band))
      }
      return pictures
    }
    await withholdDrawings(page)
    const bare = await bands()
    await page.unrouteAll()
    const drawn = await bands()
    expect(drawn).toHaveLength(6)
    for (const [index, { title }] of steps.entries()) {
      // The stitches of a sentence are drawn in the page itself.
      if (title === howItWorks.steps.needs.title) continue
      expect(drawn[index], title).not.toBe(bare[index])
    }
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
    ['on a phone whose bars are shown', lowPhone, 4],
    ['in a wide window', wide, 6],
  ] as const) {
    test.describe(name, () => {
      test.use(size)

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
  test.use(phone)

  test('lies over the one before, and never over an empty place', async ({ page }) => {
    await open(page, paths.howItWorks)
    await readStep(page, 2)
    // A screen opens at once where the one before has not opened whole.
    await page.waitForTimeout(300)
    const frames = await page.evaluate(async () => {
      const cards = [...document.querySelectorAll('.loom > ol .loom-card')]
      const third = document.querySelectorAll('.loom-words')[2]
      const wholeScreens = () =>
        cards.flatMap((card, index) => {
          const { opacity, clipPath } = getComputedStyle(card)
          return opacity === '1' && /^inset\([0px% ]+\)$/.test(clipPath) ? [index + 1] : []
        })
      const seen: number[][] = []
      while (!seen.at(-1)?.includes(3)) {
        third?.scrollIntoView({ block: 'start', behavior: 'instant' })
        await new Promise(requestAnimationFrame)
        seen.push(wholeScreens())
      }
      return seen
    })
    // The second step's screen stays whole until the third one covers it.
    expect(frames.filter((whole) => whole.length === 0)).toEqual([])
    expect(frames.slice(0, -1).filter((whole) => !whole.includes(2))).toEqual([])
  })
})

test.describe('a step that is far from the one before', () => {
  for (const [name, size] of [
    ['on a phone', phone],
    ['in a wide window', wide],
  ] as const) {
    test.describe(name, () => {
      test.use(size)

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
