import { expect, test } from '@playwright/test'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { localizedPath } from '../../src/languages.ts'
import { paths, sectionPaths } from '../../src/paths.ts'
import { waitForFonts } from '../helpers.ts'

test('shows both buttons in the first screen of home, and the voices in a wide one, in every language', async ({
  page,
}) => {
  for (const id of publishedLanguages) {
    await page.goto(localizedPath(id, paths.home))
    for (const [width, height] of [
      [390, 760],
      [1440, 900],
    ] as const) {
      await test.step(`${id} at ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        const hero = page.locator('main > section').first()
        await expect(hero.locator('a[href$="how-it-works"]')).toBeInViewport()
        await expect(hero.getByRole('button').first()).toBeInViewport()
        if (width < 1440) return
        const lines = page.locator('.voice-line')
        await expect(lines).toHaveCount(4)
        for (const line of await lines.all()) await expect(line).toBeInViewport({ ratio: 1 })
      })
    }
  }
})

test('shows two numbers and help for somebody else in the first screen of a phone on /for-users, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const id of publishedLanguages) {
    await test.step(id, async () => {
      await page.goto(localizedPath(id, paths.forUsers))
      const hero = page.locator('main section').first()
      for (const target of ['tel:+60376272929', 'tel:999', localizedPath(id, sectionPaths.worried)])
        await expect(hero.locator(`a[href="${target}"]`)).toBeInViewport({ ratio: 1 })
    })
  }
})

test('begins the contact form in the first screen of a phone, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const id of publishedLanguages) {
    await test.step(id, async () => {
      await page.goto(localizedPath(id, paths.contact))
      await expect(page.locator('main form input').first()).toBeInViewport({ ratio: 1 })
    })
  }
})

test('shows the whole contact form in the first screen of a desktop window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.contact)
  await expect(page.locator('main form [type=submit]')).toBeInViewport({ ratio: 1 })
})

test('keeps the picture of /contact off the words above it, and each topic on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.contact)
  await waitForFonts(page)
  const bottom = await page
    .locator('.contact-start a[href$="#open-today"]')
    .evaluate((link) => link.getBoundingClientRect().bottom)
  const top = await page
    .locator('.contact-shoot svg')
    .first()
    .evaluate((shoot) => shoot.getBoundingClientRect().top)
  expect(top - bottom).toBeGreaterThanOrEqual(20)
  const lines = await page.locator('.contact-start li h3').evaluateAll((titles) =>
    titles.map((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return new Set([...range.getClientRects()].map((box) => box.top)).size
    }),
  )
  expect(lines).toEqual([1, 1, 1, 1])
})

test('begins both links to help in the first screen of a phone, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const id of publishedLanguages) {
    await test.step(id, async () => {
      await page.goto(localizedPath(id, paths.home))
      const hero = page.locator('main > section').first()
      const ratio = id === 'en' ? 1 : 0
      for (const target of ['#open-today', '#worried'])
        await expect(hero.locator(`a[href$="${target}"]`)).toBeInViewport({ ratio })
    })
  }
})

test('shows the shoots of home in the first screen of a phone, the buttons in one row and both links to help in another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const id of publishedLanguages) {
    await test.step(id, async () => {
      await page.goto(localizedPath(id, paths.home))
      await waitForFonts(page)
      const shoots = page.locator('.voices svg').filter({ visible: true })
      const heights = await shoots.evaluateAll((all) => all.map((one) => one.clientHeight))
      const taller = heights.flatMap((height, index) => (height > 150 ? [index] : []))
      expect(taller).toHaveLength(2)
      for (const index of taller) await expect(shoots.nth(index)).toBeInViewport({ ratio: 0.75 })
      if (id !== 'ms')
        for (const shoot of await shoots.all()) await expect(shoot).toBeInViewport({ ratio: 0.9 })
      const buttons = await page
        .locator('.home-hero .learn-and-sign-up > *')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
      expect(Math.max(...buttons.map(({ top }) => top))).toBeLessThan(
        Math.min(...buttons.map(({ bottom }) => bottom)),
      )
      const tops = await page
        .locator('.home-hero a[href*="#"]:not(.learn-and-sign-up a)')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
      expect(tops).toHaveLength(2)
      expect(new Set(tops).size).toBe(1)
    })
  }
})

test('keeps one rhythm in the first screens of all pages', async ({ page }) => {
  test.slow()
  /** From the status line down: the step before the caption, the h1, the lead, what follows it, and a picture below. */
  const rhythm = {
    390: [20, 8, 16, 16, 28],
    768: [28, 8, 20, 20, 32],
    1024: [40, 12, 24, 24, 40],
    1440: [56, 12, 28, 32, 56],
  }
  // On home the towers and the highlights need the room above the title; nothing stands above the h1.
  const home = {
    390: [12, null, 12, 12, null],
    768: [24, null, 20, 20, null],
    1024: [24, null, 24, 24, null],
    1440: [24, null, 28, 32, null],
  }
  // Below the words of /about are faces, which are seen whole.
  const about = {
    390: [12, 4, 8, 10, null],
    768: [28, 8, 20, 20, null],
    1024: [24, 6, 18, null, null],
    1440: [24, 6, 18, null, null],
  }
  const pages = [
    { path: paths.home, steps: home },
    { path: paths.about, steps: about },
    { path: paths.solutions, steps: rhythm },
    { path: paths.research, steps: rhythm },
    { path: paths.forUsers, steps: rhythm },
    { path: paths.forPartners, steps: rhythm },
    { path: paths.forInvestors, steps: rhythm },
    { path: paths.safety, steps: rhythm },
  ]
  for (const { path, steps } of pages) {
    await page.goto(path)
    await waitForFonts(page)
    for (const width of [390, 768, 1024, 1440] as const) {
      await page.setViewportSize({ width, height: 900 })
      const measured = await page.evaluate(firstSteps)
      for (const [index, step] of measured.entries()) {
        const expected = steps[width][index] ?? null
        if (step === null || expected === null) continue
        expect
          .soft(Math.abs(step - expected), `${path} at ${width} px, step ${index + 1}: ${step}`)
          .toBeLessThanOrEqual(2)
      }
      const isKnown = measured.map((step) => step !== null)
      expect.soft(isKnown.slice(0, 1), `${path} at ${width} px`).toEqual([true])
      expect.soft(isKnown.filter(Boolean).length, `${path} at ${width} px`).toBeGreaterThan(2)
    }
  }
})

/** Returns the steps in pixels between boxes: null where parts stand beside each other, or are missing. */
function firstSteps(): (number | null)[] {
  const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect()
  const between = (above: DOMRect | undefined, below: DOMRect | undefined) =>
    above && below && below.top >= above.bottom ? below.top - above.bottom : null
  const h1 = document.querySelector('main h1')
  const inside = h1?.querySelector('.font-text')
  const apart = h1?.previousElementSibling
  const caption = inside ?? (apart?.tagName === 'P' ? apart : null)
  const paragraphs = [...document.querySelectorAll('main p')].filter(
    (paragraph) =>
      paragraph !== caption &&
      h1 &&
      h1.compareDocumentPosition(paragraph) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const lead = paragraphs.find((paragraph) => paragraph.matches('.text-lead, .home-lead'))
  const afterLead = boxOf(lead?.nextElementSibling)
  return [
    between(boxOf(document.querySelector('#status')), boxOf(caption ?? h1)),
    // The h1's first line begins below the margin of a caption inside it.
    inside ? parseFloat(getComputedStyle(inside).marginBottom) : between(boxOf(caption), boxOf(h1)),
    between(boxOf(h1), boxOf(paragraphs[0])),
    between(boxOf(lead), afterLead),
    innerWidth < 900 ? between(afterLead, boxOf(document.querySelector('.hero-picture'))) : null,
  ]
}

test('shows the three towers of /for-users whole in the first screen, in every language', async ({
  page,
}) => {
  for (const id of publishedLanguages) {
    await page.goto(localizedPath(id, paths.forUsers))
    await waitForFonts(page)
    for (const [width, height] of [
      [390, 844],
      [1024, 900],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      // On a phone the Malay and Tamil words need more room: the tiles begin in the first screen.
      const ratio = width > 390 || id === 'en' || id === 'zh' ? 1 : id === 'ms' ? 0.75 : 0.25
      const towers = page.locator('.hours .shuttle > svg')
      await expect(towers).toHaveCount(3)
      for (const tower of await towers.all())
        await expect(tower, `${id} ${width}`).toBeInViewport({ ratio })
    }
  }
})

test('shows a drawing in the first screen of /contact, in every language', async ({ page }) => {
  for (const id of publishedLanguages) {
    await page.goto(localizedPath(id, paths.contact))
    await waitForFonts(page)
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      // The Tamil words beside the form are as high as the window.
      if (id === 'ta' && width === 1440) continue
      await page.setViewportSize({ width, height })
      const drawing = page.locator('.contact-shoot svg').filter({ visible: true }).first()
      await expect(drawing, `${id} ${width}`).toBeInViewport({ ratio: 0.5 })
    }
  }
})

test('says above the four sentences of home that one can be chosen, off them, in every language', async ({
  page,
}) => {
  for (const id of publishedLanguages) {
    await page.goto(localizedPath(id, paths.home))
    await waitForFonts(page)
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const hint = await page.locator('.voices-hint').boundingBox()
      if (!hint) throw new Error('The hint does not show.')
      const lines = page.locator('.voice-line > span')
      await expect(lines).toHaveCount(4)
      for (const line of await lines.all()) {
        const top = (await line.boundingBox())?.y
        expect(top, `${id}, ${width} px`).toBeGreaterThanOrEqual(hint.y + hint.height)
      }
    }
  }
})

test('shows the doors to partners and investors of home within 2,000 px of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Malay and Chinese words are about as long; Tamil's need 300 px more.
  for (const id of publishedLanguages.filter((published) => published !== 'ta')) {
    await page.goto(localizedPath(id, paths.home))
    await waitForFonts(page)
    for (const target of [paths.forPartners, paths.forInvestors]) {
      const door = page.locator(`.woven-answer a[href$="${target}"]`)
      expect((await door.boundingBox())?.y, `${id} ${target}`).toBeLessThan(2000)
    }
  }
})
