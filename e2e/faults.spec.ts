import { expect, test, type Page } from '@playwright/test'
import { contactForm } from '../src/content/en/contact-form.ts'
import { company } from '../src/content/facts.ts'
import { paths } from '../src/paths.ts'

declare global {
  interface Window {
    /** `faulty` is an index in `effects`, or all handlers of events. */
    faulty: number | 'handlers' | null
    faultyHandler: string | null
    effects: string[]
    thrown: number
    watchedEffect: (effect: () => unknown) => () => unknown
    watchedProps: (type: unknown, props: Record<string, unknown>) => Record<string, unknown>
  }
}

/** It runs in the page before the page's scripts. */
function instrument(): void {
  window.effects = []
  window.thrown = 0
  const stable = new Map<unknown, () => unknown>()
  const fault = () => {
    window.thrown += 1
    throw new Error('A fault of the test')
  }
  window.watchedEffect = (effect) => {
    const code = String(effect)
    if (!window.effects.includes(code)) window.effects.push(code)
    const isFaulty = window.faulty === window.effects.indexOf(code)
    const watched = stable.get(effect) ?? (isFaulty ? fault : effect)
    stable.set(effect, watched)
    return watched
  }
  window.watchedProps = (type, props) =>
    Object.fromEntries(
      Object.entries(props).map(([name, value]) => {
        if (!/^on[A-Z]/.test(name) || typeof value !== 'function') return [name, value]
        if (window.faulty === 'handlers') return [name, fault]
        // Components hand handlers on to elements.
        if (typeof type !== 'string') return [name, value]
        const code = `${name}=${String(value)}`
        const watched = (...given: unknown[]) =>
          window.faultyHandler === code ? fault() : Reflect.apply(value, undefined, given)
        return [name, Object.assign(watched, { code })]
      }),
    )
}

/** These are the places in React's built code that take effects and props. */
const places: [place: RegExp, watched: string][] = [
  [/\.useEffect=function\((\w+),\w+\)\{/, '$&$1=watchedEffect($1);'],
  [/\.useLayoutEffect=function\((\w+),\w+\)\{/, '$&$1=watchedEffect($1);'],
  [/\.useSyncExternalStore=function\((\w+),\w+,\w+\)\{/, '$&$1=watchedEffect($1);'],
  [
    /\.jsx=(\w+),(\w+)\.jsxs=\w+/,
    '.jsx=$2.jsxs=(type,props,key)=>$1(type,watchedProps(type,props),key)',
  ],
]

async function watch(page: Page): Promise<void> {
  await page.addInitScript(instrument)
  await page.route(/\/assets\/react-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    let code = await response.text()
    for (const [place, watched] of places) {
      expect(code).toMatch(place)
      code = code.replace(place, watched)
    }
    await route.fulfill({ response, body: code })
  })
}

async function openWith(page: Page, address: string, faulty: Window['faulty']): Promise<void> {
  await page.addInitScript((chosen) => {
    window.faulty = chosen
  }, faulty)
  await page.goto(address)
  if (typeof faulty === 'number') await page.waitForFunction(() => window.thrown > 0)
  else await page.waitForFunction(() => window.earlyClick === null)
}

function whatStands(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.textContent,
    words: document.querySelector('main')?.textContent?.length,
    numbers: document.querySelectorAll('a[href^="tel:"]').length,
    links: document.querySelectorAll('a[href^="/"]').length,
  }))
}

async function effectsOf(page: Page, address: string): Promise<string[]> {
  await openWith(page, address, null)
  return page.evaluate(() => window.effects)
}

/** This page has little beyond the parts of every page. */
const barest = '/no-such-page'

for (const address of [barest, paths.home, paths.forUsers, paths.contact, paths.privacy]) {
  const which = address === barest ? 'each effect' : 'each effect of its own'
  test(`${address} stands with a fault in ${which}`, async ({ page }) => {
    await watch(page)
    const tried = address === barest ? [] : await effectsOf(page, barest)
    const effects = await effectsOf(page, address)
    const whole = await whatStands(page)
    expect(effects.length).toBeGreaterThan(2)
    for (const [index, code] of effects.entries()) {
      if (tried.includes(code)) continue
      await openWith(page, address, index)
      const { words, ...rest } = await whatStands(page)
      expect.soft({ words: undefined, ...rest }, code).toEqual({ ...whole, words: undefined })
      // The state of a helpline is longer or shorter than its hours.
      expect.soft(words, code).toBeGreaterThan((whole.words ?? 0) * 0.85)
      const away = await page.evaluate(() => document.querySelector('[data-away]') !== null)
      test.info().annotations.push({ type: away ? 'put back' : 'app runs', description: code })
    }
  })
}

/** Answers the handlers that were never called. */
function throwInEachHandler(): string[] {
  // Handlers throw before this one, so nothing leads away.
  for (const name of ['click', 'submit']) addEventListener(name, (event) => event.preventDefault())
  const uncalled: string[] = []
  const tried = new Set<string>()
  for (const element of document.querySelectorAll('*')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps'))
    for (const [name, handler] of Object.entries(Object(key && Reflect.get(element, key)))) {
      const code = Object(handler).code
      if (typeof code !== 'string' || tried.has(code)) continue
      tried.add(code)
      window.faultyHandler = code
      const before = window.thrown
      // React derives its own events from these.
      const standsFor: Record<string, string> = {
        onFocus: 'focusin',
        onBlur: 'focusout',
        onChange: 'input',
        onPointerEnter: 'pointerover',
        onDoubleClick: 'dblclick',
      }
      const event = standsFor[name] ?? name.slice(2).toLowerCase()
      const Kind = event.startsWith('pointer') ? PointerEvent : Event
      // A form hears a change only of a new value.
      const field = name === 'onChange' && element.querySelector('textarea')
      const target = field || element
      if (name === 'onChange') {
        const prototype = Object.getPrototypeOf(target)
        Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, 'new')
      }
      target.dispatchEvent(new Kind(event, { bubbles: true, cancelable: true }))
      if (window.thrown === before) uncalled.push(code)
    }
  }
  window.faultyHandler = null
  return tried.size === 0 ? ['no handler was found'] : uncalled
}

for (const address of [paths.home, paths.forUsers, paths.contact, paths.forInvestors]) {
  test(`${address} stands with a fault in each of its handlers in turn`, async ({ page }) => {
    await watch(page)
    await openWith(page, address, null)
    const whole = await whatStands(page)
    expect(await page.evaluate(throwInEachHandler)).toEqual([])
    const { words, ...rest } = await whatStands(page)
    expect({ words: undefined, ...rest }).toEqual({ ...whole, words: undefined })
    expect(words).toBeGreaterThan((whole.words ?? 0) * 0.95)
    await expect(page.locator('[data-away]')).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page).toHaveURL(paths.privacy)
  })
}

test('with faults in every handler links lead on, and what is typed stays', async ({ page }) => {
  await watch(page)
  await openWith(page, paths.contact, 'handlers')
  const message = page.getByLabel(contactForm.fields.message.label)
  await message.fill('It is three in the morning.')
  await page.getByRole('button', { name: contactForm.send }).click()
  await expect(message).toHaveValue('It is three in the morning.')
  await expect(page).toHaveURL(paths.contact)
  expect(await page.evaluate(() => window.thrown)).toBeGreaterThan(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page).toHaveURL(paths.privacy)
})

test('after a fault that nothing catches a form keeps what was typed and says how to write', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (entry) => logged.push(entry.text()))
  await watch(page)
  await openWith(page, paths.contact, null)
  const effects = await page.evaluate(() => window.effects)
  // The page's own effect asks the router for a subject.
  const ofPage = effects.findIndex((code) => code.includes('subject'))
  expect(ofPage).toBeGreaterThan(-1)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/contact-page-[\w-]+\.js$/, (route) =>
    held.then(() => route.fallback()),
  )
  await page.addInitScript((chosen) => {
    window.faulty = chosen
  }, ofPage)
  await page.goto(paths.contact)
  const message = page.getByLabel(contactForm.fields.message.label)
  await message.fill('It is three in the morning.')
  release()
  await page.waitForFunction(() => window.thrown > 0)
  await expect(message).toHaveValue('It is three in the morning.')
  const form = page.locator('#message-form')
  await expect(form.getByText(contactForm.withoutScript)).toBeVisible()
  await expect(form.getByText(contactForm.withoutScript).getByRole('link')).toHaveText(
    company.support,
  )
  await expect(page.getByRole('button', { name: contactForm.send })).toBeHidden()
  await page.getByLabel(contactForm.fields.subject.label).press('Enter')
  await expect(page).toHaveURL(paths.contact)
  await expect(message).toHaveValue('It is three in the morning.')
  expect(logged.filter((text) => text.includes('A fault of the test'))).toHaveLength(1)
})
