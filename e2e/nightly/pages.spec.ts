import { expect, test } from '@playwright/test'
import { contact } from '../../src/content/en/contact.ts'
import { forPartners } from '../../src/content/en/for-partners.ts'
import { paths } from '../../src/paths.ts'
import { expectStill, expectToWorkWithoutScripts, watchFromTheStart } from '../direct-load.ts'
import { everyAddress, open } from '../site.ts'

// pages.spec.ts takes three pages as a sample.
for (const address of everyAddress) {
  test(`keeps ${address} still in a wide window, and works without scripts`, async ({ page }) => {
    await watchFromTheStart(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await expectStill(page)
    await expectToWorkWithoutScripts(page, address)
  })
}

// The rest repeats in a browser what tests/pages proves without one.
test('says that an address is unknown, leads home and logs the path', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await open(page, '/wheres/this?email=someone@example.com')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  expect(logged.filter((line) => line.includes('/wheres/this'))).toHaveLength(1)
  expect(logged.join()).not.toContain('someone@example.com')
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL(paths.home)
})

test('shows beside a model where to write, with its subject filled in', async ({ page }) => {
  const { label, subject, write } = forPartners.models.pilot.action
  await open(page, paths.forPartners)
  const link = page.getByRole('link', { name: write })
  await expect(link).toBeHidden()
  await page.getByRole('button', { name: label }).click()
  await expect(page).toHaveURL(paths.forPartners)
  await link.click()
  await expect(page).toHaveURL(paths.contact)
  await expect(page.locator('#message-form [name=subject]')).toHaveValue(subject)
})

test('fills in the subject of a chosen option, and leads to the first empty field', async ({
  page,
}) => {
  const label = contact.topics.support
  await open(page, paths.contact)
  await page.getByRole('button', { name: label }).click()
  await expect(page.locator('#message-form [name=subject]')).toHaveValue(label)
  await expect(page.locator('#message-form [name=firstName]')).toBeFocused()
})
