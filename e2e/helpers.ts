import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { paths, type Path } from '../src/paths.ts'

declare global {
  interface Window {
    /** The sum of layout shifts, as the browser reports them. */
    layoutShift: number
    /** What they moved. */
    moved: string[]
  }
  /** Layout shifts have these; TypeScript has no type for them yet. */
  interface PerformanceEntry {
    value?: number
    hadRecentInput?: boolean
    sources?: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
}

export const sitePort = Number(process.env.E2E_PORT ?? 41739)

/** The last address does not exist. */
export const everyAddress: (Path | '/no-such-page')[] = [...Object.values(paths), '/no-such-page']

/** For `test.use`: a narrow window with touch. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyClick === null)
}

/** Waits for the fonts, which arrive together; every language has this one. */
export async function waitForFonts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => /Hedvig L/.test(family)),
  )
}

/** Sums up layout shifts on every page loaded from now on. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    window.moved = []
    new PerformanceObserver((list) => {
      for (const { value, sources, startTime, hadRecentInput } of list.getEntries()) {
        window.layoutShift += value ?? 0
        const cause = hadRecentInput ? ' after input or a new window size' : ''
        window.moved.push(`${value} at ${startTime} ms${cause}:`)
        for (const { node, previousRect: from, currentRect: to } of sources ?? [])
          window.moved.push(`${node?.nodeName} from ${placeOf(from)} to ${placeOf(to)}`)
      }
      function placeOf({ x, y, width, height }: DOMRectReadOnly): string {
        return `${x}, ${y} (${width} × ${height})`
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far things have moved since the page began to load, until its fonts were drawn. */
export async function layoutShift(page: Page): Promise<number> {
  await waitForFonts(page)
  return page.evaluate(async () => {
    // The fonts are drawn in the first frame; layout shifts are reported in the second.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return window.layoutShift
  })
}

export async function expectNoLayoutShift(page: Page): Promise<void> {
  expect(await layoutShift(page)).toBeLessThan(0.01)
}

export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}

/** Collects console messages and uncaught errors from now on. */
export function collectConsoleMessages(page: Page): string[] {
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

/** Does as Chrome's translation: replaces each text by a new one in two `font` elements. */
export function translate(page: Page, part: string): Promise<void> {
  return page.locator(part).evaluate((root) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode } = walker
      if (currentNode instanceof Text && currentNode.data.trim() !== '') texts.push(currentNode)
    }
    for (const text of texts) {
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).textContent = `«${text.data}»`
      text.replaceWith(outer)
    }
  })
}

/** Returns a text that no other test sends. */
export const uniqueText = () => `t${Date.now()}${Math.random().toString(36).slice(2, 8)}`

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

/** Fills the deck form except the investor type. */
export function fillDeckForm(page: Page, organization: string): Promise<void> {
  return fill(page, '#pitch-deck', { ...person, organization, position: 'Partner' })
}

export const submitOf = (form: Locator) => form.locator('[type=submit]')

/** The confirmation that stays beside the button of the contact or pitch deck form, in any language. */
export const confirmationOf = (page: Page) =>
  page.locator('form + output').filter({ hasText: person.email })

/** Opens the waitlist dialog from the footer, in any language. */
export async function openWaitlist(page: Page): Promise<Locator> {
  await page.locator('footer [aria-haspopup=dialog]').click()
  return page.getByRole('dialog')
}

const outbox = join('test-results', 'local', 'outbox')

/** Waits for the mail that contains a text. */
export async function mailWith(text: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const names = await readdir(outbox).catch(() => [])
      const files = names.filter((name) => name.endsWith('.eml'))
      const mails = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
      found = mails.find((mail) => mail.includes(text))
      return found !== undefined
    })
    .toBe(true)
  return found ?? ''
}

/** Expects that neither the section at a hash nor a disclosure around it is closed. */
export async function expectOpenSection(page: Page, hash: string): Promise<void> {
  const target = page.locator(hash)
  await expect(target, hash).toBeAttached()
  const closed = page.locator('details:not([open])')
  await expect(closed.and(target).or(closed.filter({ has: target })), hash).toHaveCount(0)
}

/** What a printed page must not have, where each list should be empty. */
type PrintFaults = Record<'pale' | 'cut' | 'overlaid' | 'controls' | 'momentary', string[]>

/** What `readPaper` finds on a good page. */
export const noFaults: PrintFaults = {
  pale: [],
  cut: [],
  overlaid: [],
  controls: [],
  momentary: [],
}

/** Returns the faults of the page as paper shows it, and the first words of its main part. */
export async function readPaper(page: Page): Promise<{ first: string; faults: PrintFaults }> {
  // As wide as what a sheet of A4 has between its margins.
  await page.setViewportSize({ width: 627, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  return page.evaluate(() => {
    const faults: PrintFaults = { pale: [], cut: [], overlaid: [], controls: [], momentary: [] }
    const lines: { text: string; box: DOMRect }[] = []
    const main = document.querySelector('main') ?? document.body
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue
      // Words for screen readers have a box of one pixel.
      if (element.closest('svg') || element.getBoundingClientRect().width <= 1) continue
      const range = document.createRange()
      range.selectNode(node)
      const { left, right } = range.getBoundingClientRect()
      if (getComputedStyle(element).color !== 'rgb(0, 0, 0)') faults.pale.push(text)
      // Large figures begin up to two pixels before the edge.
      if (left < -2 || right > innerWidth + 1) faults.cut.push(text)
      for (const box of range.getClientRects()) {
        // Boxes of neighbouring lines overlap; letters stand in the middle half of each.
        const below = lines.find(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 4 &&
            Math.abs(box.top + box.bottom - other.top - other.bottom) <
              (box.height + other.height) / 2,
        )
        if (below) faults.overlaid.push(`${text} on ${below.text}`)
        lines.push({ text, box })
      }
    }
    const controls = document.querySelectorAll(
      'button, form, [aria-disabled], a[href^="#"].pressable',
    )
    for (const control of controls)
      // The loom's screens are pictures of what is chosen, and a report's buttons are its legend.
      if (control.checkVisibility() && !control.closest('.loom, .paper'))
        faults.controls.push(control.outerHTML)
    for (const time of document.querySelectorAll('#open-today time'))
      if (time.checkVisibility()) faults.momentary.push(time.textContent ?? '')
    if (/Open now,|Closed now,/.test(document.body.innerText))
      faults.momentary.push('open or closed')
    return { first: main.innerText.trim().slice(0, 120), faults }
  })
}
