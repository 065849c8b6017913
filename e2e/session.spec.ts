import { expect, test } from '@playwright/test'
import { conversations } from '../src/content/en/conversations.ts'
import { howItWorks } from '../src/content/en/how-it-works.ts'
import { product } from '../src/content/en/product.ts'
import { publishedLanguages } from '../src/content/facts/company.ts'
import { openingTurns, sampleConversations } from '../src/content/quoted/conversations.ts'
import { localizedPath } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { open, phone } from './helpers.ts'
import {
  aboutSuicide,
  expectNumbersInSightAtItsEnd,
  expectStep,
  loomIn,
  lowPhone,
  pictureOf,
  readStep,
  sessionIn,
  steps,
  textOf,
  wide,
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

    test('stays at the end of a conversation when its button is pressed on and on', async ({
      page,
    }) => {
      for (const way of Object.values(product.sessionTypes)) {
        await open(page, paths.howItWorks)
        const session = await readStep(page, 4)
        const { next, lines, tab } = sessionIn(page)
        for (const key of ['', 'Enter']) {
          await tab('Melayu').click()
          await tab('English').click()
          await session.getByRole('button', { name: way, exact: true }).click()
          for (const _ of sampleConversations.en.slice(6)) await next.press('Enter')
          const { x = 0, y = 0, width = 0, height = 0 } = (await next.boundingBox()) ?? {}
          const presses = Array.from({ length: 8 }, () =>
            key ? page.keyboard.press(key) : page.mouse.click(x + width / 2, y + height / 2),
          )
          await Promise.all(presses)
          const ends = session.getByText(conversations.ends)
          await expect(ends).toBeInViewport({ ratio: 1 })
          if (key) await expect(ends).toBeFocused()
          await expectStep(page, 4)
          await expect(lines('en').last()).not.toHaveCSS('display', 'none')
        }
        const recap = session.getByRole('link', { name: product.recap.title })
        await expect(recap).toBeInViewport({ ratio: 1 })
        await session.getByRole('button', { name: product.playback.again }).press('Enter')
        await expect(next).toHaveText(product.playback.next)
        await expect(next).toBeFocused()
        await expect(lines('en').nth(2)).toBeHidden()
      }
    })

    test('says below the last line of a session that it ends there', async ({ page }) => {
      await open(page, `${paths.howItWorks}#voice-en`)
      const { session, next, proceed, lines } = sessionIn(page)
      for (const _ of sampleConversations.en.slice(openingTurns)) await proceed()
      await expect(next).toHaveText(product.playback.again)
      const ends = session.getByText(conversations.ends)
      await expect(ends).toBeInViewport({ ratio: 1 })
      const line = await lines('en').last().boundingBox()
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan((await ends.boundingBox())?.y ?? 0)
    })

    test('weaves with each line that is asked for, and leads from the last one to the recap, whose reminder is woven too', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      const session = await readStep(page, 4)
      const next = session.getByRole('button', { name: product.playback.next })
      const before = await wovenWefts(page)
      await next.click()
      await expect.poll(() => wovenWefts(page)).toBeGreaterThan(before)
      for (const _ of sampleConversations.en.slice(3)) await next.click()
      await expect.poll(() => wovenWefts(page)).toBe(20)
      const recap = session.getByRole('link', { name: product.recap.title })
      // At first it takes no click that was meant for another line.
      await expect(recap).toHaveCSS('pointer-events', 'auto')
      await recap.click()
      await expectStep(page, 5)
      await expect(page.getByRole('heading', { name: steps[4]?.title ?? '' })).toBeFocused()
      const { recapBand } = loomIn(page)
      const reminder = page.getByRole('checkbox', { name: screens.followUp.reminders })
      await reminder.click()
      await expect.poll(() => wovenWefts(page)).toBe(25)
      const reminded = await pictureOf(recapBand)
      await reminder.click()
      expect(await pictureOf(recapBand)).not.toBe(reminded)
    })

    test('shows the newest line of a session in chat, audio and video, and sums it up in the recap', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      const session = await readStep(page, 4)
      const { tab, audio, video, ...parts } = sessionIn(page)
      await tab('Melayu').click()
      const lines = parts.lines('ms')
      await expect(lines.nth(1)).toBeVisible()
      await expect(lines.nth(2)).toBeHidden()
      await session.getByRole('button', { name: product.playback.next }).click()
      await expect(lines.nth(2)).toBeInViewport()
      const newest = textOf(sampleConversations.ms[2])
      for (const [way, picture] of [
        [product.sessionTypes.talk, audio],
        [product.sessionTypes.video, video],
      ] as const) {
        await session.getByRole('button', { name: way }).click()
        await expect(picture).toContainText(newest)
        await expect(picture).toBeInViewport()
      }
      const recap = await readStep(page, 5)
      for (const text of product.recap.texts.ms) await expect(recap.getByText(text)).toBeVisible()
    })

    test('says whether the recap is of an example that was read to its end, and leads back to where it was left', async ({
      page,
    }) => {
      const { of, readOn } = screens.followUp
      await open(page, paths.howItWorks)
      await readStep(page, 4)
      const { next, lines, tab } = sessionIn(page)
      await next.click()
      const recap = await readStep(page, 5)
      await expect(recap.getByText(of.end('English'))).toBeVisible()
      const link = recap.getByRole('link', { name: readOn })
      await link.click()
      await expectStep(page, 4)
      await expect(lines('en').nth(2)).toBeInViewport()
      for (const _ of sampleConversations.en.slice(3)) await next.click()
      await readStep(page, 5)
      await expect(recap.getByText(of.read('English'))).toBeVisible()
      await expect(link).toHaveCount(0)
      // A look into another conversation gives nothing away of how it ends.
      await readStep(page, 4)
      await tab('Melayu').click()
      await readStep(page, 5)
      await expect(recap.getByText(of.read('English'))).toBeVisible()
      await expect(recap.getByText(product.recap.texts.en[0])).toBeVisible()
    })

    test('ends the conversation about suicide in numbers, without a recap', async ({ page }) => {
      await open(page, paths.howItWorks)
      const session = await readStep(page, 4)
      const { tab, read, next, numbersAtEnd, ...parts } = sessionIn(page)
      await tab(screens.session.suicide).click()
      await expect(session.getByText(screens.session.warning)).toBeVisible()
      const lines = parts.lines(aboutSuicide)
      await expect(lines.first()).toBeHidden()
      // The warning alone takes nothing away.
      const recap = await readStep(page, 5)
      await expect(recap.getByText(product.recap.title, { exact: true })).toBeVisible()
      await expect(recap.getByText(screens.followUp.reminders)).toBeVisible()
      await expect(recap.locator('a[href="tel:999"]')).toHaveCount(0)
      await readStep(page, 4)
      await read.click()
      await expect(lines.first()).toBeVisible()
      const emergency = numbersAtEnd.and(page.locator('[href="tel:999"]'))
      while (await emergency.isHidden()) await next.click()
      await expect(emergency).toBeInViewport()
      // At first no click that was meant for another line calls 999.
      await expect(session.locator('.loom-hand-over')).toHaveCSS('animation-name', /loom-held/)
      for (const step of [5, 6]) {
        const after = await readStep(page, step)
        await expect(after.getByText(screens.followUp.noRecap)).toBeVisible()
        await expect(after.locator('a[href="tel:999"]')).toBeInViewport()
        await expect(after.getByText(product.recap.title, { exact: true })).toHaveCount(0)
        await expect(after.getByRole('checkbox')).toHaveCount(0)
        await after.getByRole('link', { name: screens.followUp.another }).click()
        await expectStep(page, 4)
        await expect(page.getByRole('heading', { name: steps[3]?.title ?? '' })).toBeFocused()
      }
    })

    test('fades the lines of a chat at its top edge only while earlier ones are scrolled away', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      await readStep(page, 4)
      const { session, next, said } = sessionIn(page)
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet({ disabled: true })
        // Not without a mask: letters are drawn a little differently then.
        sheet.replaceSync('.loom-said { mask: linear-gradient(#000, #000) !important }')
        document.adoptedStyleSheets.push(sheet)
      })
      /** Whether the lines look different without the fade. */
      const isFaded = async () => {
        const pictures: string[] = []
        for (const isOff of [false, true]) {
          await page.evaluate((off) => {
            for (const sheet of document.adoptedStyleSheets) sheet.disabled = !off
          }, isOff)
          pictures.push((await session.locator('.loom-talks').screenshot()).toString('base64'))
        }
        return pictures[0] !== pictures[1]
      }
      expect(await isFaded()).toBe(false)
      for (const _ of sampleConversations.en.slice(2)) await next.click()
      await expect.poll(isFaded).toBe(true)
      // With the first line in sight, nothing is above it.
      await said('en').evaluate((lines) => {
        lines.scrollTop = -lines.scrollHeight
      })
      await expect.poll(isFaded).toBe(false)
    })
  })
}

for (const [name, size] of [
  ['on a phone whose bars are shown', lowPhone],
  ['in a wide window', wide],
] as const) {
  test.describe(name, () => {
    test.use(size)

    test('begins the conversation about suicide with its warning and four numbers', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      await readStep(page, 4)
      const { session, tab, open: said, read, numbersBelowWarning: numbers } = sessionIn(page)
      const suicide = tab(screens.session.suicide)
      await suicide.click()
      const title = await suicide.boundingBox()
      const warning = await said.getByText(screens.session.warning).boundingBox()
      expect((warning?.y ?? 0) - (title?.y ?? 0) - (title?.height ?? 0)).toBeLessThan(12)
      const foot = await session.evaluate((card) => card.getBoundingClientRect().bottom)
      await expect(numbers).toHaveCount(4)
      for (const number of await numbers.all()) {
        await expect(number).toBeInViewport({ ratio: 1 })
        const box = await number.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot)
      }
      await read.click()
      await expect(numbers.first()).toBeHidden()
    })

    test('always has a conversation open: its tab does not close it, and the one about suicide gives way to the one before', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      await readStep(page, 4)
      const { tab, said, lines, next } = sessionIn(page)
      const { recap } = loomIn(page)
      const [first] = sampleConversations.en
      const english = said('en').getByText(textOf(first))
      await tab('English').click()
      await expect(english).toBeVisible()
      const suicide = tab(screens.session.suicide)
      await suicide.click()
      await expect(english).toBeHidden()
      await suicide.click()
      await expect(english).toBeVisible()

      await tab('Melayu').click()
      await next.click()
      await suicide.click()
      // Its warning alone is nothing to sum up.
      await expect(recap).toContainText(product.recap.texts.ms[0])
      await suicide.click()
      // As far as it was read.
      await expect(lines('ms').nth(2)).toBeVisible()
      await expect(recap).toContainText(product.recap.texts.ms[0])
    })
  })
}

for (const language of publishedLanguages) {
  for (const { viewport } of [{ viewport: { width: 390, height: 844 } }, wide]) {
    test.describe(`in ${language}, ${viewport.width} × ${viewport.height} pixels`, () => {
      test.use({ viewport })

      test('shows what the AI says last about suicide above the numbers', async ({ page }) => {
        const address = localizedPath(language, paths.howItWorks)
        await expectNumbersInSightAtItsEnd(page, address)
        const { lines, numbersAtEnd } = sessionIn(page)
        const line = lines(aboutSuicide).last()
        await expect(line).toBeInViewport({ ratio: 1 })
        const { y = 0, height = Infinity } = (await line.boundingBox()) ?? {}
        expect(y + height).toBeLessThan((await numbersAtEnd.first().boundingBox())?.y ?? 0)
      })
    })
  }
}

for (const [language, width, height] of [
  ['en', 390, 664],
  ['ta', 390, 664],
  ['en', 1024, 560],
] as const) {
  if (!publishedLanguages.includes(language)) continue
  test.describe(`in ${language}, ${width} × ${height} pixels`, () => {
    test.use({ viewport: { width, height } })

    test('ends the conversation about suicide with all four numbers in sight', async ({ page }) => {
      await expectNumbersInSightAtItsEnd(page, localizedPath(language, paths.howItWorks))
    })
  })
}

for (const [width, height] of [
  [390, 664],
  [1024, 560],
] as const) {
  test.describe(`in a low window, ${width} × ${height} pixels`, () => {
    test.use({ viewport: { width, height } })

    test('shows the newest line of each conversation whole, below the tabs', async ({ page }) => {
      for (const [id, name] of [
        ['en', 'English'],
        ['ms', 'Melayu'],
        ['zh', '华语'],
        ['ta', 'தமிழ்'],
      ] as const) {
        await open(page, paths.howItWorks)
        await readStep(page, 4)
        const { tab, lines, proceed } = sessionIn(page)
        await tab(name).dispatchEvent('click')
        const tabs = await tab('English').boundingBox()
        for (const turn of sampleConversations[id].keys()) {
          if (turn > 1) await proceed()
          const line = lines(id).nth(turn)
          await expect(line).toBeInViewport({ ratio: 1 })
          const top = (await line.boundingBox())?.y ?? 0
          expect(top, `line ${turn} in ${id}`).toBeGreaterThan((tabs?.y ?? 0) + (tabs?.height ?? 0))
        }
      }
    })
  })
}

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } })

    test('keeps 16 pixels of air between the last line of the recap and its stitches in each language', async ({
      page,
    }) => {
      for (const language of publishedLanguages) {
        await open(page, localizedPath(language, paths.howItWorks))
        const air = await loomIn(page).recap.evaluate((recap) => {
          const paper = recap.querySelector('.paper') ?? recap
          const letters = document.createRange()
          letters.selectNodeContents(paper.querySelector('dl > :last-child > dd') ?? paper)
          const { bottom, borderBottomWidth } = getComputedStyle(paper, '::after')
          const stitches =
            paper.getBoundingClientRect().bottom -
            parseFloat(bottom) -
            parseFloat(borderBottomWidth)
          return stitches - letters.getBoundingClientRect().bottom
        })
        expect(air, language).toBeGreaterThanOrEqual(16)
      }
    })
  })
}

test.describe('a session on a phone', () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test.describe(reducedMotion === 'reduce' ? 'without motion' : 'in the loom', () => {
      test.use({ viewport: { width: 390, height: 700 }, contextOptions: { reducedMotion } })

      test('stays whole in the window with its switch, and scrolls inside by keyboard', async ({
        page,
      }) => {
        await open(page, `${paths.howItWorks}#conversations`)
        const { session, next, lines } = sessionIn(page)
        for (const _ of sampleConversations.en.slice(2)) await next.click()
        const room = await session.evaluate((element) => {
          const header = document.querySelector('header')?.offsetHeight ?? 0
          return innerHeight - header - element.getBoundingClientRect().height
        })
        expect(room).toBeGreaterThanOrEqual(0)
        const first = lines('en').first()
        await expect(lines('en').last()).toBeInViewport({ ratio: 1 })
        await expect(first).not.toBeInViewport()
        const region = session.getByRole('region', { name: 'English' })
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

for (const viewport of [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
]) {
  test.describe(`a session on a phone, ${viewport.width} × ${viewport.height} pixels`, () => {
    test.use({ ...phone, viewport })

    test('has more than half of the window for its lines once it has begun, and gives the rest of it back to the next step', async ({
      page,
    }) => {
      await open(page, paths.howItWorks)
      await readStep(page, 4)
      const { session, said, proceed } = sessionIn(page)
      const heightOf = async () => (await said('en').boundingBox())?.height ?? 0
      const before = await heightOf()
      await proceed()
      await expect.poll(heightOf).toBeGreaterThan(before)
      expect(await heightOf()).toBeGreaterThan(0.56 * viewport.height)
      const card = await session.boundingBox()
      const cloth = await loomIn(page).cloth.boundingBox()
      // Its cloth has come along to the foot of the window.
      expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(viewport.height - 35)
      expect(Math.round((cloth?.y ?? 0) + (cloth?.height ?? 0))).toBe(viewport.height)
      await readStep(page, 5)
      await expect(page.getByRole('heading', { name: steps[4]?.title ?? '' })).toBeInViewport()
    })

    test('scrolls under a finger to the first line and back to the newest, and then scrolls the page', async ({
      page,
    }) => {
      await open(page, `${paths.howItWorks}#voice-ms`)
      const { session, said, lines, proceed } = sessionIn(page)
      for (const _ of sampleConversations.ms.slice(openingTurns)) await proceed()
      await expect(lines('ms').last()).toBeInViewport({ ratio: 1 })
      await expect(lines('ms').first()).not.toBeInViewport()
      const box = await said('ms').boundingBox()
      const { x = 0, y = 0, height = 0 } = box ?? {}
      const client = await page.context().newCDPSession(page)
      const swipe = async (distance: number) => {
        const from = distance > 0 ? y + 30 : y + height - 30
        const touch = (type: 'touchStart' | 'touchMove', by: number) =>
          client.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: [{ x: x + 90, y: from + by }],
          })
        await touch('touchStart', 0)
        for (const part of [1, 2, 3, 4, 5, 6, 7, 8]) await touch('touchMove', (distance * part) / 8)
        await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      }
      const far = height - 60
      const at = await page.evaluate(() => scrollY)
      await expect(async () => {
        await swipe(60)
        await expect(lines('ms').first()).toBeInViewport({ ratio: 1, timeout: 300 })
      }).toPass()
      await expect(session.getByRole('region', { name: 'Melayu' })).toHaveAttribute('tabindex', '0')
      expect(await page.evaluate(() => scrollY)).toBe(at)
      await swipe(-far)
      await swipe(-far)
      await expect(lines('ms').last()).toBeInViewport({ ratio: 1 })
      await swipe(-far)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(at)
    })
  })
}

test.describe('earlier lines that are read again', () => {
  test.use(phone)

  test('give way to the next line when it is asked for', async ({ page }) => {
    await open(page, `${paths.howItWorks}#voice-ms`)
    const { said, lines, proceed } = sessionIn(page)
    for (const _ of sampleConversations.ms.slice(openingTurns + 1)) await proceed()
    await said('ms').evaluate((all) => {
      all.scrollTop = -all.scrollHeight
    })
    await expect(lines('ms').first()).toBeInViewport({ ratio: 1 })
    await proceed()
    await expect(lines('ms').last()).toBeInViewport({ ratio: 1 })
  })

  test('can be reached by keyboard only where they scroll', async ({ page }) => {
    await open(page, paths.howItWorks)
    await readStep(page, 4)
    const { session, said, proceed } = sessionIn(page)
    await proceed()
    await expect(said('en')).not.toHaveAttribute('tabindex')
    for (const _ of sampleConversations.en.slice(3)) await proceed()
    await expect(session.getByRole('region', { name: 'English' })).toHaveAttribute('tabindex', '0')
  })
})

test.describe('a link to the conversations', () => {
  test.use(phone)

  test('opens the fourth step above its words', async ({ page }) => {
    await open(page, paths.howItWorks)
    await page.getByRole('link', { name: howItWorks.hero.read }).click()
    await expectStep(page, 4)
    await expect(page.getByRole('heading', { name: steps[3]?.title ?? '' })).toBeInViewport()
  })
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with ${reducedMotion} of motion`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion } })

    test('moves the drawing of audio and of video with the next line, unless motion is reduced', async ({
      page,
    }) => {
      await open(page, `${paths.howItWorks}#voice-en`)
      const { session, next, audio, video } = sessionIn(page)
      for (const [name, picture, turn] of [
        [product.sessionTypes.talk, audio, openingTurns],
        [product.sessionTypes.video, video, openingTurns + 1],
      ] as const) {
        await session.getByRole('button', { name, exact: true }).click()
        await expect(picture.locator('svg path').first()).toBeAttached()
        await picture.evaluate(async (element) => {
          const running = element.getAnimations({ subtree: true })
          await Promise.allSettled(running.map(({ finished }) => finished))
          element.addEventListener('animationstart', () => {
            element.setAttribute('data-moved', '')
            const ends = element
              .getAnimations({ subtree: true })
              .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
            element.setAttribute('data-longest', `${Math.max(...ends)}`)
          })
        })
        await next.click()
        await expect(picture).toContainText(textOf(sampleConversations.en[turn]))
        if (reducedMotion === 'reduce') {
          expect(
            await picture.evaluate((element) => element.getAnimations({ subtree: true }).length),
          ).toBe(0)
          await expect(picture).not.toHaveAttribute('data-moved')
        } else {
          await expect(picture).toHaveAttribute('data-moved')
          // What moves for longer would need a way to stop it.
          expect(Number(await picture.getAttribute('data-longest'))).toBeLessThan(5000)
        }
      }
    })
  })
}

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  test.describe(`at ${width} × ${height} pixels`, () => {
    test.use({ viewport: { width, height } })

    test('shows the shapes of both who talk whole in audio and in video', async ({ page }) => {
      await open(page, `${paths.howItWorks}#voice-ms`)
      const { session, audio, video } = sessionIn(page)
      for (const [name, picture, count] of [
        [product.sessionTypes.talk, audio, 2],
        [product.sessionTypes.video, video, 3],
      ] as const) {
        await session.getByRole('button', { name, exact: true }).click()
        const shapes = picture.locator('svg')
        await expect(shapes).toHaveCount(count)
        const outside = await picture.evaluate((stage) => {
          const { left, right, top } = stage.getBoundingClientRect()
          const foot = stage.lastElementChild?.getBoundingClientRect().top ?? 0
          return [...stage.querySelectorAll('svg')]
            .map((shape) => shape.getBoundingClientRect())
            .filter(
              (shape) =>
                shape.height < 24 ||
                shape.left < left ||
                shape.right > right ||
                shape.top < top ||
                shape.bottom > foot + 1,
            ).length
        })
        expect(outside).toBe(0)
      }
    })
  })
}

test.describe('a link to a conversation', () => {
  test.use(phone)

  test('opens it in the fourth step with the lines that home has shown, the one about suicide at its warning', async ({
    page,
  }) => {
    await open(page, `${paths.howItWorks}#voice-ta`)
    await expectStep(page, 4)
    const { lines, tab, next } = sessionIn(page)
    await expect(lines('ta').nth(openingTurns - 1)).toBeInViewport({ ratio: 1 })
    await expect(lines('ta').nth(openingTurns)).toBeHidden()
    await next.click()
    await expect(lines('ta').nth(openingTurns)).toBeInViewport({ ratio: 1 })
    // Chosen by hand, it begins at its start.
    await tab('English').press('Enter')
    await expect(lines('en').nth(2)).toBeHidden()
    await tab('தமிழ்').press('Enter')
    await expect(lines('ta').nth(1)).toBeInViewport({ ratio: 1 })
    await expect(lines('ta').nth(2)).toBeHidden()
    await open(page, `${paths.howItWorks}#voice-${aboutSuicide}`)
    await expect(page.getByText(screens.session.warning)).toBeInViewport()
    await expect(lines(aboutSuicide).first()).toBeHidden()
  })
})

test.describe('a link to a conversation, on a phone whose bars are shown', () => {
  test.use(lowPhone)

  test('leads to the lines that home has shown, and from there to each line that is asked for', async ({
    page,
  }) => {
    await open(page, `${paths.howItWorks}#voice-zh`)
    const { lines, next, video } = sessionIn(page)
    await expect(lines('zh').nth(openingTurns - 1)).toBeInViewport({ ratio: 1 })
    for (const turn of sampleConversations.zh.keys()) {
      if (turn < openingTurns) continue
      await next.click()
      await expect(lines('zh').nth(turn)).toBeInViewport({ ratio: 1 })
    }
    await expect(next).toHaveText(product.playback.again)

    await page.getByRole('button', { name: product.sessionTypes.video }).click()
    const caption = video.getByText(textOf(sampleConversations.zh.at(-1)))
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

test.describe('in the list of steps', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
      await sessionIn(page).tab(name).click()
      const [, , tonight] = product.recap.texts[id]
      await expect(loomIn(page).recap).toContainText(tonight)
      const tool = await page
        .getByRole('listitem')
        .locator('label', { hasText: /^Tool: / })
        .innerText()
      const [, advice = ''] = tool.split(': ')
      expect(advice).not.toBe('')
      expect(tonight.toLowerCase()).toContain(advice)
    }
  })

  test('announces the lines that a visitor asks for, and neither those that stand there nor the recap', async ({
    page,
  }) => {
    await open(page, paths.howItWorks)
    const { tab, next, said } = sessionIn(page)
    const { loom, recap } = loomIn(page)
    const live = loom.locator('[aria-live]')
    const announced = said('ms').locator('[aria-live="polite"] > li')
    await expect(live).toHaveCount(0)
    await tab('Melayu').press('Enter')
    await expect(recap).toContainText(product.recap.texts.ms[0])
    await expect(live).toHaveCount(0)
    await next.focus()
    await expect(announced.nth(1)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(announced.nth(2)).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(live).toHaveCount(0)
  })

  test('warns of suicide at the button, and leads the focus to the first line and to the numbers', async ({
    page,
  }) => {
    await open(page, paths.howItWorks)
    const { tab, lines, next, numbersAtEnd } = sessionIn(page)
    await tab(screens.session.suicide).press('Enter')
    await page.keyboard.press('Tab')
    const read = page.locator(':focus')
    await expect(read).toHaveText(screens.session.read)
    await expect(read).toHaveAccessibleDescription(screens.session.warning)
    await page.keyboard.press('Enter')
    await expect(lines(aboutSuicide).first()).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    for (const _ of sampleConversations[aboutSuicide].slice(1)) {
      await expect(page.getByText(conversations.stop.title)).toBeHidden()
      await page.keyboard.press('Enter')
    }
    const { title, text } = conversations.stop
    await expect(page.locator(':focus')).toHaveAccessibleName(`${title} ${text}`)
    await page.keyboard.press('Tab')
    await expect(numbersAtEnd.and(page.locator('[href="tel:999"]'))).toBeFocused()
  })

  test('opens the conversation in the language of the sentence, until one is chosen by hand', async ({
    page,
  }) => {
    await open(page, paths.howItWorks)
    const field = page.getByRole('textbox', { name: screens.needs.label })
    const { tab, open: isOpen, said } = sessionIn(page)
    for (const [sentence, id] of [
      ['压力很大, lah', 'zh'],
      ['ராத்திரில தூக்கமே வரல', 'ta'],
      ['Saya tak boleh tidur 压力', 'ms'],
      ['I want to die', 'en'],
      ['今天真的 teruk, stress 到 cannot tahan', 'en'],
      ['!?', 'en'],
    ] as const) {
      await field.fill(sentence)
      await expect(said(id)).toBeVisible()
      await expect(isOpen).toHaveCount(1)
      await expect(loomIn(page).recap).toContainText(product.recap.texts[id][0])
    }
    await tab('Melayu').click()
    await expect(said('ms')).toBeVisible()
    await field.fill('压力很大')
    await expect(yarnIn(page, 'zh')).toHaveCount(1)
    await expect(said('ms')).toBeVisible()
    await expect(isOpen).toHaveCount(1)
  })

  test('keeps a conversation that is read on when another language is written', async ({
    page,
  }) => {
    await open(page, paths.howItWorks)
    const { next, lines } = sessionIn(page)
    await next.click()
    await page.getByRole('textbox', { name: screens.needs.label }).fill('压力很大')
    await expect(yarnIn(page, 'zh')).toHaveCount(1)
    await expect(lines('en').nth(2)).toBeVisible()
  })
})
