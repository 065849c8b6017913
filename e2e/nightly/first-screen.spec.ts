import { expect, test } from '@playwright/test'
import { publishedLanguages } from '../../src/content/facts/company.ts'
import { localizedPath } from '../../src/languages.ts'
import { paths, sectionPaths } from '../../src/paths.ts'

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
