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
