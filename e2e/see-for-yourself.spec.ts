import { expect, test, type Page } from '@playwright/test'
import { seeForYourself } from '../src/content/en/see-for-yourself.ts'
import { visit } from '../src/content/en/visit.ts'
import { paths } from '../src/paths.ts'
import { violations } from './scan.ts'
import { open } from './site.ts'

const row = (page: Page, { title }: { title: string }) =>
  page.getByRole('region', { name: title, exact: true })

async function show(page: Page): Promise<void> {
  await page.getByRole('button', { name: seeForYourself.show }).click()
}

test('the list names every request, nothing kept, and the policy that is in force', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(paths.privacy, { waitUntil: 'networkidle' })
  await show(page)
  await expect(page.getByText(visit.allWell)).toBeVisible()
  await expect(page.getByText(visit.wrong)).toHaveCount(0)

  const requests = row(page, visit.requests)
  const { host } = new URL(baseURL ?? '')
  for (const url of new Set(asked.filter((each) => !each.endsWith('/favicon.svg'))))
    await expect(requests).toContainText(host + new URL(url).pathname)
  for (const kept of [visit.cookies, visit.storage, visit.databases, visit.workers])
    await expect(row(page, kept)).toContainText(visit.none)
  await expect(row(page, visit.policy)).toContainText("default-src 'none'")
  expect(await violations(page)).toEqual([])
})

test.describe('with things that should not be there', () => {
  // The policy would keep the foreign request from being made.
  test.use({ bypassCSP: true })

  test('a cookie, a stored key, a database and a foreign request are shown and marked', async ({
    page,
  }) => {
    await page.route('https://tracker.example/**', (route) => route.fulfill({ body: '' }))
    await open(page, paths.privacy)
    await page.evaluate(async () => {
      document.cookie = 'visitor=1'
      localStorage.setItem('seen', 'yes')
      await new Promise((done) => (indexedDB.open('profile').onsuccess = done))
      await fetch('https://tracker.example/pixel', { mode: 'no-cors' })
    })
    await show(page)
    await expect(page.getByText(visit.notWell)).toBeVisible()
    await expect(page.getByText(visit.wrong)).toHaveCount(4)
    await expect(row(page, visit.requests)).toContainText('tracker.example/pixel')
    await expect(row(page, visit.cookies)).toContainText('visitor')
    await expect(row(page, visit.storage)).toContainText('seen')
    await expect(row(page, visit.databases)).toContainText('profile')
  })
})

test('a page that came without its policy says so', async ({ page }) => {
  await page.route(paths.privacy, async (route) => {
    const answer = await route.fetch()
    const { 'content-security-policy': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  await open(page, paths.privacy)
  await show(page)
  await expect(row(page, visit.policy)).toContainText(visit.policy.missing)
  await expect(page.getByText(visit.notWell)).toBeVisible()
})

test('the notice of a form leads to it, in a tab of its own', async ({ page, context }) => {
  await open(page, paths.contact)
  const opened = context.waitForEvent('page')
  await page.getByRole('main').getByRole('link', { name: seeForYourself.title }).first().click()
  const policy = await opened
  await expect(policy.getByRole('heading', { name: seeForYourself.title })).toBeInViewport()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says how to look, and offers no button', async ({ page }) => {
    await page.goto(paths.privacy)
    await expect(page.getByText(seeForYourself.without)).toBeVisible()
    await expect(page.getByRole('button', { name: seeForYourself.show })).toBeHidden()
  })
})
