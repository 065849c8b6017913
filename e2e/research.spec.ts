import { expect, test } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { open } from './site.ts'

const stitch = 4

test('the long cloth has 100,000 stitches at every width, all rows full', async ({ page }) => {
  await page.goto(paths.research)
  const summary = page.getByText('Unroll the cloth')
  const cloth = page.locator('.long-cloth')
  for (const width of [1920, 1440, 1100, 900, 768, 700, 540, 440, 390, 360, 320]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      if (await summary.isVisible()) await summary.click()
      const size = await cloth.evaluate((node) => [node.clientWidth, node.clientHeight])
      const [columns = 0, rows = 0] = size.map((pixels) => pixels / stitch)
      expect([columns % 1, rows % 1]).toEqual([0, 0])
      expect(columns * rows).toBe(100_000)
      const box = await cloth.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    })
  }
})

test('the long cloth is folded on a phone until it is opened, and can be skipped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(paths.research)
  await expect(page.locator('.long-cloth')).toBeHidden()
  await page.getByRole('link', { name: 'Skip the cloth' }).click()
  await expect(page.getByRole('heading', { name: 'Fact sheet' })).toBeInViewport()
})

test('a status leads from its page to its row in the register', async ({ page }) => {
  await open(page, paths.solutions)
  await page.getByRole('main').getByRole('link', { name: 'Planned' }).first().click()
  await expect(page).toHaveURL(/\/research#claim-\w+$/)
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport()
})

test('the register is a table to a screen reader, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto(paths.research)
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  const count = (role: string) => nodes.filter((node) => node.role?.value === role).length
  expect(count('table')).toBe(2)
  expect(count('rowheader')).toBe(await page.locator('tbody th').count())
  expect(count('cell')).toBe(await page.locator('tbody td').count())
})
