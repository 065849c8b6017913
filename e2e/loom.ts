import { expect, type Locator, type Page } from '@playwright/test'
import { howItWorks } from '../src/content/en/how-it-works.ts'
import type { ConversationId } from '../src/content/quoted/conversations.ts'
import { open } from './helpers.ts'

export const steps = Object.values(howItWorks.steps)
export const stepNumbers = steps.map((_, index) => `${index + 1}`)

export const aboutSuicide = 'mixed' satisfies ConversationId

/** For `test.use`: a phone's window with its bars. */
export const lowPhone = { viewport: { width: 390, height: 664 } }
export const wide = { viewport: { width: 1440, height: 900 } }
export const uprightTablet = { viewport: { width: 768, height: 1024 } }

/** What is drawn, which has neither role nor words. */
export function loomIn(page: Page) {
  const loom = page.locator('.loom')
  const cloth = loom.locator('.loom-cloth')
  return {
    loom,
    /** The first lines of a session, before any step is reached. */
    firstScreen: loom.locator('.loom-first .loom-card'),
    screens: loom.locator('> ol .loom-card'),
    words: loom.locator('.loom-words'),
    cloth,
    shuttle: loom.locator('.loom-shuttle'),
    firstBand: cloth.locator('.loom-band-plan'),
    /** The band of the languages and times. */
    accountBand: cloth.locator('.loom-band-account'),
    recapBand: cloth.locator('.loom-band-follow-up'),
    /** The first band again, large, beside the words of the last step. */
    changedBand: loom.locator('.loom-changed'),
    hems: loom.locator('.loom-hem > .loom-band'),
    recap: loom.locator('.loom-recap'),
    wholeCloth: page.locator('.loom-whole'),
    linksOfWholeCloth: page.locator('.loom-hanging a'),
  }
}

/** Holds all that moves at this many milliseconds, until it is played on. */
export function holdAt(page: Page, time: number): Promise<void> {
  return page.evaluate((milliseconds) => {
    for (const animation of document.getAnimations()) {
      // The fade of lines that scroll goes by their place, not by time.
      if (animation.timeline !== document.timeline) continue
      animation.pause()
      animation.currentTime = milliseconds
    }
  }, time)
}

export function playOn(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.play()
  })
}

/** The upper half of a band and its foot, as they are seen. */
export async function halvesOf(band: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await band.boundingBox()) ?? {}
  const part = (top: number, share: number) =>
    pictureAt(band.page(), { x, y: y + top * height, width, height: share * height })
  return { head: await part(0.1, 0.4), foot: await part(0.7, 0.25) }
}

/** A band as it is seen, once it is whole. */
export async function pictureOf(band: Locator): Promise<string> {
  await expect
    .poll(() => band.evaluate((element) => element.getAnimations({ subtree: true }).length))
    .toBe(0)
  const { x = 0, y = 0, width = 0, height = 0 } = (await band.boundingBox()) ?? {}
  // Without the shuttle, which stands beside the newest weft and over the edges.
  return pictureAt(band.page(), {
    x: x + 50,
    y: y + 12,
    width: width - 100,
    height: height - 16,
  })
}

export async function pictureAt(
  page: Page,
  clip: Record<'x' | 'y' | 'width' | 'height', number>,
): Promise<string> {
  return (await page.screenshot({ clip })).toString('base64')
}

/** What is woven is then seen without the drawings that are files. */
export async function withholdDrawings(page: Page): Promise<void> {
  await page.route('**/loom/*.svg', (route) => route.abort())
}

/** The stitches of a sentence: each language has a yarn of its own. */
export function yarnIn(part: Page | Locator, language: 'zh' | 'ms') {
  const colour = { zh: 'pink-300', ms: 'yellow-400' }[language]
  return part.locator(`.loom-own-stitches path.fill-${colour}`)
}

/** The fourth step's screen, in any language. */
export function sessionIn(page: Page) {
  const session = page.locator('.loom-session')
  const next = session.locator('.loom-next').getByRole('button')
  return {
    session,
    tab: (name: string) => session.locator('summary', { hasText: name }),
    /** The conversation that is open. */
    open: session.locator('.loom-talks > [open]'),
    said: (id: ConversationId) => session.locator(`#voice-${id}`),
    lines: (id: ConversationId) => session.locator(`#voice-${id} ol > li`),
    read: session.locator('.loom-read'),
    next,
    /** Asks for the next line also where something lies over the button. */
    proceed: () => next.dispatchEvent('click'),
    /** Below the warning, and at the end of the conversation about suicide. */
    numbersBelowWarning: session.locator('.loom-numbers a'),
    rowsAtEnd: session.locator('.loom-hand-over li'),
    numbersAtEnd: session.locator('.loom-hand-over a'),
    audio: session.locator('.loom-audio'),
    video: session.locator('.loom-video'),
  }
}

/** Scrolls until the step's words are read, and waits until its screen is open. */
export async function readStep(page: Page, step: number) {
  const { loom, words, screens } = loomIn(page)
  await words.nth(step - 1).scrollIntoViewIfNeeded()
  // Before it is scrolled further, which would bring the whole cloth over the last step.
  await page.evaluate(drawn)
  await expect(async () => {
    const at = Number(await loom.getAttribute('data-at'))
    if (at !== step) await page.mouse.wheel(0, at < step ? 120 : -120)
    expect(at).toBe(step)
  }).toPass()
  const screen = screens.nth(step - 1)
  await expect.poll(() => screen.evaluate((element) => element.getAnimations().length)).toBe(0)
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: steps[step - 1]?.title ?? '' }) })
}

/** Runs in the page: a screen opens with the second frame after scrolling at the latest. */
async function drawn(): Promise<void> {
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
}

export async function expectStep(page: Page, step: number): Promise<void> {
  await expect(loomIn(page).loom).toHaveAttribute('data-at', `${step}`)
}

/** How many whole wefts stand in the cloth: five for each step. */
export function wovenWefts(page: Page): Promise<number> {
  return loomIn(page).cloth.evaluate((cloth) =>
    Number(getComputedStyle(cloth).getPropertyValue('--whole')),
  )
}

export const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Scrolls down by so many px at a time until the probe returns null, and returns what it found at each place. */
export async function scrollThrough<Found>(
  page: Page,
  px: number,
  probe: () => Found | null,
): Promise<Found[]> {
  const all: Found[] = []
  for (;;) {
    const found = await page.evaluate(probe)
    if (found === null) return all
    all.push(found)
    const isEnd = await page.evaluate(async (by) => {
      const before = scrollY
      scrollTo({ top: before + by, behavior: 'instant' })
      // A screen opens with the second frame at the latest.
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
      return scrollY === before
    }, px)
    if (isEnd) return all
  }
}

/** Goes down the loom and returns where each screen opens, and how far down the window its title is then. */
export async function openings(page: Page) {
  const places = await scrollThrough(page, 20, () => {
    const loom = document.querySelector('.loom')
    if (!loom || loom.getBoundingClientRect().bottom < 0) return null
    const at = loom.getAttribute('data-at') ?? '0'
    const title = loom.querySelectorAll('.loom-words h2')[Number(at) - 1]
    const letters = document.createRange()
    if (title) letters.selectNodeContents(title)
    const [line = new DOMRect()] = letters.getClientRects()
    return { step: at, top: scrollY, title: (line.top + line.height / 2) / innerHeight }
  })
  return stepNumbers.flatMap((number) => places.find(({ step }) => step === number) ?? [])
}

export async function expectScreensToOpenAtTheirTitles(page: Page, address: string) {
  await open(page, address)
  const found = await openings(page)
  expect(found.map(({ step }) => step)).toEqual(stepNumbers)
  expect(found.filter(({ title }) => title < 0.55 || title > 0.85)).toEqual([])
}

/** On a phone, each step's title and text fit below its screen, and one flick does not pass a step. */
export async function expectRoomForWordsAndAFlick(page: Page, address: string) {
  await open(page, address)
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
  const flick = 0.6 * (await page.evaluate(() => innerHeight))
  const found = await openings(page)
  expect(found.map(({ step }) => step)).toEqual(stepNumbers)
  for (const [index, { top }] of found.entries())
    expect((found[index + 1]?.top ?? Infinity) - top).toBeGreaterThan(flick)
}

/** Reads the conversation about suicide to its end, in any language. */
export async function expectNumbersInSightAtItsEnd(page: Page, address: string) {
  await open(page, `${address}#voice-${aboutSuicide}`)
  const { read, proceed, rowsAtEnd, numbersAtEnd } = sessionIn(page)
  await read.click()
  while (await numbersAtEnd.first().isHidden()) await proceed()
  await expect(numbersAtEnd).toHaveCount(4)
  for (const number of await numbersAtEnd.all()) await expect(number).toBeInViewport({ ratio: 1 })
  // Each row is a target for a finger.
  for (const row of await rowsAtEnd.all())
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
}

export function textOf(lines: readonly { text: string }[] | undefined): string {
  return (lines ?? []).map(({ text }) => text).join('')
}
