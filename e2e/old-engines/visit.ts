import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressIn, languageIds } from '../../src/languages.ts'
import { paths } from '../../src/paths.ts'
import { startProcess } from '../../tests/stack/processes.ts'
import { everyAddress, sitePort } from '../site.ts'
import { type Engine, engines, type Puppeteer } from './engines.ts'

const widths = [390, 1280]
const addresses = [
  ...everyAddress.map((path): string => path),
  ...languageIds.flatMap((id) =>
    id === 'en' ? [] : [addressIn(id, paths.home), addressIn(id, paths.forUsers)],
  ),
]

/** Answers the exit code. */
export async function visitAll(
  folder: string,
  puppeteer: Puppeteer,
  wanted: string[],
): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'old-engines-'))
  const start = ['supabase/local/start.mjs']
  const settings = {
    PORT: String(sitePort),
    LOCAL_DATA_DIR: data,
    RATE_LIMIT_PER_HOUR: '10000',
  }
  const url = `http://127.0.0.1:${sitePort}`
  const site = await startProcess(process.execPath, start, settings, url, /^Data /m)
  const results: Result[] = []
  for (const [name, startEngine] of Object.entries(engines)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const engine = await startEngine({ folder, puppeteer })
    if (!engine) {
      console.log(`${name}: not on this machine`)
      continue
    }
    const pictures = join(folder, 'pictures', name)
    mkdirSync(pictures, { recursive: true })
    console.log(`${name}: ${engine.version}`)
    results.push(...(await visitPages(name, engine, url, pictures)))
    results.push(...(await goThrough(name, engine, url, join(data, 'outbox'))))
    await engine.close()
  }
  await site.end('SIGTERM')
  const table = tableOf(results)
  writeFileSync(join(folder, 'table.md'), `${table}\n${eachOf(results)}\n`)
  console.log(`\n${table}\n\nPictures and every line: ${folder}`)
  return results.filter(({ fault }) => fault !== '').length > 0 ? 1 : 0
}

type Result = { engine: string; what: string; where: string; fault: string }

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** It asks for ten seconds. */
async function becomes(engine: Engine, expression: string): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    // Between two pages there is nothing to ask.
    if (await engine.run(`Boolean(${expression})`).catch(() => false)) return true
    await wait(200)
  }
  return false
}

const first = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`

const seen = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width * height > 0 && getComputedStyle(element).visibility === 'visible'
  })`

async function press(engine: Engine, selector: string): Promise<void> {
  if (!(await becomes(engine, `${seen(selector)}.length > 0`))) throw new Error(`no ${selector}`)
  await engine.run(
    `void ${seen(selector)}[0].scrollIntoView({ block: 'center', behavior: 'instant' })`,
  )
  await wait(300)
  const place = await engine.run(`(() => {
    const { left, top, width, height } = ${seen(selector)}[0].getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })()`)
  await engine.click(Object(place).x, Object(place).y)
}

const tooWide = `(() => {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return ''
  const wide = [...document.querySelectorAll('main *, footer *, header *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
  return scrollWidth - clientWidth + ' px: ' + (wide.at(-1)?.outerHTML ?? 'its column').slice(0, 120)
})()`

/** Words that are still to appear would be missing from the picture. */
const atRest = `void document.getAnimations().forEach((animation) => {
  if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish()
})`

async function appRuns(engine: Engine): Promise<void> {
  if (!(await becomes(engine, 'window.earlyClick === null'))) throw new Error('the app never runs')
}

async function visitPages(
  name: string,
  engine: Engine,
  site: string,
  pictures: string,
): Promise<Result[]> {
  const results: Result[] = []
  for (const width of widths) {
    await engine.resize(width)
    // A menu that closes at the new width goes one step back.
    await wait(1000)
    for (const address of addresses) {
      const where = `${address} at ${width}`
      const add = (what: string, fault: string) =>
        results.push({ engine: name, what, where, fault })
      await engine.open(site + address)
      const runs = await becomes(engine, 'window.earlyClick === null')
      await wait(300)
      add('app', runs ? '' : 'never runs')
      add('heading', (await becomes(engine, `${seen('h1')}.length`)) ? '' : 'none')
      const numbers = await engine.run(`${seen('a[href^="tel:"]')}.length`)
      add('numbers', Number(numbers) > 0 ? '' : 'none')
      add('width', String(await engine.run(tooWide)))
      await engine.run(atRest)
      const file = `${address.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`
      await engine.picture(join(pictures, file))
      const opener = '[popovertarget="menu"], a[href="#menu"]'
      // The legal pages have none.
      if (width === 390 && (await engine.run(`Boolean(${first(opener)})`))) {
        add('menu', await faultIn(openMenu(engine, opener)))
        await engine.picture(join(pictures, file.replace('.png', '-menu.png')))
      }
      add('console', faultsOf(engine))
    }
  }
  return results
}

/** A new attribute and the missing page are remarks, no faults. */
function faultsOf(engine: Engine): string {
  const remarks = /Found a 'popover' attribute|404|Page not found/
  return engine
    .errors()
    .filter((text) => !remarks.test(text))
    .join('; ')
}

async function openMenu(engine: Engine, opener: string): Promise<void> {
  await engine.run('void scrollTo(0, 0)')
  if (await engine.run(`${seen('#menu a')}.length > 0`)) throw new Error('open by itself')
  await press(engine, opener)
  if (!(await becomes(engine, `${seen('#menu a[href^="tel:"]')}.length`)))
    throw new Error('does not open')
}

async function faultIn(steps: Promise<void>): Promise<string> {
  return steps.then(
    () => '',
    (error: unknown) => String(error instanceof Error ? error.message : error),
  )
}

const fill = (form: string, values: Record<string, string>) =>
  `void Object.entries(${JSON.stringify(values)}).forEach(([name, value]) => {
    const field = document.querySelector(${JSON.stringify(form)} + ' [name="' + name + '"]')
    field.focus()
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    set.call(field, value)
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
  })`

const person = { firstName: 'Farah', lastName: 'Osman', email: 'farah@example.com' }

async function goThrough(
  name: string,
  engine: Engine,
  site: string,
  outbox: string,
): Promise<Result[]> {
  await engine.resize(390)
  async function mailHas(text: string): Promise<void> {
    for (let tries = 0; tries < 50; tries += 1) {
      const files = existsSync(outbox) ? readdirSync(outbox) : []
      const mails = files.filter((file) => file.endsWith('.eml'))
      if (mails.some((file) => readFileSync(join(outbox, file), 'utf8').includes(text))) return
      await wait(200)
    }
    throw new Error('nothing was sent')
  }
  async function openApp(path: string): Promise<void> {
    await engine.open(site + path)
    await appRuns(engine)
  }
  async function expectOnPage(expression: string): Promise<void> {
    if (!(await becomes(engine, expression))) throw new Error(`not true: ${expression}`)
  }
  const journeys: Record<string, () => Promise<void>> = {
    async help() {
      await openApp(paths.forUsers)
      await expectOnPage(`${seen('main a[href="tel:999"]')}.length`)
      await expectOnPage(`${seen('main a[href="tel:15999"]')}.length`)
    },
    async 'page change'() {
      await openApp(paths.home)
      await engine.run('void (window.sameDocument = true)')
      await press(engine, `footer a[href="${paths.about}"]`)
      await expectOnPage(`location.pathname === '${paths.about}' && window.sameDocument`)
      await expectOnPage(`${seen('h1')}.length`)
    },
    async 'language change'() {
      await openApp(paths.forUsers)
      await press(engine, 'a[hreflang^="ms"]')
      await expectOnPage(`${first('html')}.lang.startsWith('ms') && ${seen('h1')}.length`)
    },
    async waitlist() {
      await openApp(paths.home)
      await press(engine, 'footer button[aria-haspopup="dialog"]')
      await expectOnPage(first('[role="dialog"] [name="email"]'))
      await engine.run(fill('[role="dialog"]', { email: `${name}@example.com`, name: 'Nur' }))
      await press(engine, '[role="dialog"] [type="submit"]')
      await expectOnPage(`/Thank you for joining/.test(document.body.innerText)`)
    },
    async message() {
      await openApp(paths.contact)
      const form = '#message-form'
      const message = 'Is there somebody who speaks Malay?'
      await engine.run(fill(form, { ...person, subject: `message ${name}`, message }))
      await press(engine, `${form} [type="submit"]`)
      await mailHas(`message ${name}`)
      await expectOnPage(`/Message sent/.test(document.body.innerText)`)
    },
    async deck() {
      await openApp(paths.forInvestors)
      const form = '#pitch-deck'
      const organization = `deck ${name}`
      await engine.run(fill(form, { ...person, organization, position: 'Partner' }))
      await press(engine, `${form} #deck-investorType`)
      await press(engine, '[role="option"]')
      await press(engine, `${form} [type="submit"]`)
      await mailHas(organization)
    },
  }
  const results: Result[] = []
  for (const [what, journey] of Object.entries(journeys)) {
    const fault = await faultIn(journey())
    results.push({ engine: name, what, where: 'at 390', fault })
  }
  results.push({
    engine: name,
    what: 'console',
    where: 'journeys',
    fault: faultsOf(engine),
  })
  return results
}

function tableOf(results: Result[]): string {
  const kinds = [...new Set(results.map(({ what }) => what))]
  const names = [...new Set(results.map(({ engine }) => engine))]
  const cell = (engine: string, what: string) => {
    const tried = results.filter((result) => result.engine === engine && result.what === what)
    return `${tried.filter(({ fault }) => fault === '').length}/${tried.length}`
  }
  return [
    `| engine | ${kinds.join(' | ')} |`,
    `|${' --- |'.repeat(kinds.length + 1)}`,
    ...names.map((name) => `| ${name} | ${kinds.map((kind) => cell(name, kind)).join(' | ')} |`),
    '',
    ...results
      .filter(({ fault }) => fault !== '')
      .map(({ engine, what, where, fault }) => `- ${engine}, ${where}, ${what}: ${fault}`),
  ].join('\n')
}

function eachOf(results: Result[]): string {
  return results
    .map(({ engine, what, where, fault }) => `${engine} ${where} ${what}: ${fault || 'stands'}`)
    .join('\n')
}
