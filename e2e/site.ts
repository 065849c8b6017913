import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
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

/** What the page logs from now on, and what it throws. */
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
