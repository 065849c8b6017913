import { expect, test } from '@playwright/test'
import { addressIn, languageIds } from '../src/languages.ts'
import { paths } from '../src/paths.ts'
import { fontsAdded, open } from './site.ts'

test('on a phone home is at most nine screens long, and two of its patches stand side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, paths.home)
  await fontsAdded(page)
  // The page is 5,600 px long, give or take 8 %.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6050)
  const halves = page.locator('.quilt > li', { hasText: /Chat, audio|crisis\sdetection/ })
  const [first, second] = await Promise.all([0, 1].map((index) => halves.nth(index).boundingBox()))
  expect(second?.y).toBe(first?.y)
})

test('the titles of patches side by side share a line', async ({ page }) => {
  for (const path of [paths.home, paths.safety]) {
    await page.goto(path)
    for (const width of [768, 1440]) {
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const tops = await page.locator('.quilt > li').evaluateAll((patches) =>
          patches.map((patch) => ({
            row: patch.getBoundingClientRect().y,
            title: patch.querySelector('h3')?.getBoundingClientRect().y,
          })),
        )
        for (const { row, title } of tops)
          expect(title).toBe(tops.find((other) => other.row === row)?.title)
      })
    }
  }
})

test('the title for partners ends before the cloths that hang beside it, in every language', async ({
  page,
}) => {
  for (const language of languageIds) {
    await open(page, addressIn(language, paths.forPartners))
    await page.evaluate(() => document.fonts.ready)
    for (const width of [1024, 1440]) {
      await test.step(`${language} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        const title = await page.getByRole('heading', { level: 1 }).boundingBox()
        const cloths = await page.locator('main .page-grid > [aria-hidden]').first().boundingBox()
        const end = (title?.x ?? Infinity) + (title?.width ?? 0)
        expect(end).toBeLessThanOrEqual(cloths?.x ?? 0)
      })
    }
  }
})

test('no patch of home ends in a line of bare stitches', async ({ page }) => {
  await page.goto(paths.home)
  for (const width of [390, 768, 1440]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const words = page.locator('.quilt p', { hasText: 'Dah lama tak' })
      const { height = 0 } = (await words.boundingBox()) ?? {}
      const line = await words.evaluate((node) => parseFloat(getComputedStyle(node).lineHeight))
      expect(height).toBeLessThan(1.5 * line)
    })
  }
})

test('a disclosure that opens and a word that is chosen get one stitch along their rule', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, paths.contact)
  const question = page.locator('details.rule-t > summary').first()
  await question.click()
  const movement = (node: Element) => {
    const { animationName, animationDuration } = getComputedStyle(node, '::before')
    return [animationName, animationDuration]
  }
  expect(await question.evaluate(movement)).toEqual(['shuttle', '0.22s'])
  for (const [path, name] of [
    [paths.research, 'Sources'],
    [paths.contact, 'bahasa Melayu'],
  ] as const) {
    await open(page, path)
    const thin = page.locator('summary', { hasText: name }).first()
    await thin.click()
    expect(await thin.evaluate(movement)).toEqual(['shuttle', '0.22s'])
    const top = await thin.evaluate((node) => getComputedStyle(node, '::before').top)
    expect(parseFloat(top) > 0).toBe(path === paths.contact)
  }
  await open(page, paths.forUsers)
  const tab = page.locator('.thread-tab').nth(1)
  await tab.click()
  expect(await tab.evaluate(movement)).toEqual(['shuttle', '0.22s'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect((await tab.evaluate(movement))[0]).toBe('none')
})

test('each field that is filled in and right sews a stitch, one that is too short none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, paths.contact)
  const stitchOf = (name: string) =>
    page
      .locator('[data-field]', { has: page.getByLabel(name) })
      .evaluate((field) => getComputedStyle(field, '::before').width)
  const message = page.getByLabel('Message')
  await page.getByLabel('First name').fill('Aisyah')
  await message.pressSequentially('Too short')
  await message.blur()
  expect([
    await stitchOf('First name'),
    await stitchOf('Last name'),
    await stitchOf('Message'),
  ]).toEqual(['8px', 'auto', 'auto'])
  await message.pressSequentially('ly said')
  await message.blur()
  expect(await stitchOf('Message')).toBe('8px')
})
