import { expect, test } from '@playwright/test'
import { conversations } from '../src/content/en/conversations.ts'
import { howItWorks } from '../src/content/en/how-it-works.ts'
import { product } from '../src/content/en/product.ts'
import { publishedLanguages } from '../src/content/facts/company.ts'
import { sampleConversations } from '../src/content/quoted/conversations.ts'
import { localizedPath } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { open, phone } from './helpers.ts'
import { readStep, steps, textOf } from './loom.ts'

const { screens } = howItWorks

for (const [name, size] of [
  ['on a phone', phone],
  ['in a wide window', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(name, () => {
    test.use({ ...size, contextOptions: { reducedMotion: 'no-preference' } })
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

test.describe('a link to the conversations', () => {
  test.use({ ...phone, contextOptions: { reducedMotion: 'no-preference' } })

  test('opens the fourth step above its words', async ({ page }) => {
    await open(page, paths.howItWorks)
    await page.getByRole('link', { name: howItWorks.hero.read }).click()
    await expect(page.locator('.loom')).toHaveAttribute('data-at', '4')
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
