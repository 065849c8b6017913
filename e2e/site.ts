import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { neutralPage } from '../src/content/leaving.ts'
import { paths, type Path } from '../src/paths.ts'

/** An unusual port, so that nobody else's server is tested by mistake. */
export const sitePort = Number(process.env.E2E_PORT ?? 41739)

/** Every address, and one that does not exist. */
export const everyAddress: (Path | '/no-such-page')[] = [...Object.values(paths), '/no-such-page']

/** Opens a page and waits until the app has started there, and answers every click by itself. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => window.earlyClick === null)
}

/** Waits until the page is set in the site's own fonts, which come last. */
export async function fontsAdded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => [...document.fonts].filter(({ family }) => /Hedvig L|Plus J/.test(family)).length === 2,
  )
}

/** The link "Leave quickly" stands in the top row of the page and can be hit by a finger. */
export async function expectWayOut(page: Page): Promise<void> {
  const link = page.locator(`a[href="${neutralPage}"]`)
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(y + height).toBeLessThanOrEqual(3 * 44)
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** The page's console messages and uncaught errors, from now on. */
export function messagesOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) =>
    messages.push(`${page.url()}: ${message.type()}: ${message.text()}`),
  )
  page.on('pageerror', (error) => messages.push(`${page.url()}: error: ${error.message}`))
  return messages
}

const outbox = join('test-results', 'local', 'outbox')

/** The mails the local backend has written so far, newest last. */
export async function mails(): Promise<string[]> {
  const names = await readdir(outbox).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
}
