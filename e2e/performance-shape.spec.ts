import { expect, test } from '@playwright/test'
import { paths } from '../src/paths.ts'

test('a click on a link needs no network once the page has been idle', async ({
  page,
  context,
}) => {
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.locator(`main a[href="${paths.forUsers}"]`).first().click()
  await expect(page).toHaveURL(paths.forUsers)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a visitor who saves data gets the code of other pages only on intent', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const chunks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('-page-')) chunks.push(request.url())
  })
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  expect(chunks.filter((url) => !url.includes('/home-page-'))).toEqual([])
  await page.locator(`main a[href="${paths.forUsers}"]`).first().hover()
  await expect.poll(() => chunks.some((url) => url.includes('/for-users-page-'))).toBe(true)
})

test('a click on a page whose code is here shows its heading before the rest of it is rendered', async ({
  page,
}) => {
  await page.goto(paths.home, { waitUntil: 'networkidle' })
  const firstSections = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')
        new MutationObserver(() => {
          if (document.querySelector('h1') === heading) return
          resolve(document.querySelectorAll('main > section').length)
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.locator(`main a[href="${paths.howItWorks}"]`).first().click()
  expect(await firstSections).toBe(1)
  await expect(page.locator('main > section')).toHaveCount(5)
})
