import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { findTool } from '../../tests/tools.ts'

/** An engine is the part of a browser that a visit needs, by any protocol. */
export type Engine = {
  version: string
  errors: () => string[]
  resize: (width: number) => Promise<void>
  open: (url: string) => Promise<void>
  run: (expression: string) => Promise<unknown>
  click: (x: number, y: number) => Promise<void>
  picture: (file: string) => Promise<void>
  close: () => Promise<void>
}

export type Tools = { folder: string; puppeteer: Puppeteer }

const height = 900

/** It is undefined where the machine lacks the browser. */
export const engines: Record<string, (tools: Tools) => Promise<Engine | undefined>> = {
  'chromium-103': ({ folder }) => startChromium(unpack(folder, 'chromium-103')),
  'chromium-112': ({ folder }) => startChromium(unpack(folder, 'chromium-112')),
  'chromium-now': () => startChromium(findTool('chromium')),
  'firefox-esr': async ({ puppeteer }) => {
    const executablePath = '/usr/bin/firefox-esr'
    if (!existsSync(executablePath)) return undefined
    return startByPuppeteer(puppeteer, { browser: 'firefox', executablePath })
  },
  webkitgtk: () => startWebKit(),
}

function unpack(folder: string, name: string): string {
  const packed = `${folder}/node_modules/${name}/bin/chromium`
  if (!existsSync(packed)) {
    writeFileSync(packed, brotliDecompressSync(readFileSync(`${packed}.br`)), { mode: 0o755 })
  }
  return packed
}

/** Playwright speaks with Chromium 103, but not by role. */
async function startChromium(executablePath?: string): Promise<Engine | undefined> {
  if (!executablePath) return undefined
  const args = ['--no-sandbox', '--no-zygote', '--disable-gpu']
  const browser = await chromium.launch({ executablePath, args })
  const page = await browser.newPage()
  const heard = listenTo(page)
  return {
    version: browser.version(),
    errors: heard,
    resize: (width) => page.setViewportSize({ width, height }),
    open: async (url) => void (await page.goto(url)),
    run: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    picture: async (path) => void (await page.screenshot({ path })),
    close: () => browser.close(),
  }
}

type Heard = {
  on(event: 'pageerror', hear: (error: Error) => void): unknown
  on(event: 'console', hear: (entry: { type(): string; text(): string }) => void): unknown
}

function listenTo(page: Heard): () => string[] {
  let heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (entry) => {
    if (entry.type() === 'error') heard.push(entry.text())
  })
  return () => {
    const errors = heard
    heard = []
    return errors
  }
}

type PuppeteerPage = Heard & {
  setViewport(size: { width: number; height: number }): Promise<void>
  goto(url: string): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
  mouse: { click(x: number, y: number): Promise<void> }
  screenshot(options: { path: string }): Promise<unknown>
}
/** The project has no puppeteer-core; these are the parts in use. */
export type Puppeteer = {
  launch(options: object): Promise<{
    version(): Promise<string>
    newPage(): Promise<PuppeteerPage>
    close(): Promise<void>
  }>
}

async function startByPuppeteer(puppeteer: Puppeteer, options: object): Promise<Engine> {
  const browser = await puppeteer.launch(options)
  const page = await browser.newPage()
  const heard = listenTo(page)
  return {
    version: await browser.version(),
    errors: heard,
    resize: (width) => page.setViewport({ width, height }),
    open: async (url) => void (await page.goto(url)),
    run: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    picture: async (path) => void (await page.screenshot({ path })),
    close: () => browser.close(),
  }
}

const webkit = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** Classic WebDriver reports no errors. Its window is never narrower than 447 px. */
async function startWebKit(): Promise<Engine | undefined> {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync(webkit)) return undefined
  const port = 4555
  const screen = ['-a', '-s', '-screen 0 1400x1200x24']
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  })
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 200)}`)
    return value
  }
  while (!(await call('GET', '/status').catch(() => undefined))) {
    await new Promise((done) => setTimeout(done, 200))
  }
  const options = { binary: webkit, args: ['--automation'] }
  const asked = { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } }
  const session = await call('POST', '/session', asked)
  const { sessionId, capabilities } = Object(session)
  const at = (path: string) => `/session/${sessionId}${path}`
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    errors: () => [],
    resize: async (width) => void (await call('POST', at('/window/rect'), { width, height })),
    open: async (url) => void (await call('POST', at('/url'), { url })),
    run: (expression) =>
      call('POST', at('/execute/sync'), { script: `return ${expression}`, args: [] }),
    click: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await call('POST', at('/actions'), { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    picture: async (file) =>
      writeFileSync(file, Buffer.from(String(await call('GET', at('/screenshot'))), 'base64')),
    close: async () => {
      await call('DELETE', at(''))
      if (driver.pid) process.kill(-driver.pid)
    },
  }
}
