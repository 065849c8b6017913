import { expect, test } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { holdBack } from './site.ts'

test('clicks a button after hydration that was clicked before', async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto(paths.home, { waitUntil: 'commit' })
  await page.locator('footer [aria-haspopup=dialog]').click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('sends security headers with every answer, errors and functions too', async ({ request }) => {
  const answers = [
    await request.get(paths.home),
    await request.get('/no-such-page'),
    await request.get('/assets/none.js'),
    await request.get('/api/waitlist'),
    await request.get('/functions/v1/send-contact-email'),
    await request.post('/api/waitlist', { data: 'not json' }),
  ]
  expect(answers.map((answer) => answer.status())).toEqual([200, 404, 404, 405, 405, 415])
  for (const answer of answers) {
    const headers = answer.headers()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  }
})

const oddAddresses = {
  '/for%2DUsers': '/for-users',
  '//about': '/about',
  '/ms/About': '/ms/about',
}

test('ends at the right page from an address written differently, and stays', async ({
  page,
  baseURL,
}) => {
  for (const [odd, address] of Object.entries(oddAddresses)) {
    await test.step(odd, async () => {
      await page.goto(`${baseURL}${odd}`)
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      await page.waitForFunction(() => window.earlyClick === null)
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
      await expect(page).not.toHaveTitle(/not found/i)
      expect((await page.locator('main').textContent())?.length).toBeGreaterThan(500)
    })
  }
})
