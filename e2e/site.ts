import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { paths, type Path } from '../src/paths.ts'

export const sitePort = Number(process.env.E2E_PORT ?? 41739)

/** The last address does not exist. */
export const everyAddress: (Path | '/no-such-page')[] = [...Object.values(paths), '/no-such-page']

/** For `test.use`: a narrow window with touch. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyClick === null)
}

/** Waits for the fonts, which arrive together; every language has this one. */
export async function fontsAdded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => /Hedvig L/.test(family)),
  )
}

/** Collects console messages and uncaught errors from now on. */
export function messagesOf(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) =>
    messages.push(`${page.url()}: ${message.type()}: ${message.text()}`),
  )
  page.on('pageerror', (error) => messages.push(`${page.url()}: error: ${error.message}`))
  return messages
}

/** Holds back files until the returned function is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, (route) => held.then(() => route.continue()))
  return release
}

export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

const outbox = join('test-results', 'local', 'outbox')

/** All mails, newest last. */
export async function mails(): Promise<string[]> {
  const names = await readdir(outbox).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
}

/** Waits for the mail that contains a text. */
export async function mailWith(text: string): Promise<string> {
  await expect.poll(async () => (await mails()).some((mail) => mail.includes(text))).toBe(true)
  return (await mails()).find((mail) => mail.includes(text)) ?? ''
}

/** A text that no other test sends. */
export const token = () => `t${Date.now()}${Math.random().toString(36).slice(2, 8)}`

/** Fills fields by their names, which are the same in every language. */
export async function fill(
  page: Page,
  form: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`${form} [name=${name}]`).fill(value)
}

const person = { firstName: 'Farah', lastName: 'Osman', email: 'farah@example.com' }

export function fillContactForm(page: Page, subject: string): Promise<void> {
  const message = 'Boleh saya tanya tentang kajian ini?'
  return fill(page, '#message-form', { ...person, subject, message })
}

/** Fills the deck's form; the investor type is a list. */
export async function fillDeckForm(page: Page, organization: string): Promise<void> {
  await fill(page, '#pitch-deck', { ...person, organization, position: 'Partner' })
}

export const submitOf = (form: Locator) => form.locator('[type=submit]')
