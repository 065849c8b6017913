import { expect, test } from '@playwright/test'
import { home } from '../src/content/en/home.ts'
import { product } from '../src/content/en/product.ts'
import { publishedLanguages } from '../src/content/facts/company.ts'
import { localizedPath } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { open } from './helpers.ts'

test('shows whole words in the first screen of a desktop window, and the titles of the highlights where it has room', async ({
  page,
}) => {
  for (const id of ['en', 'ms', 'zh'] as const) {
    await open(page, localizedPath(id, paths.home))
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1280, 720],
    ] as const) {
      await test.step(`${id} at ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height })
        const hero = page.locator('main > section').first()
        const links = hero.locator('.learn-and-sign-up > *, .voice-line')
        await expect(links).toHaveCount(7)
        for (const part of [hero.locator('h1, h1 ~ p'), links])
          for (const one of await part.all()) await expect(one).toBeInViewport({ ratio: 1 })
        const titles = hero.locator('.hero-highlights > li > :first-child')
        await expect(titles).toHaveCount(3)
        const lines = await titles.evaluateAll((elements) =>
          elements.map((element) => {
            const { top, bottom } = element.getBoundingClientRect()
            return { top: Math.round(top), isWhole: bottom <= window.innerHeight }
          }),
        )
        if (height > 720) expect(lines.map(({ isWhole }) => isWhole)).toEqual([true, true, true])
        else expect(lines.every(({ top, isWhole }) => isWhole || top >= height - 14)).toBe(true)
        expect(new Set(lines.map(({ top }) => top)).size).toBe(1)
      })
    }
  }
})

test('leads from a drawn screen’s chat, audio and video to its conversation, the same way', async ({
  page,
}) => {
  const { talk, video } = product.sessionTypes
  const session = page.locator('.loom-session')
  for (const [screen, way, voice] of [
    [0, talk, 'zh'],
    [2, video, 'ms'],
  ] as const) {
    await open(page, paths.home)
    const screens = page.getByRole('region', { name: home.whyChoose.ways.title })
    await screens.locator('ul[aria-hidden]').nth(screen).getByText(way).click()
    await expect(page).toHaveURL(`${paths.howItWorks}#voice-${voice}`)
    await expect(session.getByRole('button', { name: way })).toHaveAttribute('aria-pressed', 'true')
    await expect(session.locator(`#voice-${voice}`)).toBeAttached()
  }
})

test('ends the line under each sentence on the tip of its tower in a wide window, in every language', async ({
  page,
}) => {
  for (const id of publishedLanguages) {
    await open(page, localizedPath(id, paths.home))
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const beyond = await page.locator('.voices a').evaluateAll((voices) =>
        voices.map((voice) => {
          const tower = [...voice.querySelectorAll('svg')].find((svg) => svg.clientWidth > 0)
          const box = tower?.getBoundingClientRect()
          const line = voice.querySelector('.voice-line')?.getBoundingClientRect()
          return Math.abs((line?.right ?? 0) - ((box?.left ?? 0) + (box?.right ?? 0)) / 2)
        }),
      )
      expect(beyond).toHaveLength(4)
      expect(Math.max(...beyond), `${id} at ${width} px`).toBeLessThanOrEqual(2)
    }
  }
})

test('runs a weft on a phone from the chosen tower to the cloth at the side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const voice of ['zh', 'en', 'ms', 'ta']) {
    await open(page, `${paths.home}#answer-${voice}`)
    const tower = page.locator('.voices a[aria-current="true"] svg:visible')
    const towerRight = await tower.evaluate((svg) => svg.getBoundingClientRect().right)
    const weft = page.locator('.tower-weft')
    const weftRight = await weft.evaluate((element) => element.getBoundingClientRect().right)
    expect(weftRight, voice).toBeCloseTo(towerRight, 0)
  }
})

test('weaves the cloth of each voice from the first tower to the right edge of a wide window, and down to a hem as wide as the window', async ({
  page,
}) => {
  for (const voice of ['zh', 'en', 'ms', 'ta']) {
    await open(page, `${paths.home}#answer-${voice}`)
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const answer = page.locator('.woven-answer')
      const cloths = answer.locator('li .shuttle, .woven-end .shuttle, .woven-hem')
      await expect(cloths).toHaveCount(6)
      const gaps = await answer.evaluate((element) => {
        const towers = [...document.querySelectorAll('.voices a svg')]
          .map((tower) => tower.getBoundingClientRect())
          .filter((box) => box.width > 0)
        const first = Math.min(...towers.map((box) => box.left))
        const section = element.getBoundingClientRect()
        const parts = element.querySelectorAll('li .shuttle, .woven-end .shuttle, .woven-hem')
        const boxes = [...parts].map((part) => part.getBoundingClientRect())
        return {
          left: boxes.slice(0, -1).map((box) => Math.round(box.left - first)),
          hem: Math.round(boxes.at(-1)?.left ?? -1),
          right: boxes.map((box) => Math.round(section.right - box.right)),
          bottom: Math.round(section.bottom - (boxes.at(-1)?.bottom ?? 0)),
        }
      })
      expect(gaps, `${voice} at ${width} px`).toEqual({
        left: [0, 0, 0, 0, 0],
        hem: 0,
        right: [0, 0, 0, 0, 0, 0],
        bottom: 0,
      })
    }
  }
})

test('shows chat, audio and video whole: one after another on a phone, side by side from 1100 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, paths.home)
  const row = page.getByRole('region', { name: home.whyChoose.ways.title })
  const all = row.locator('> *')
  await expect(all).toHaveCount(3)
  await row.scrollIntoViewIfNeeded()
  await expect(all.first()).toBeInViewport({ ratio: 0.99 })
  await expect(all.nth(1)).toBeInViewport({ ratio: 0.05 })
  await expect(all.nth(2)).not.toBeInViewport()
  await test.step('the keyboard scrolls the row, and nothing else moves sideways', async () => {
    await row.focus()
    for (let press = 0; press < 2; press++) {
      const before = await row.evaluate((element) => element.scrollLeft)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(before)
    }
    expect(await page.evaluate(() => window.scrollX)).toBe(0)
  })
  await test.step('on a low phone each is whole below its title', async () => {
    await page.setViewportSize({ width: 390, height: 700 })
    const title = page.getByRole('heading', { name: home.whyChoose.ways.title })
    await title.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }))
    await expect(title).toBeInViewport({ ratio: 0.99 })
    await expect(all.first()).toBeInViewport({ ratio: 0.99 })
  })
  await page.setViewportSize({ width: 1100, height: 900 })
  await row.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  for (const screen of await all.all()) await expect(screen).toBeInViewport({ ratio: 0.99 })
  await test.step('they begin and end on one line', async () => {
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const heights = await all.evaluateAll((elements) =>
        elements.map((element) => Math.round(element.getBoundingClientRect().height)),
      )
      expect(new Set(heights).size).toBe(1)
    }
  })
})

test('sets in what the platform says, so that not colour alone tells who speaks', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, `${paths.home}#answer-ms`)
    const lefts = await page
      .locator('.woven-words')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().left))
    const [person = 0, platform = 0, again, last] = lefts
    expect(platform, `${width} px`).toBeGreaterThanOrEqual(person + 16)
    expect([again, last]).toEqual([person, platform])
  }
})

test('leads each of three people to their poster, and shows all three in one screen of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, paths.home)
  const { audiences } = home.callToAction
  const people = page.locator('.three-hours')
  expect((await people.boundingBox())?.height).toBeLessThanOrEqual(560)
  for (const [id, name] of Object.entries(audiences)) {
    const link = people.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', `${paths.forUsers}#${id}`)
  }
  // All of a panel can be clicked, not only the name.
  await people.getByText('8:50').click({ force: true })
  await expect(page).toHaveURL(/\/for-users#professionals$/)
})
