import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export const browsers = ['firefox', 'chromium'] as const
export type Browser = (typeof browsers)[number]

/** A reader is a person at a keyboard with Orca, without the screen. */
export type Reader = {
  /** It resolves with Orca's sentence about the page, in a browser without history. */
  open: (url: string, language: string) => Promise<string>
  /** It listens on for `pause` milliseconds after the last words. */
  press: (key: string, pause?: number) => Promise<string>
  type: (words: string) => Promise<string>
  end: () => Promise<void>
}

type Utterance = { text: string; language: string | null }

const height = 900

/** No browser opens a narrower window, so enlarging narrows the page. */
const narrowest = 500
const zoom = 1.5

/** After these milliseconds Orca has said all, or will not begin. */
const pauses = { afterWords: 800, beforeWords: 2500 }

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** Starts a virtual screen with Orca. Only one Orca can run at a time. */
export async function startReader(browser: Browser, width: number): Promise<Reader> {
  const folder = mkdtempSync(join(tmpdir(), 'hear-'))
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    XDG_SESSION_TYPE: 'x11',
    GDK_BACKEND: 'x11',
    GNOME_ACCESSIBILITY: '1',
  }
  const started: ChildProcess[] = []
  function start(program: string, parameters: string[]): ChildProcess {
    // The process has a group, so that its children end with it.
    const child = spawn(program, parameters, {
      env: environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    child.on('error', (error) => console.error(`${program}: ${error.message}`))
    started.push(child)
    return child
  }
  const run = (program: string, ...parameters: string[]) =>
    execFileSync(program, parameters, {
      env: environment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()

  const screenWidth = width < narrowest ? width * zoom : width
  const screen = `${screenWidth}x${height}x24`
  const display = start('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'])
  environment.DISPLAY = `:${await firstLine(display)}`
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address'])
  environment.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus)
  start('openbox', [])
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    const set = ['org.freedesktop.DBus.Properties.Set', 'string:org.a11y.Status']
    const to = ['--session', '--print-reply', '--dest=org.a11y.Bus', '/org/a11y/bus']
    run('dbus-send', ...to, ...set, `string:${property}`, 'variant:boolean:true')
  }

  const utterances: Utterance[] = []
  let heard = 0
  const settings = join(folder, 'orca')
  mkdirSync(settings)
  cpSync(
    join(import.meta.dirname, 'orca-customizations.py'),
    join(settings, 'orca-customizations.py'),
  )
  const orca = start('orca', ['--user-prefs', settings])
  if (orca.stdout) {
    createInterface(orca.stdout).on('line', (line) => utterances.push(JSON.parse(line)))
  }
  await listen(30_000)
  if (utterances.length === 0) throw new Error('Orca does not speak.')

  async function listen(patience = pauses.beforeWords, pause = pauses.afterWords): Promise<string> {
    let known = utterances.length
    let silent = 0
    while (silent < (known > heard ? pause : patience)) {
      await wait(100)
      silent = utterances.length > known ? 0 : silent + 100
      known = utterances.length
    }
    const said = utterances.slice(heard)
    heard = known
    return said.map(written).filter(Boolean).join(' | ')
  }

  const enlarge = () =>
    run('xdotool', 'key', '--repeat', browser === 'firefox' ? '4' : '3', 'ctrl+plus')

  let shown: ChildProcess | undefined
  async function open(url: string, language: string): Promise<string> {
    if (shown) await close(shown)
    await listen(0)
    const profile = mkdtempSync(join(folder, 'profile-'))
    shown = start(...commandFor(browser, profile, language, screenWidth, url))
    await untilWindow(browser, run)
    // Speech while a page loads differs from run to run, except its last sentence.
    utterances.length = heard = 0
    let said = ''
    for (let tries = 0; tries < 20 && !summary.test(said); tries += 1) {
      await listen()
      said = utterances.map(({ text }) => text).join('\n')
    }
    if (!said) throw new Error(`${browser} shows nothing: ${url}`)
    if (width < narrowest) enlarge()
    // Chromium repeats the end of the loading at the first key; Firefox would begin after its first line.
    if (browser === 'chromium' && !url.includes('#')) run('xdotool', 'key', 'ctrl+Home')
    while (await listen()) continue
    return summary.exec(said)?.[0] ?? '(no summary)'
  }

  return {
    open,
    async press(key, pause) {
      await listen(0)
      run('xdotool', 'key', key)
      return listen(undefined, pause)
    },
    async type(words) {
      await listen(0)
      run('xdotool', 'type', '--delay', '60', words)
      return listen()
    },
    async end() {
      for (const child of started.toReversed()) await close(child)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const summary = /Page has .*/

const noise = /^(?:statusbar|Loading\.|Finished loading|Page has)/

function written({ text, language }: Utterance): string {
  const words = text.replace(/\s+/g, ' ').trim()
  if (noise.test(words)) return ''
  return words && language && !language.startsWith('en') ? `(${language}) ${words}` : words
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended before it was ready.`)))
    if (child.stdout) createInterface(child.stdout).once('line', resolve)
  })
}

async function close({ pid, exitCode, signalCode }: ChildProcess): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      if (pid) process.kill(-pid, signal)
    } catch {
      return
    }
    if (exitCode === null && signalCode === null) await wait(500)
  }
}

async function untilWindow(browser: Browser, run: (...command: [string, ...string[]]) => string) {
  for (let tries = 0; tries < 60; tries += 1) {
    try {
      const [window = ''] = run('xdotool', 'search', '--onlyvisible', '--class', browser).split(
        '\n',
      )
      run('xdotool', 'windowactivate', '--sync', window)
      return
    } catch {
      await wait(500)
    }
  }
  throw new Error(`${browser} opens no window.`)
}

function commandFor(
  browser: Browser,
  profile: string,
  language: string,
  width: number,
  url: string,
): [string, string[]] {
  if (browser === 'chromium') {
    const quiet = [
      '--no-first-run',
      '--no-default-browser-check',
      '--disable-background-networking',
    ]
    const features = ['--force-renderer-accessibility=complete', '--disable-features=Translate']
    const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const window = [`--window-size=${width},${height}`, '--window-position=0,0', '--kiosk']
    const own = [`--user-data-dir=${profile}`, `--lang=${language}`, '--password-store=basic']
    return ['chromium', [...root, ...quiet, ...features, '--disable-gpu', ...window, ...own, url]]
  }
  const preferences = {
    'accessibility.force_disabled': -1,
    'browser.aboutwelcome.enabled': false,
    'browser.preonboarding.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'browser.translations.enable': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'datareporting.policy.firstRunURL': '',
    'full-screen-api.warning.timeout': 0,
    'intl.accept_languages': language,
    'layout.spellcheckDefault': 0,
    'network.proxy.type': 0,
    'places.history.enabled': false,
    'termsofuse.bypassNotification': true,
  }
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const window = ['--width', String(width), '--height', String(height), '--kiosk']
  return ['firefox-esr', ['--no-remote', '--profile', profile, ...window, url]]
}
