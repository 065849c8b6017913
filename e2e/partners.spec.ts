import { expect, type Locator, type Page, test } from '@playwright/test'
import { forPartners } from '../src/content/en/for-partners.ts'
import { product } from '../src/content/en/product.ts'
import { pilotWeeks } from '../src/content/facts/pilot-weeks.ts'
import { businessConstants } from '../src/content/facts/terms.ts'
import { languageIds, languages, localizedPath } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { open, waitForFonts } from './helpers.ts'

test('shows both buttons of the hero, and what can start now, whole in the first screen of a desktop window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.forPartners)
  const hero = page.locator('main section').first()
  for (const name of [forPartners.hero.become.label, forPartners.hero.research])
    await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  await expect(hero.getByText(forPartners.hero.start)).toBeInViewport({ ratio: 1 })
})

test('begins each step of a pilot under the stitch of its week, with its name on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.forPartners)
  const pilot = page.locator('section', { hasText: forPartners.pilot.title })
  const drawn = pilot.locator('svg').filter({ visible: true })
  const earlier = await drawn.first().boundingBox()
  const weeks = await drawn.last().boundingBox()
  const terms = await pilot.locator('dl dt').all()
  const boxes = await Promise.all(terms.map((term) => term.boundingBox()))
  const [before, first, halfway, last] = boxes
  if (!earlier || !weeks || !before || !first || !halfway || !last)
    throw new Error('A part is not drawn.')
  // Each drawing has a stitch as wide as a week.
  const week = (weeks.x + weeks.width - earlier.x) / (pilotWeeks.most + 24)
  const starts = [
    earlier.x,
    weeks.x,
    weeks.x + week * (pilotWeeks.most / 2),
    weeks.x + week * (pilotWeeks.most - 1),
  ]
  for (const [index, box] of [before, first, halfway, last].entries()) {
    expect(Math.abs(box.x - (starts[index] ?? NaN))).toBeLessThan(2)
    expect(box.height).toBe(halfway.height)
  }
})

test('shows the report of a university whole in one window under its title, and the success metrics below it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.forPartners)
  const metrics = page.locator('main section', { hasText: forPartners.metrics.title })
  await metrics.evaluate((section) => section.scrollIntoView())
  const title = metrics.getByRole('heading', { level: 2 })
  const report = metrics.locator('figure')
  await expect(title).toBeInViewport({ ratio: 1 })
  await expect(report.getByText(product.totals.title)).toBeInViewport({ ratio: 1 })
  await expect(report.getByText('886', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(report.locator('svg:visible').last()).toBeInViewport({ ratio: 1 })
  await expect(report.getByText(product.totals.tooSmall)).toBeInViewport({ ratio: 1 })
  const sheet = await report.locator('.paper').boundingBox()
  const questions = await Promise.all(
    forPartners.metrics.items.map((item) =>
      metrics.getByRole('heading', { name: item.title }).boundingBox(),
    ),
  )
  const partners = await page
    .getByRole('heading', { name: forPartners.partners.title })
    .boundingBox()
  if (!sheet || !partners) throw new Error('A part is not drawn.')
  expect(sheet.width).toBeGreaterThan(1200)
  for (const question of questions) {
    expect(question?.y).toBe(questions[0]?.y)
    expect(question?.y).toBeGreaterThan(sheet.y + sheet.height)
  }
  expect(sheet.y + sheet.height).toBeLessThan(partners.y)
})

test('shows one language’s part of the report while it is pressed or pointed at, and then all again', async ({
  page,
}) => {
  await open(page, paths.forPartners)
  const report = page.locator('figure', { hasText: product.totals.title })
  const malay = report.getByRole('button', { name: 'Malay 392' })
  const tamil = report.getByRole('button', { name: 'Tamil 104' })
  const every = report.getByRole('button', { name: 'All 886' })
  await tamil.scrollIntoViewIfNeeded()
  await expect(every).toHaveAttribute('aria-pressed', 'true')
  /** The languages whose yarn is not pale. */
  const lit = () =>
    report
      .locator('svg:visible g > [class*="thread-"]')
      .evaluateAll((yarns) =>
        yarns
          .filter((yarn) => getComputedStyle(yarn).opacity === '1')
          .map((yarn) => /thread-(\w+)/.exec(yarn.getAttribute('class') ?? '')?.[1]),
      )
  const all = ['ms', 'zh', 'en', 'ta']
  const sheet = report.locator('.paper')
  const { height } = (await sheet.boundingBox()) ?? {}
  await expect(sheet).toContainText('Engineering 131')
  await expect.poll(lit).toEqual(all)
  await tamil.click()
  await expect(tamil).toHaveAttribute('aria-pressed', 'true')
  await expect(every).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(lit).toEqual(['ta'])
  await expect(sheet).toContainText('Engineering 22')
  await expect(sheet).toContainText('Business: left out')
  // Nothing below moves.
  expect((await sheet.boundingBox())?.height).toBe(height)
  await malay.hover()
  await expect.poll(lit).toEqual(['ms'])
  await expect(sheet).toContainText('Business 51')
  await page.mouse.move(0, 0)
  await expect.poll(lit).toEqual(['ta'])
  await tamil.press('Enter')
  await expect(tamil).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(lit).toEqual(all)
  await expect(sheet).toContainText('Engineering 131')
  await tamil.click({ clickCount: 2 })
  await expect.poll(lit).toEqual(all)
  await tamil.press('Enter')
  await every.click()
  await expect(every).toHaveAttribute('aria-pressed', 'true')
  await expect(tamil).toHaveAttribute('aria-pressed', 'false')
  await page.mouse.move(0, 0)
  await expect.poll(lit).toEqual(all)
  await expect(sheet).toContainText('Engineering 131')
})

for (const id of languageIds)
  test(`sets all and the four languages of the ${languages[id].name} report in rows of three and two on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, localizedPath(id, paths.forPartners))
    await waitForFonts(page)
    const buttons = page.locator('figure .language-thread')
    /** Where the lines of each button begin: no name is broken into two. */
    const lines = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const text = document.createRange()
        text.selectNodeContents(button)
        return [...new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))]
      }),
    )
    const [first = [], , , fourth = []] = lines
    expect(lines).toEqual([first, first, first, fourth, fourth])
    expect(first).toHaveLength(1)
    expect(fourth).toHaveLength(1)
    expect(fourth[0]).toBeGreaterThan(first[0] ?? NaN)
  })

test.describe('while the report weaves itself', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const width of [390, 1440])
    test(`is whole once the report’s top is at 60 % of the window, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, paths.forPartners)
      const report = page.locator('figure', { hasText: product.totals.title })
      const cloth = report.locator('svg:visible > g', { has: page.locator('[class*="thread-"]') })
      const woven = () =>
        cloth.evaluate((yarns) => Number(getComputedStyle(yarns).getPropertyValue('--woven')))
      const rows = await cloth.evaluate((yarns) =>
        Number(getComputedStyle(yarns).getPropertyValue('--rows')),
      )
      /** Scrolls until the report's top is at this share of the window's height. */
      const scrollTo = (share: number) =>
        report.evaluate((figure, at) => {
          const { top } = figure.getBoundingClientRect()
          scrollBy({ top: top - at * innerHeight, behavior: 'instant' })
        }, share)
      await scrollTo(0.9)
      await expect.poll(woven).toBe(0)
      await scrollTo(0.7)
      await expect.poll(woven).toBeGreaterThan(0)
      expect(await woven()).toBeLessThan(rows)
      await scrollTo(0.6)
      await expect.poll(woven).toBeGreaterThanOrEqual(rows - 0.1)
    })

  for (const [action, act] of [
    ['pressed', (button: Locator) => button.press('Enter')],
    ['pointed at', (button: Locator) => button.hover()],
  ] as const)
    test(`draws the whole cloth as soon as a language is ${action}`, async ({ page }) => {
      await open(page, paths.forPartners)
      const report = page.locator('figure', { hasText: product.totals.title })
      const tamil = report.getByRole('button', { name: 'Tamil 104' })
      const cloth = report.locator('svg:visible > g', { has: page.locator('[class*="thread-"]') })
      const clip = () => cloth.evaluate((woven) => getComputedStyle(woven).clipPath)
      // So far that the buttons are in view and the cloth is not yet whole.
      await report.evaluate((figure) => {
        const { top } = figure.getBoundingClientRect()
        scrollBy({ top: top - 0.7 * innerHeight, behavior: 'instant' })
      })
      expect(await clip()).toContain('polygon')
      await act(tamil)
      await expect.poll(clip).toBe('none')
      await page.mouse.move(0, 0)
      expect(await clip()).toBe('none')
    })
})

test.describe('the row of a group whose size the reader sets', () => {
  for (const id of languageIds)
    test(`keeps its place in the ${languages[id].name} report on a narrow phone, whatever its size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 })
      await open(page, localizedPath(id, paths.forPartners))
      await waitForFonts(page)
      const slider = page.getByRole('slider')
      await slider.scrollIntoViewIfNeeded()
      const placeOf = (people: string) =>
        slider
          .fill(people)
          .then(() => slider.evaluate((input) => input.getBoundingClientRect().top + scrollY))
      expect(await placeOf('2')).toBe(await placeOf('20'))
      expect((await slider.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    })

  test('unravels to bare warp below the smallest size, and is woven again by the arrow keys', async ({
    page,
  }) => {
    await open(page, paths.forPartners)
    const slider = page.getByRole('slider')
    await slider.scrollIntoViewIfNeeded()
    const cloth = () =>
      slider.evaluate(
        ({ parentElement }) =>
          parentElement && getComputedStyle(parentElement, '::before').clipPath,
      )
    await expect.poll(cloth).toBe('inset(0px)')
    await slider.fill('19')
    await expect(page.getByText(forPartners.metrics.group.leftOut(19))).toBeVisible()
    await expect.poll(cloth).toBe('inset(0px 100% 0px 0px)')
    await slider.press('ArrowRight')
    await expect(page.getByText(forPartners.metrics.group.counted(20))).toBeVisible()
    await expect.poll(cloth).toBe('inset(0px)')
  })
})

test('keeps the title of the questions in view, left of them, in a window of 1024 pixels', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await open(page, paths.forPartners)
  const title = page.getByRole('heading', { name: forPartners.diligence.title })
  const last = page.getByRole('heading', { name: forPartners.diligence.items.leaving.question })
  await last.evaluate((heading) => {
    scrollBy({ top: heading.getBoundingClientRect().top - 500, behavior: 'instant' })
  })
  await expect(title).toBeInViewport({ ratio: 1 })
  const [left, right] = [await title.boundingBox(), await last.boundingBox()]
  if (!left || !right) throw new Error('A part is not drawn.')
  expect(left.x + left.width).toBeLessThanOrEqual(right.x)
})

test('draws a band for each benefit, and only the thread of the data stays inside the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, paths.forPartners)
  const { hours, languages: spoken, servers, outcomes } = forPartners.benefits
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  for (const { title } of [hours, spoken, servers, outcomes]) {
    const heading = page.getByRole('heading', { name: title, exact: true })
    const band = page.getByRole('listitem').filter({ has: heading }).locator('svg').first()
    await expect(band.locator('path').first()).toBeAttached()
    const box = await band.boundingBox()
    const words = await heading.boundingBox()
    if (!box || !words) throw new Error('A benefit is not shown.')
    expect(box.y + box.height).toBeLessThan(words.y)
    const isInside = box.x > 0 && box.x + box.width < width
    expect(isInside).toBe(title === servers.title)
    if (!isInside) expect([box.x, box.width].map(Math.round)).toEqual([0, width])
    expect(await heading.evaluate((text) => parseFloat(getComputedStyle(text).fontSize))).toBe(40)
  }
})

test('offers the page for the management in the hero', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.forPartners)
  const link = page.getByRole('link', { name: forPartners.management.print })
  await expect(link).toHaveCount(1)
  await expect(link).toBeInViewport({ ratio: 1 })
})

test.describe('the cloths of the four partners', () => {
  const items = Object.values(forPartners.partners.items)
  const clothsOf = (page: Page) => items.map(({ title }) => clothOf(page, title))
  const clothOf = (page: Page, title: string) => page.locator('details', { hasText: title })
  const widthsOf = async (page: Page) => {
    const boxes = await Promise.all(clothsOf(page).map((cloth) => cloth.boundingBox()))
    return boxes.map((box) => box?.width ?? NaN)
  }

  test('hang beside each other, and a press on one widens it in place of the other', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, paths.forPartners)
    await waitForFonts(page)
    const list = page
      .getByRole('list')
      .filter({ has: clothOf(page, forPartners.partners.items.campus.title) })
    await list.scrollIntoViewIfNeeded()
    const { height = NaN } = (await list.boundingBox()) ?? {}
    expect(height).toBeGreaterThanOrEqual(560)
    expect(height).toBeLessThanOrEqual(648)
    for (const [index, { title, text }] of [...items.entries()].reverse()) {
      // On the cloth, above its plate.
      await clothOf(page, title).click({ position: { x: 100, y: 80 } })
      for (const other of items)
        await expect(page.getByText(other.text)).toBeVisible({ visible: other.text === text })
      await expect
        .poll(async () => {
          const widths = await widthsOf(page)
          const [opened = NaN] = widths.splice(index, 1)
          return opened / Math.max(...widths)
        })
        .toBeGreaterThan(1.8)
      // Nothing below moves.
      expect((await list.boundingBox())?.height).toBe(height)
    }
  })

  test('open and close by the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, paths.forPartners)
    const [first, second] = clothsOf(page)
    const [campus, company] = items
    if (!first || !second || !campus || !company) throw new Error('A cloth is missing.')
    await first.locator('summary').focus()
    await page.keyboard.press('Tab')
    await expect(first.getByRole('link')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(second.locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText(company.text)).toBeVisible()
    await expect(page.getByText(campus.text)).toBeHidden()
    await page.keyboard.press('Space')
    await expect(page.getByText(company.text)).toBeHidden()
    const widths = await widthsOf(page)
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1)
  })

  test('lie one below another on a phone, and the one that is pressed opens downward', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, paths.forPartners)
    const [first, ...others] = clothsOf(page)
    if (!first) throw new Error('A cloth is missing.')
    await expect(first).toHaveAttribute('open')
    for (const cloth of others) {
      const { height = NaN } = (await cloth.boundingBox()) ?? {}
      expect(height).toBeGreaterThanOrEqual(120)
      expect(height).toBeLessThan(150)
      await cloth.locator('summary').click()
      await expect(cloth.getByRole('link')).toBeVisible()
      expect((await cloth.boundingBox())?.height).toBeGreaterThan(240)
    }
  })

  for (const id of languageIds)
    test(`keep every ${languages[id].name} word inside its plate`, async ({ page }) => {
      await open(page, localizedPath(id, paths.forPartners))
      await waitForFonts(page)
      const cloths = page.locator('details[name=partner]')
      await expect(cloths).toHaveCount(4)
      for (const width of [320, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        for (const cloth of await cloths.all()) {
          if ((await cloth.getAttribute('open')) === null) await cloth.locator('summary').click()
          const outside = await cloths.evaluateAll((all) =>
            all.flatMap((each) => {
              const frame = each.getBoundingClientRect()
              const parts = [
                ...each.querySelectorAll(each.hasAttribute('open') ? 'h3, p, a' : 'h3'),
              ]
              return parts.flatMap((part) => {
                const words = document.createRange()
                words.selectNodeContents(part)
                const { left, right } = words.getBoundingClientRect()
                const plate = part.parentElement?.getBoundingClientRect() ?? frame
                const isInside =
                  frame.left <= plate.left &&
                  plate.left <= left &&
                  right <= plate.right &&
                  plate.right <= frame.right
                return isInside ? [] : [part.textContent]
              })
            }),
          )
          expect(outside).toEqual([])
        }
      }
    })
})

test('hangs the three models one below another, each from edge to edge of the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.forPartners)
  const { pilot, enterprise, research } = forPartners.models
  const boxes = await Promise.all(
    [pilot, enterprise, research].map(({ name }) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) })
        .boundingBox(),
    ),
  )
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  let end = 0
  for (const box of boxes) {
    if (!box) throw new Error('A model is not shown.')
    expect([box.x, box.width].map(Math.round)).toEqual([0, width])
    expect(box.y).toBeGreaterThanOrEqual(end)
    end = box.y + box.height
  }
})

for (const width of [390, 1440])
  test(`draws each model’s cloth as long as the model lasts, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(paths.forPartners)
    const cloths = page.locator('.model-cloth')
    await expect(cloths).toHaveCount(2)
    /** Where the cloth begins and ends, without its hem, its fringe and the rest of the loom, and the column around it. */
    const measured = await cloths.evaluateAll((all) =>
      all.map((cloth) => {
        const styles = getComputedStyle(cloth)
        const fringe = parseFloat(getComputedStyle(cloth, '::after').width)
        const { width: whole } = cloth.getBoundingClientRect()
        const column = cloth.parentElement?.getBoundingClientRect().width ?? 0
        const around = parseFloat(styles.paddingLeft) + parseFloat(styles.paddingRight)
        return { woven: whole - around - fringe, whole, column }
      }),
    )
    const [pilot, enterprise] = measured
    if (!pilot || !enterprise) throw new Error('A cloth is not drawn.')
    const { pilotMonths, enterpriseYears } = businessConstants
    const months = pilotMonths.most / (12 * enterpriseYears.most)
    expect(pilot.woven / enterprise.woven).toBeCloseTo(months, 2)
    expect(enterprise.whole).toBeLessThanOrEqual(enterprise.column + 0.5)
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 794, height: 1123 } })
  test('shows the report without its slider', async ({ page }) => {
    await page.goto(paths.forPartners)
    await expect(page.getByText(product.totals.tooSmall)).toBeVisible()
    await expect(page.getByText(forPartners.metrics.group.label)).toBeHidden()
    await expect(page.locator('input[type="range"]')).toBeHidden()
  })

  test('opens each partner’s cloth', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(paths.forPartners)
    for (const { title, text } of Object.values(forPartners.partners.items).reverse()) {
      await page.locator('details', { hasText: title }).locator('summary').click()
      await expect(page.getByText(text)).toBeVisible()
    }
  })

  test('prints what every partner gets', async ({ page }) => {
    await page.goto(paths.forPartners)
    await page.emulateMedia({ media: 'print' })
    for (const { text } of Object.values(forPartners.partners.items))
      await expect(page.getByText(text)).toBeVisible()
  })

  test('prints the page for the management alone, on one sheet', async ({ page }) => {
    await page.goto(paths.forPartners)
    const sheet = page.locator('#management-page')
    await expect(sheet).toBeHidden()
    await page.goto(`${paths.forPartners}#management-page`)
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await expect(sheet.locator('dt')).toHaveCount(7)
    await expect(sheet.getByText(forPartners.management.sheet.title)).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    const file = await page.pdf({ format: 'A4' })
    expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})

test('draws the threads above the counsellors to the edge of a 4K window', async ({ page }) => {
  await page.setViewportSize({ width: 3840, height: 1080 })
  await page.goto(paths.forPartners)
  const counsellors = page.locator('section', { hasText: forPartners.counsellors.title }).last()
  await counsellors.scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      const box = await counsellors.locator('svg > rect').first().boundingBox()
      return box && box.x + box.width
    })
    .toBeGreaterThanOrEqual(3840)
})
