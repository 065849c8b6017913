import { expect, test, type Page } from '@playwright/test'
import { leaving } from '../src/content/en/leaving.ts'
import { site } from '../src/content/en/site.ts'
import { neutralPage } from '../src/content/facts/browsers.ts'
import { BRAND } from '../src/content/facts/company.ts'
import { menuLinks } from '../src/layout/navigation.ts'
import { paths } from '../src/paths.ts'
import { holdBack, open, phone } from './helpers.ts'
import { answerForTheWeather } from './leaving.ts'

const { menu, links } = site.header

test.use(phone)

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /menu/i })
const openMenu = (page: Page) => page.locator('#menu:popover-open')
const solutions = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Solutions' })

test('opens, shows every link and closes in a wider window and on a chosen link', async ({
  page,
}) => {
  await open(page, paths.home)
  await expect(solutions(page)).toBeHidden()
  await toggle(page).click()
  await expect(openMenu(page)).toHaveCount(1)
  await expect(toggle(page)).toHaveAccessibleName(menu.close)
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  for (const name of menuLinks) {
    await expect(page.getByRole('banner').getByRole('link', { name: links[name] })).toBeVisible()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  // Wait for the menu: of two resizes within one frame the page sees only the second.
  await expect(openMenu(page)).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(solutions(page)).toBeHidden()
  await toggle(page).click()
  await solutions(page).click()
  await expect(page).toHaveURL(paths.solutions)
  await expect(solutions(page)).toBeHidden()
  await expect(openMenu(page)).toHaveCount(0)
})

test('says that it is closed after a click outside it, and that it was opened before hydration', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(paths.home, { waitUntil: 'commit' })
  // The browser exposes the state itself; an attribute could only be wrong.
  await expect(toggle(page)).not.toHaveAttribute('aria-expanded')
  await toggle(page).click()
  await expect(openMenu(page)).toHaveCount(1)
  release()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.click(10, 5)
  await expect(openMenu(page)).toHaveCount(0)
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
})

test('leaves quickly with one press wherever the page has scrolled to', async ({ page }) => {
  await answerForTheWeather(page)
  await open(page, paths.howItWorks)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner').getByRole('link', { name: BRAND.name })).toBeInViewport()
  await page.getByRole('banner').getByRole('link', { name: leaving.link }).click()
  await expect(page).toHaveURL(neutralPage)
})

test('closes with Escape, and when Tab leaves it', async ({ page }) => {
  await open(page, paths.home)
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  await test.step('Escape closes it and gives focus back to its button', async () => {
    await expect(solutions(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(solutions(page)).toBeHidden()
    await expect(toggle(page)).toBeFocused()
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
  })

  await page.keyboard.press('Enter')
  await test.step('Escape inside it gives the focus back to its button', async () => {
    await page.keyboard.press('Tab')
    const first = page.locator('#menu a').first()
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(toggle(page)).toBeFocused()
  })

  await page.keyboard.press('Enter')
  await test.step('whoever leaves it by Tab sees where the focus is: it has closed', async () => {
    const last = page.getByRole('banner').getByRole('link', { name: links.contact })
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab')
      if (await last.evaluate((link) => link === document.activeElement)) break
    }
    await expect(last).toBeFocused()
    await expect(last).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(last).toBeHidden()
    const next = page.getByRole('main').locator(':focus')
    await expect(next).toBeInViewport()
    await page.keyboard.press('Shift+Tab')
    await expect(toggle(page)).toBeFocused()
  })
})

test('closes with Back and stays on the page; Forward does not open it again', async ({ page }) => {
  await open(page, paths.about)
  await toggle(page).click()
  await solutions(page).click()
  await expect(page).toHaveURL(paths.solutions)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await toggle(page).click()
  await expect(toggle(page)).toHaveAccessibleName(menu.close)
  await page.goBack()
  await expect(solutions(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await expect(page).toHaveURL(paths.solutions)
  await page.goForward()
  await expect(page).toHaveURL(paths.solutions)
  await expect(solutions(page)).toBeHidden()
  await page.goBack()
  // A menu closed in another way leaves no history entry.
  await toggle(page).click()
  await expect(toggle(page)).toHaveAccessibleName(menu.close)
  await page.keyboard.press('Escape')
  await expect(toggle(page)).toHaveAccessibleName(menu.open)
  await page.goBack()
  await expect(page).toHaveURL(paths.about)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('opens, and its link to Solutions works', async ({ page }) => {
    await page.goto(paths.home)
    await toggle(page).click()
    await solutions(page).click()
    await expect(page).toHaveURL(paths.solutions)
  })
})
