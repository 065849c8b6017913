import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { fileFor } from '../../deploy/build/hosts/site-address.ts'
import { addressIn, languageIds } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'

export type Experiences = {
  requests: number
  failed: string[]
  pages: number
  withoutStyles: string[]
  errors: string[]
  /** They count the clicks of tabs from the first release on, and those that ended elsewhere. */
  oldTabClicks: number
  oldTabWrong: string[]
  sent: { email: string; status: number }[]
  longestWait: number
}

export function noExperiences(): Experiences {
  return {
    requests: 0,
    failed: [],
    pages: 0,
    withoutStyles: [],
    errors: [],
    oldTabClicks: 0,
    oldTabWrong: [],
    sent: [],
    longestWait: 0,
  }
}

type Visit = { url: string; dist: string; met: Experiences; signal: AbortSignal; pause: number }

/**
 * Keeps one tab from the first release on, and another that goes about, until the signal.
 * On a slow machine that comes before the first round is over; one is always finished.
 */
export async function visit(browser: Browser, name: string, about: Visit): Promise<void> {
  const context = await browser.newContext()
  // A machine that stands still for a while has lost nothing.
  context.setDefaultTimeout(120_000)
  watch(context, about.met)
  const old = await context.newPage()
  const other = await context.newPage()
  try {
    await load(old, addressIn(pick(languageIds), paths.home), about)
    let round = 0
    do {
      await load(other, addressIn(pick(languageIds), pick(Object.values(paths))), about)
      await clickAbout(other, about, about.met.errors)
      await send(other, `${name}-${round}@example.com`, about)
      await clickAbout(old, about, about.met.oldTabWrong)
      about.met.oldTabClicks += 1
      await other.waitForTimeout(Math.random() * 2 * about.pause)
      round += 1
    } while (!about.signal.aborted)
  } catch (error) {
    about.met.failed.push(`${name} gave up: ${String(error)}`)
  } finally {
    await context.close()
  }
}

function watch(context: BrowserContext, met: Experiences): void {
  context.on('request', () => (met.requests += 1))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page cancels its requests.
    if (reason !== 'net::ERR_ABORTED') met.failed.push(`${reason} ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) met.failed.push(`${response.status()} ${response.url()}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') met.errors.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => met.errors.push(String(error.error())))
}

async function load(page: Page, address: string, { url, met }: Visit): Promise<void> {
  await timed(met, () => page.goto(url + address, { waitUntil: 'domcontentloaded' }))
  await page.waitForFunction(() => window.earlyClick === null)
  met.pages += 1
  const isDressed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style, #sheet')].every(({ sheet }) => sheet),
  )
  if (!isDressed) met.withoutStyles.push(address)
}

/** Answers whether the click led there. */
async function clickAbout(page: Page, visitor: Visit, wrong: string[]): Promise<void> {
  const language =
    languageIds.find((id) => new URL(page.url()).pathname.startsWith(`/${id}`)) ?? 'en'
  const here = new URL(page.url()).pathname
  const targets = Object.values(paths).map((path) => ({ path, address: addressIn(language, path) }))
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]:not([hreflang], [target])')].map((a) =>
      a.getAttribute('href'),
    ),
  )
  const target = pick(targets.filter(({ address }) => address !== here && links.includes(address)))
  if (!target) return
  const heading = headingOf(visitor.dist, fileFor(language, target.path))
  await timed(visitor.met, async () => {
    await page.evaluate((address) => {
      document
        .querySelector<HTMLAnchorElement>(`a[href="${address}"]:not([hreflang], [target])`)
        ?.click()
    }, target.address)
    await page
      .waitForFunction((text) => document.querySelector('h1')?.textContent === text, heading)
      .catch(() => wrong.push(`${here} → ${target.address}: ${page.url()}`))
  })
}

async function send(page: Page, email: string, { met }: Visit): Promise<void> {
  const status = await timed(met, () =>
    page.evaluate(async (address) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ email: address })
      return (await fetch('/api/waitlist', { method: 'POST', headers, body })).status
    }, email),
  ).catch((error: unknown) => {
    met.failed.push(`waitlist: ${String(error)}`)
    return 0
  })
  met.sent.push({ email, status })
}

async function timed<Result>(met: Experiences, act: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  try {
    return await act()
  } finally {
    met.longestWait = Math.max(met.longestWait, performance.now() - started)
  }
}

const headings = new Map<string, string>()

function headingOf(dist: string, file: string): string {
  const known = headings.get(file)
  if (known !== undefined) return known
  const [, inside = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(readFileSync(join(dist, file), 'utf8')) ?? []
  const text = inside
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
  headings.set(file, text)
  return text
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
