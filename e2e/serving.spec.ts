import { expect, test, type Page } from '@playwright/test'
import { paths } from '../src/paths.ts'
import { everyAddress } from './site.ts'

/** Looks are boxes, and the colours and font of text, by width. */
async function looks(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    found[width] = await look(page)
  }
  return found
}

function look(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, fontFamily, fill } = getComputedStyle(element)
      const name = `${element.tagName}.${element.classList.value}`
      return [name, x, y, width, height, color, backgroundColor, fontFamily, fill].join('|')
    }),
  )
}

for (const address of everyAddress) {
  test(`${address} looks the same before and after the whole stylesheet arrives`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    // The files stay pending: after a failure the page says how to write instead.
    await page.route(/\.(?:js|woff2)$/, () => undefined)
    await page.route('**/*.css', (route) => held.then(() => route.continue()))
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const before = await looks(page)
    release()
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('#sheet')?.sheet)
    expect(await looks(page)).toEqual(before)
  })
}

test('a button pressed before the app has started is pressed once it has', async ({ page }) => {
  let start: () => void = () => {}
  const held = new Promise<void>((resolve) => (start = resolve))
  await page.route('**/assets/*.js', (route) => held.then(() => route.continue()))
  await page.goto(paths.home, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('button').first().click()
  expect(new URL(page.url()).search).toBe('')
  start()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('every answer carries the security headers, errors and function answers too', async ({
  request,
}) => {
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
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('pages are revalidated, assets kept, both sent compressed', async ({ page, request }) => {
  const answer = await request.get(paths.about, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' })
  const etag = answer.headers().etag ?? ''
  const again = await request.get(paths.about, {
    headers: { 'accept-encoding': 'br', 'if-none-match': etag },
  })
  expect(again.status()).toBe(304)
  await page.goto(paths.about)
  const [script] = (await page.locator('#root').getAttribute('data-scripts'))?.split(' ') ?? []
  const asset = await request.get(script ?? '')
  expect(asset.headers()['cache-control']).toContain('immutable')
})

for (const [address, target] of [
  ['/about/', '/about'],
  ['/about.html', '/about'],
] as const) {
  test(`${address} is permanently ${target}`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toBe(target)
  })
}
