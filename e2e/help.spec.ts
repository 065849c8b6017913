import { expect, test } from '@playwright/test'
import { forUsers } from '../src/content/en/for-users.ts'
import { helplineWords } from '../src/content/en/helplines.ts'
import { helplines } from '../src/content/facts/helplines.ts'
import { languageIds, languages, localizedPath } from '../src/languages.ts'
import { paths, sectionPaths } from '../src/paths.ts'
import { open, phone, waitForFonts } from './helpers.ts'

test.use(phone)

test.describe('in the time zone of Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })
  test('shows 999, and a helpline as closed at 3 a.m. in Kuala Lumpur', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T19:00:00Z')
    await page.goto(paths.forUsers)
    const heal = page.locator('main li', { has: page.locator('a[href="tel:15555"]') }).first()
    const { opens = 0, closes = 0 } = helplines.heal.hours ?? {}
    const { closed, hours } = helplineWords.state
    await expect(heal).toContainText(closed(hours(opens, closes)))
    const emergency = page.locator('main a[href="tel:999"]').first()
    await expect(emergency).toBeInViewport({ ratio: 1 })
  })
})

test('brings a story into the window when its hour is tapped', async ({ page }) => {
  await open(page, paths.forUsers)
  for (const { name } of Object.values(forUsers.audiences.list)) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    const title = page.getByRole('heading', { name, level: 3 })
    await expect(title).not.toBeInViewport()
    const hour = page.getByRole('link', { name })
    const box = await hour.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await hour.tap()
    await expect(title).toBeInViewport({ ratio: 1 })
    const header = await page.locator('header').boundingBox()
    const top = (await title.boundingBox())?.y ?? 0
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  }
})

test('says the numbers of a situation louder than its text, and no louder than those of Help now', async ({
  page,
}) => {
  await open(page, paths.forUsers)
  const sizes = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((parts) => parts.map((part) => parseFloat(getComputedStyle(part).fontSize)))
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const text = await sizes('.situations details p')
    const numbers = await sizes('.situations li a[href^="tel:"]')
    const loud = await sizes('#open-today li a[href^="tel:"]')
    expect(numbers.length).toBeGreaterThan(5)
    expect(Math.min(...numbers), `${width} px`).toBeGreaterThan(Math.max(...text))
    expect(Math.max(...numbers), `${width} px`).toBeLessThanOrEqual(Math.min(...loud))
  }
})

test('keeps a number in sight when the phone is turned and turned back', async ({ page }) => {
  await page.goto(paths.forUsers)
  const number = page.locator('main a[href="tel:15999"]').first()
  await number.evaluate((link) => link.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const { width, height } = phone.viewport
  for (const viewport of [{ width: height, height: width }, phone.viewport]) {
    await page.setViewportSize(viewport)
    await expect(number).toBeInViewport()
  }
})

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  for (const id of languageIds) {
    test(`marks the open situation of the ${languages[id].name} page, and leaves the list and what is below in their places`, async ({
      page,
    }) => {
      await open(page, localizedPath(id, paths.forUsers))
      await waitForFonts(page)
      const rows = page.locator('.situations summary')
      await expect(rows).toHaveCount(7)
      const tops = () =>
        page
          .locator('.situations summary, #worried')
          .evaluateAll((parts) =>
            parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)),
          )
      const marked = () =>
        rows.evaluateAll((all) =>
          all.flatMap((row, index) =>
            getComputedStyle(row).backgroundColor === 'rgba(0, 0, 0, 0)' ? [] : [index],
          ),
        )
      for (const width of [1100, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await page.evaluate(() => document.fonts.ready)
        const before = await tops()
        for (const [index, row] of (await rows.all()).entries()) {
          // Also where it is open already: one always is.
          await row.click()
          expect(await tops(), `${width} px`).toEqual(before)
          expect(await marked(), `${width} px`).toEqual([index])
        }
      }
      await expect(page.locator('#violence')).toBeVisible()
      await expect(page.locator('#silence')).toBeHidden()
    })
  }
  for (const id of languageIds)
    test(`shows the whole list above the bar with 999 where an address of the ${languages[id].name} page names a help`, async ({
      page,
    }) => {
      await page.goto(`${localizedPath(id, paths.forUsers)}#treatment`)
      await waitForFonts(page)
      const ends = () =>
        page.evaluate(() => {
          const rows = [...document.querySelectorAll('.situations summary')]
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN
          const boxes = rows.map((row) => row.getBoundingClientRect())
          // What is drawn at the lower edge of the last row.
          const last = boxes.at(-1)
          const top = document.elementFromPoint((last?.left ?? 0) + 20, (last?.bottom ?? 0) - 2)
          return {
            begins: (boxes[0]?.top ?? NaN) >= header - 8,
            ends: rows.at(-1)?.contains(top) ?? false,
          }
        })
      await expect.poll(ends).toEqual({ begins: true, ends: true })
    })
  test('shows the help from its beginning where the top of the list has left the window', async ({
    page,
  }) => {
    await open(page, paths.forUsers)
    await page.evaluate(() => document.fonts.ready)
    const row = page.locator('.situations summary').last()
    await row.evaluate((element) =>
      window.scrollBy({ top: element.getBoundingClientRect().top - 300, behavior: 'instant' }),
    )
    await row.click()
    const help = page.locator('#violence')
    await expect
      .poll(async () => {
        const top = await help.evaluate((element) => element.getBoundingClientRect().top)
        const header = await page.locator('header').evaluate((element) => element.clientHeight)
        return top - header
      })
      .toBeGreaterThanOrEqual(0)
    await expect(row).toBeInViewport()
  })
  test('shows both numbers of Talian Kasih in one place', async ({ page }) => {
    await page.goto(`${paths.forUsers}#violence`)
    const kasih = page
      .locator('#violence')
      .getByRole('listitem')
      .filter({ has: page.locator('a[href="tel:15999"]') })
      .first()
    await expect(kasih.getByRole('link', { name: '019 261 5999' })).toBeVisible()
  })
  test('shows the help that the address names, and the 999 in it', async ({ page }) => {
    await page.goto(sectionPaths.silence)
    await expect(page.locator('#silence a[href="tel:999"]')).toBeInViewport({ ratio: 1 })
  })
})

test.describe('on paper, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 794, height: 1123 } })
  for (const id of languageIds) {
    test(`prints the pocket card of the ${languages[id].name} page alone, at the size of a bank card`, async ({
      page,
    }) => {
      const millimetre = 96 / 25.4
      await page.emulateMedia({ media: 'print', colorScheme: 'light' })
      await page.goto(`${localizedPath(id, paths.forUsers)}#pocket-card`)
      await page.evaluate(() => document.fonts.ready)
      const card = page.locator('#pocket-card')
      const panels = card.locator('> div[lang]')
      await expect(panels).toHaveCount(4)
      for (const panel of await panels.all()) {
        const box = await panel.boundingBox()
        expect((box?.width ?? 0) / millimetre).toBeCloseTo(85.6, 0)
        expect((box?.height ?? 0) / millimetre).toBeCloseTo(54, 0)
        const spills = await panel.evaluate((node) => node.scrollHeight > node.clientHeight + 1)
        expect(spills).toBe(false)
      }
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
      const sheet = await card.boundingBox()
      expect((sheet?.height ?? 0) / millimetre, 'one A4 sheet').toBeLessThan(277)
    })
  }
})
