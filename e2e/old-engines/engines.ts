import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from 'playwright'

/** What a journey needs of a browser. Expressions run in the page. */
export type Engine = {
  open: (url: string) => Promise<unknown>
  run: (expression: string) => Promise<unknown>
  close: () => Promise<unknown>
}

/** The parts of puppeteer-core in use, which is installed beside the old browsers. */
export type Puppeteer = {
  launch(options: object): Promise<{
    newPage(): Promise<{ goto: Engine['open']; evaluate: Engine['run'] }>
    close(): Promise<void>
  }>
}

const firefox = '/usr/bin/firefox-esr'
const webkit = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** Undefined where the machine lacks the browser. */
export const engines: Record<
  string,
  (folder: string, puppeteer: Puppeteer) => Promise<Engine | undefined>
> = {
  'chromium-103': (folder) => startChromium(unpack(folder, 'chromium-103')),
  'chromium-112': (folder) => startChromium(unpack(folder, 'chromium-112')),
  'firefox-esr': async (_, puppeteer) => {
    if (!existsSync(firefox)) return undefined
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox })
    const page = await browser.newPage()
    return {
      open: (url) => page.goto(url),
      run: (expression) => page.evaluate(expression),
      close: () => browser.close(),
    }
  },
  webkitgtk: () => startWebKit(),
}

function unpack(folder: string, name: string): string {
  const packed = `${folder}/node_modules/${name}/bin/chromium`
  if (!existsSync(packed))
    writeFileSync(packed, brotliDecompressSync(readFileSync(`${packed}.br`)), { mode: 0o755 })
  return packed
}

async function startChromium(executablePath: string): Promise<Engine> {
  const args = ['--no-sandbox', '--no-zygote', '--disable-gpu']
  const browser = await chromium.launch({ executablePath, args })
  const page = await browser.newPage()
  return {
    open: (url) => page.goto(url),
    run: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  }
}

/** By classic WebDriver. */
async function startWebKit(): Promise<Engine | undefined> {
  if (!existsSync('/usr/bin/WebKitWebDriver') || !existsSync(webkit)) return undefined
  const port = 4555
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
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
  while (!(await call('GET', '/status').catch(() => undefined)))
    await new Promise((done) => setTimeout(done, 200))
  const options = { binary: webkit, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const session = `/session/${Object(await call('POST', '/session', { capabilities })).sessionId}`
  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    run: (expression) =>
      call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    close: async () => {
      await call('DELETE', session)
      if (driver.pid) process.kill(-driver.pid)
    },
  }
}
