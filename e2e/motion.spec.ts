import { expect, test, type Locator, type Page } from '@playwright/test'
import { home } from '../src/content/en/home.ts'
import { site } from '../src/content/en/site.ts'
import { solutions } from '../src/content/en/solutions.ts'
import { paths } from '../src/paths.ts'
import { open } from './helpers.ts'

/** Holds every animation that runs with time at a part of its time, from 0 to 1, and returns how many there are. */
function holdAnimations(page: Page, part: number): Promise<number> {
  return page.evaluate(async (at) => {
    const animations = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
    const ends = animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))
    for (const animation of animations) {
      animation.pause()
      animation.currentTime = at * Math.max(...ends)
    }
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return animations.length
  }, part)
}

/** Clicks a sentence or a language of the home page, pauses what then weaves, and waits until the window is there. */
async function choose(link: Locator): Promise<void> {
  await link.evaluate(async (element: HTMLElement) => {
    const before = document.querySelector('.comes-down .answer-head')
    element.click()
    for (let shown = before; !shown || shown === before;) {
      await new Promise(requestAnimationFrame)
      shown = document.querySelector('.comes-down .answer-head')
    }
    document.getAnimations().forEach((animation) => animation.pause())
  })
  const answer = link.page().locator('.woven-answer')
  await expect(answer.locator('.shuttle svg')).not.toHaveCount(0)
  await expect
    .poll(() => answer.locator('.answer-head').evaluate((head) => head.getBoundingClientRect().top))
    .toBeLessThan(120)
  // The window has come to rest.
  await link.page().evaluate(async () => {
    for (let before = NaN; before !== scrollY;) {
      before = scrollY
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
}

/** Returns how many strips of a drawing, 16 px high each, are in the window, and how many of them are bare. */
async function bareStrips(cloth: Locator): Promise<{ strips: number; bare: number }> {
  const box = await cloth.boundingBox()
  const header = await cloth.page().locator('header').boundingBox()
  const window = cloth.page().viewportSize()
  if (!box || !header || !window) throw new Error('The cloth is not drawn.')
  // What the header covers is not seen.
  const y = Math.max(box.y, Math.ceil(header.y + header.height))
  const height = Math.min(box.y + box.height, window.height) - y
  if (height < 16) return { strips: 0, bare: 0 }
  const picture = await cloth.page().screenshot({ clip: { ...box, y, height } })
  return cloth.page().evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!canvas) throw new Error('The browser draws no canvas.')
    canvas.drawImage(bitmap, 0, 0)
    const strips = Math.floor(bitmap.height / 16)
    const colours = Array.from({ length: strips }, (_, strip) => {
      const { data } = canvas.getImageData(0, strip * 16, bitmap.width, 16)
      return new Set(new Uint32Array(data.buffer)).size
    })
    return { strips, bare: colours.filter((count) => count === 1).length }
  }, picture.toString('base64'))
}

/** Returns the colour that most pixels of an element have, also those of what lies over it. */
async function mostCommonColour(element: Locator): Promise<number | undefined> {
  const picture = await element.screenshot()
  return element.evaluate(async (_, encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!canvas) throw new Error('The browser draws no canvas.')
    canvas.drawImage(bitmap, 0, 0)
    const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height)
    const counts = new Map<number, number>()
    for (const pixel of new Uint32Array(data.buffer))
      counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
    return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
  }, picture.toString('base64'))
}

/** Returns which share of the pixels of two pictures of one size differs, from 0 to 1. */
function shareThatDiffers(page: Page, ...pictures: [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async (encoded) => {
      const [one = [], other = []] = await Promise.all(
        encoded.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes]))
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          if (!canvas) throw new Error('The browser draws no canvas.')
          canvas.drawImage(bitmap, 0, 0)
          const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height)
          return Array.from(new Uint32Array(data.buffer))
        }),
      )
      return one.filter((pixel, place) => pixel !== other[place]).length / one.length
    },
    pictures.map((picture) => picture.toString('base64')),
  )
}

/** Returns how far one can scroll beyond the content, in px. */
function roomBelowContent(page: Page): Promise<number> {
  return page.locator('#root').evaluate((content) => {
    const { scrollHeight } = document.documentElement
    return scrollHeight - Math.ceil(content.getBoundingClientRect().bottom + scrollY)
  })
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('ends a page with its content, before its cloth is woven, meanwhile and after', async ({
    page,
  }) => {
    for (const path of Object.values(paths)) {
      await open(page, path)
      expect(await roomBelowContent(page), `${path}, before`).toBeLessThanOrEqual(1)
      const parts = page.locator('main section')
      await expect(parts, path).not.toHaveCount(0)
      for (const part of await parts.all()) await part.scrollIntoViewIfNeeded()
      expect(await roomBelowContent(page), `${path}, meanwhile`).toBeLessThanOrEqual(1)
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
      expect(await roomBelowContent(page), `${path}, after`).toBeLessThanOrEqual(1)
    }
  })

  test('leaves no bare field where one scrolls past faster than it is woven', async ({ page }) => {
    await open(page, paths.home)
    const tower = page.locator('.three-hours .shuttle').first()
    await expect(tower).toHaveAttribute('data-unseen')
    await tower.evaluate(async (element) => {
      element.scrollIntoView({ block: 'end', behavior: 'instant' })
      while (!element.hasAttribute('data-seen')) await new Promise(requestAnimationFrame)
      document.getAnimations().forEach((animation) => animation.pause())
    })
    const { strips, bare } = await bareStrips(tower)
    expect(strips).toBeGreaterThan(6)
    expect(bare).toBeLessThan(4)
  })

  test('weaves the cloth of a clicked sentence on threads that stand at once, and ends with all of it', async ({
    page,
  }) => {
    await open(page, paths.home)
    const voices = page.getByRole('list', { name: home.voices.hint })
    await choose(voices.getByRole('link', { name: 'Tamil' }))
    const cloths = page.locator('.woven-answer .shuttle')
    for (const part of [0, 0.2, 0.5, 1]) {
      expect(await holdAnimations(page, part)).toBeGreaterThan(4)
      let seen = 0
      for (const cloth of await cloths.all()) {
        const { strips, bare } = await bareStrips(cloth)
        expect(bare, `at ${part}`).toBe(0)
        seen += strips
      }
      expect(seen).toBeGreaterThan(5)
    }
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
    await page.mouse.move(0, 0)
    const woven = await page.screenshot()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // A cloth that is still animated may begin one row of pixels lower; a weft that is missing has many more.
    expect(await shareThatDiffers(page, woven, await page.screenshot())).toBeLessThan(1 / 1000)
  })

  test('shows a chosen sentence whole from the start, and the cloth before until it is woven over', async ({
    page,
  }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await open(page, paths.home)
      const voices = page.getByRole('list', { name: home.voices.hint })
      await choose(voices.getByRole('link', { name: 'English' }))
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
      const answer = page.locator('.woven-answer')
      // Of the person's second turn, which has other colours in each voice.
      const cloth = answer.locator('li:nth-child(3) .shuttle')
      const clothBefore = await mostCommonColour(cloth)
      await choose(answer.getByRole('link', { name: 'Tamil' }))
      await holdAnimations(page, 0)
      const sentence = answer.locator('.woven-words').first()
      const start = await sentence.screenshot()
      expect(await mostCommonColour(cloth)).toBe(clothBefore)
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()))
      expect(await shareThatDiffers(page, start, await sentence.screenshot())).toBeLessThan(0.01)
      expect(await mostCommonColour(cloth)).not.toBe(clothBefore)
    }
  })

  test('weaves the first picture of a page that one goes to, and of none that one opens', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('animationstart', ({ target }) => {
        if (target instanceof Element && target.matches('.weave-first'))
          target.setAttribute('data-woven', '')
      })
    })
    const footer = page.locator('footer')
    for (const [path, picture] of [
      [paths.research, '.research-loom li svg'],
      [paths.forUsers, '.hours .weave-first'],
      [paths.forPartners, '.hero-picture svg'],
    ] as const) {
      await open(page, path)
      await expect(page.locator(picture).first()).toBeVisible()
      await expect(page.locator('[data-woven]')).toHaveCount(0)
      await open(page, paths.safety)
      await footer.locator(`a[href$="${path}"]`).first().click()
      await expect(page.locator(picture).first()).toHaveAttribute('data-woven')
    }
  })

  test('gives the header the next page’s colour in the first frame that shows its heading', async ({
    page,
  }) => {
    await open(page, paths.about)
    for (const [name, top] of [
      ['forInvestors', 900],
      ['research', 0],
      ['safety', 900],
    ] as const) {
      await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
      const firstFrame = page.evaluate(coloursOfNextPage)
      await page.locator('header nav').getByRole('link', { name: site.header.links[name] }).click()
      const [ofHeader, ofPage] = await firstFrame
      expect(ofHeader, name).toBe(ofPage)
    }
  })
})

/** Runs in the page. Waits for another heading, and returns the colours of the header and of the page's first section. */
function coloursOfNextPage(): Promise<(string | undefined)[]> {
  const before = document.querySelector('h1')
  return new Promise((resolve) => {
    function look() {
      if (document.querySelector('h1') === before) return requestAnimationFrame(look)
      const grounds = ['header > div', '#page > div'].map((part) => document.querySelector(part))
      resolve(
        grounds.map((ground) => (ground ? getComputedStyle(ground).backgroundColor : undefined)),
      )
      return 0
    }
    requestAnimationFrame(look)
  })
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('animates nothing: a clicked sentence, a new page, what comes into view', async ({
    page,
  }) => {
    await open(page, paths.home)
    const animated = () =>
      page.evaluate(async () => {
        await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
        return document.getAnimations().map((animation) => animation.constructor.name)
      })
    await page.getByRole('list', { name: home.voices.hint }).getByRole('link').last().click()
    await expect(page.locator('.comes-down')).toBeVisible()
    expect(await animated()).toEqual([])
    await page
      .locator('header nav')
      .getByRole('link', { name: site.header.links.solutions })
      .click()
    await expect(page).toHaveTitle(new RegExp(`^${solutions.meta.title}`))
    expect(await animated()).toEqual([])
    const joined = page.locator('[data-unseen]').first()
    await joined.scrollIntoViewIfNeeded()
    await expect(page.locator('[data-seen]').first()).toBeInViewport()
    expect(await animated()).toEqual([])
  })
})
