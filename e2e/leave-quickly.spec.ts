import { expect, test, type Page } from '@playwright/test'
import { leaving } from '../src/content/en/leaving.ts'
import { pitchDeckForm } from '../src/content/en/pitch-deck-form.ts'
import { neutralPage } from '../src/content/leaving.ts'
import { localizedPath } from '../src/languages.ts'
import { paths, type Path } from '../src/paths.ts'
import { fill, fillContactForm, holdBack, open, openWaitlist } from './helpers.ts'

declare global {
  interface Window {
    note: (state: unknown) => void
  }
}

const link = (page: Page) => page.getByRole('link', { name: leaving.link })

const weather = '<h1>Weather</h1>'

/** No test asks the real weather service. */
async function answerForTheWeather(page: Page): Promise<void> {
  await page.route(neutralPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: weather }),
  )
}

test('leaves after three Shift presses, none of them in a field or between other keys', async ({
  page,
}) => {
  await answerForTheWeather(page)
  await open(page, paths.contact)
  await page.getByLabel('Subject').focus()
  for (const letter of 'ABC') await page.keyboard.press(`Shift+${letter}`)
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Shift')
  await expect(page.getByLabel('Subject')).toHaveValue('ABC')
  await page.getByLabel('Subject').blur()
  await page.keyboard.press('Shift')
  await page.keyboard.press('Shift')
  await page.keyboard.press('Tab')
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  const said = page.getByRole('status').filter({ hasText: leaving.onceMore })
  await page.keyboard.press('Shift')
  await expect(said).toHaveCount(0)
  await expect(page).toHaveURL(paths.contact)
  await page.keyboard.press('Shift')
  await expect(said).toHaveCount(1)
  await page.keyboard.press('Shift')
  await expect(page).toHaveURL(neutralPage)
})

test('clears page, title and fields at once, and Back does not return to them', async ({
  page,
}) => {
  const left = new Promise((resolve) => void page.exposeFunction('note', resolve))
  // The next page waits until the note is here: it would be lost with the page that sends it.
  await page.route(neutralPage, async (route) => {
    await left
    await route.fulfill({ contentType: 'text/html', body: weather })
  })
  await page.goto('about:blank')
  await open(page, paths.contact)
  await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('[name=subject], [name=message]')
    new MutationObserver(() =>
      window.note({
        height: document.documentElement.getBoundingClientRect().height,
        title: document.title,
        typed: [...fields].map(({ value }) => value),
      }),
    ).observe(document.documentElement, { attributes: true })
  })
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('Nobody at home should read this.')
  await link(page).click()
  await expect(page).toHaveURL(neutralPage)
  expect(await left).toEqual({ height: 0, title: '', typed: ['', ''] })
  await page.goBack()
  expect(page.url()).toBe('about:blank')
})

/** Playwright switches the back-forward cache off; the pages of this test's browser go into it. */
const cachedTest = test.extend({
  page: async ({ playwright, launchOptions, baseURL }, provide) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    await provide(await browser.newPage(baseURL ? { baseURL } : {}))
    await browser.close()
  },
})

/** Not page.goBack(), which waits for a load that a page from the cache does not have. */
async function goBack(page: Page, address: Path): Promise<void> {
  await page.evaluate(() => history.back())
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(address)
}

function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

function expectMarkedDocument(page: Page, marked: boolean): Promise<void> {
  return expect(page.locator('html[data-marked]')).toHaveCount(marked ? 1 : 0)
}

async function expectEmptyFields(page: Page): Promise<void> {
  await expect(page.locator('form [name]').first()).toBeAttached()
  const values = () =>
    page
      .locator('form :is(input, textarea, select)')
      .evaluateAll((fields) =>
        fields.map((field) => ('value' in field ? field.value : '')).join(''),
      )
  expect(await values()).toBe('')
  await page.waitForFunction(() => window.earlyClick === null)
  expect(await values()).toBe('')
}

async function chooseInvestorType(page: Page): Promise<void> {
  await page.getByLabel(pitchDeckForm.fields.investorType).click()
  await page.getByRole('option', { name: pitchDeckForm.options.investorType.vc }).click()
}

/** Opens another language in the same tab, as by a typed address, and leaves from there. */
async function leaveFromMalay(page: Page, path: Path): Promise<void> {
  await answerForTheWeather(page)
  await open(page, localizedPath('ms', path))
  await page.locator(`a[href="${neutralPage}"]`).click()
  await expect(page).toHaveURL(neutralPage)
}

for (const [run, isCached, how] of [
  [test, false, ''],
  [cachedTest, true, ', from the back-forward cache'],
] as const) {
  run(`leaves no words in the contact form of an earlier document${how}`, async ({ page }) => {
    await open(page, paths.contact)
    await markDocument(page)
    await fillContactForm(page, 'A question')
    await leaveFromMalay(page, paths.contact)
    await goBack(page, paths.contact)
    await expectMarkedDocument(page, isCached)
    await expectEmptyFields(page)
  })

  run(`leaves no words that were typed on an earlier page${how}`, async ({ page }) => {
    await open(page, paths.contact)
    await markDocument(page)
    await fillContactForm(page, 'A question')
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(paths.home)
    await leaveFromMalay(page, paths.home)
    await goBack(page, paths.home)
    await page.waitForFunction(() => window.earlyClick === null)
    await goBack(page, paths.contact)
    await expectMarkedDocument(page, isCached)
    await expectEmptyFields(page)
  })

  run(`leaves no words and choices in the pitch deck form${how}`, async ({ page }) => {
    await open(page, paths.forInvestors)
    await markDocument(page)
    await chooseInvestorType(page)
    await fill(page, '#pitch-deck', { position: 'Partner', message: 'Who else is invested?' })
    // This list begins with the choice that was made before.
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(paths.home)
    await goBack(page, paths.forInvestors)
    const type = page.getByLabel(pitchDeckForm.fields.investorType)
    await expect(type).toHaveText(pitchDeckForm.options.investorType.vc)
    await leaveFromMalay(page, paths.forInvestors)
    await goBack(page, paths.forInvestors)
    await expectMarkedDocument(page, isCached)
    await expectEmptyFields(page)
    await expect(type).toHaveText(pitchDeckForm.choose)
  })

  run(`leaves no words in the waitlist dialog${how}`, async ({ page }) => {
    await open(page, paths.about)
    await markDocument(page)
    const dialog = await openWaitlist(page)
    await dialog.locator('[name=email]').fill('farah@example.com')
    await leaveFromMalay(page, paths.about)
    await goBack(page, paths.about)
    await expectMarkedDocument(page, isCached)
    if (!isCached) {
      await page.waitForFunction(() => window.earlyClick === null)
      await openWaitlist(page)
    }
    await expect(dialog.locator('[name=email]')).toHaveValue('')
  })

  run(`leaves no words that were typed before hydration${how}`, async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(paths.contact, { waitUntil: 'domcontentloaded' })
    await fillContactForm(page, 'A question')
    await answerForTheWeather(page)
    await page.locator(`a[href="${neutralPage}"]`).click()
    await expect(page).toHaveURL(neutralPage)
    release()
    await goBack(page, paths.contact)
    await expectEmptyFields(page)
  })
}

test('stores nothing when another document replaces a form', async ({ page, context }) => {
  await open(page, paths.contact)
  await fillContactForm(page, 'A question')
  await page.goto(localizedPath('ms', paths.about))
  const stored = await page.evaluate(async () => ({
    inStorage: localStorage.length + sessionStorage.length,
    inDatabases: (await indexedDB.databases()).length,
    inName: window.name,
  }))
  expect(stored).toEqual({ inStorage: 0, inDatabases: 0, inName: '' })
  expect(await context.cookies()).toEqual([])
})

test('empties choices as it does text when another site replaces the form', async ({ page }) => {
  await answerForTheWeather(page)
  await open(page, paths.forInvestors)
  await chooseInvestorType(page)
  await fill(page, '#pitch-deck', { position: 'Partner' })
  await page.goto(neutralPage)
  await goBack(page, paths.forInvestors)
  await expectEmptyFields(page)
  await expect(page.getByLabel(pitchDeckForm.fields.investorType)).toHaveText(pitchDeckForm.choose)
})
