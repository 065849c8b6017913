import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from '../../src/paths.ts'
import { sitePort } from '../helpers.ts'
import { type Engine, engines, type Puppeteer } from './engines.ts'

const site = `http://127.0.0.1:${sitePort}`
const person = { firstName: 'Farah', lastName: 'Osman', email: 'farah@example.com' }
const message = 'Is there somebody who speaks Malay?'

const all = (selector: string) => `[...document.querySelectorAll(${JSON.stringify(selector)})]`
const visible = (selector: string) =>
  `${all(selector)}.filter((element) => element.getClientRects().length > 0)`

/** Waits ten seconds for an expression to become true. */
async function waitUntilTrue(engine: Engine, expression: string): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    // Between two pages there is nothing to ask.
    if (await engine.run(`Boolean(${expression})`).catch(() => false)) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`never true: ${expression}`)
}

async function open(engine: Engine, path: string): Promise<void> {
  await engine.open(site + path)
  await waitUntilTrue(engine, 'window.earlyClick === null')
  await waitUntilTrue(engine, `${visible('h1')}.length && ${visible('a[href^="tel:"]')}.length > 3`)
}

async function click(engine: Engine, selector: string): Promise<void> {
  await waitUntilTrue(engine, `${visible(selector)}.length`)
  await engine.run(`void ${visible(selector)}[0].click()`)
}

async function send(engine: Engine, form: string, values: Record<string, string>): Promise<void> {
  await waitUntilTrue(engine, `${all(form)}.length`)
  await engine.run(`void Object.entries(${JSON.stringify(values)}).forEach(([name, value]) => {
    const field = document.querySelector('${form} [name="' + name + '"]')
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })`)
  await click(engine, `${form} [type=submit]`)
}

/** Radix opens its list on a key, too, which needs no pointer events. */
const openList = `void (() => {
  const list = document.querySelector('#pitch-deck [role=combobox]')
  list.focus()
  list.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
})()`

const chooseOption = `void document.querySelector('[role=option]')
  .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))`

const journeys: Record<string, (engine: Engine) => Promise<void>> = {
  async 'every page'(engine) {
    for (const path of Object.values(paths)) {
      await open(engine, path)
      await waitUntilTrue(engine, 'document.documentElement.scrollWidth <= innerWidth')
    }
  },
  async contact(engine) {
    await open(engine, paths.contact)
    await send(engine, '#message-form', { ...person, subject: 'A question', message })
    await waitUntilTrue(engine, `${visible('[data-sonner-toast][data-type=success]')}.length`)
  },
  async deck(engine) {
    await open(engine, paths.forInvestors)
    await engine.run(openList)
    await waitUntilTrue(engine, `${visible('[role=option]')}.length`)
    await engine.run(chooseOption)
    await waitUntilTrue(engine, `${all('[role=option]')}.length === 0`)
    await send(engine, '#pitch-deck', { ...person, organization: 'Fund', position: 'Partner' })
    await waitUntilTrue(engine, `${visible('[data-sonner-toast][data-type=success]')}.length`)
  },
  async waitlist(engine) {
    await open(engine, paths.about)
    await click(engine, 'footer [aria-haspopup=dialog]')
    await send(engine, '[role=dialog]', { email: 'nur@example.com', name: 'Nur' })
    await waitUntilTrue(engine, `/Thank you for joining/.test(document.body.innerText)`)
  },
  async 'page change'(engine) {
    await open(engine, paths.home)
    await engine.run('void (window.sameDocument = true)')
    await click(engine, `footer a[href="${paths.about}"]`)
    await waitUntilTrue(engine, `location.pathname === '${paths.about}' && window.sameDocument`)
    // The last page stays until the next one has loaded.
    await waitUntilTrue(engine, `/^About/.test(document.title) && ${visible('h1')}.length`)
  },
  async 'language change'(engine) {
    await open(engine, paths.forUsers)
    await click(engine, 'a[hreflang^="ms"]')
    await waitUntilTrue(
      engine,
      `document.documentElement.lang.startsWith('ms') && ${visible('h1')}.length`,
    )
  },
}

/** Runs each journey in each engine, or in the wanted ones. Returns the exit code. */
export async function runJourneys(
  folder: string,
  puppeteer: Puppeteer,
  wanted: string[],
): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'old-engines-'))
  const env = { ...process.env, PORT: String(sitePort), LOCAL_DATA_DIR: data }
  const server = spawn(process.execPath, ['server/start.mjs'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await fetch(site).catch(() => undefined))) {
    if (server.exitCode !== null || server.signalCode)
      throw new Error('The local server has ended.')
    await new Promise((done) => setTimeout(done, 200))
  }
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
  for (const [name, start] of Object.entries(engines)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const engine = await start(folder, puppeteer)
    if (!engine) {
      console.log(`${name}: not on this machine`)
      stats.skipped += Object.keys(journeys).length
      continue
    }
    for (const [journey, run] of Object.entries(journeys)) {
      const fault = await run(engine).then(() => '', String)
      stats[fault ? 'unexpected' : 'expected'] += 1
      console.log(`${fault ? '✘' : '✔'} ${name}: ${journey} ${fault}`)
    }
    await engine.close()
  }
  const ended = new Promise((done) => server.on('close', done))
  if (server.kill('SIGTERM')) await ended
  rmSync(data, { recursive: true })
  // scripts/run.ts reads the counts of Playwright's report.
  const report = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
  if (report) writeFileSync(report, JSON.stringify({ stats }))
  return stats.unexpected > 0 ? 1 : 0
}
