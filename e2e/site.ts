import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { neutralPage } from '../src/content/leaving.ts'
import { paths, type Path } from '../src/paths.ts'

/** The server of somebody else must not be tested by mistake. */
export const sitePort = Number(process.env.E2E_PORT ?? 41739)

/** One of them does not exist. */
export const everyAddress: (Path | '/no-such-page')[] = [...Object.values(paths), '/no-such-page']

/** Opens a page and waits until the app answers every click by itself. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => window.earlyClick === null)
}

export async function fontsAdded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => [...document.fonts].filter(({ family }) => /Hedvig L|Plus J/.test(family)).length === 2,
  )
}

/** Expects the way out in the top row, large enough for a finger. */
export async function expectWayOut(page: Page): Promise<void> {
  const link = page.locator(`a[href="${neutralPage}"]`)
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  expect(y + height).toBeLessThanOrEqual(3 * 44)
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}

/** Collects messages from now on, with uncaught errors. */
export function messagesOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) =>
    messages.push(`${page.url()}: ${message.type()}: ${message.text()}`),
  )
  page.on('pageerror', (error) => messages.push(`${page.url()}: error: ${error.message}`))
  return messages
}

const outbox = join('test-results', 'local', 'outbox')

/** Lists all mails, newest last. */
export async function mails(): Promise<string[]> {
  const names = await readdir(outbox).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
}
