import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'

/** Programs from outside npm. The variable names a file, or a folder (postgres), and wins. */
const tools = {
  // Debian's headless shell needs a third of Chromium's processor time, but has no back-forward cache.
  'headless browser': {
    variable: 'CHROMIUM_PATH',
    find: () => onPath('chromium-headless-shell') ?? findChromium(),
  },
  chromium: { variable: 'CHROMIUM_PATH', find: findChromium },
  postgres: { variable: 'POSTGRES_BIN', find: findPostgres },
  deno: { variable: 'DENO_PATH', find: findDeno },
}
export type ToolName = keyof typeof tools

/** Throws if the tool's variable names a file that does not exist. */
export function findTool(name: ToolName): string | undefined {
  const { variable, find } = tools[name]
  const named = process.env[variable]
  if (!named) return find()
  if (existsSync(named)) return named
  throw new Error(`${variable} names ${named}, which does not exist.`)
}

/** Installs the distribution's browser as root on Debian, else Playwright's own. */
export async function installBrowser(name: 'headless browser' | 'chromium'): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return run(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium')
  await run('apt-get', 'update', '-qq')
  // Not every release has the shell.
  for (const pack of name === 'chromium' ? [name] : ['chromium-headless-shell', 'chromium'])
    if (!findTool(name)) await run('apt-get', 'install', '-yqq', '--no-install-recommends', pack)
}

function run(command: string, ...parameters: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'inherit'], env })
  return new Promise((resolve) => child.on('error', () => resolve()).on('close', () => resolve()))
}

function findChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable']
  return [...names.map(onPath), chromium.executablePath()].find((file) => file && existsSync(file))
}

function findPostgres(): string | undefined {
  const folders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'].flatMap((folder) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'bin')) : [],
  )
  const version = (folder: string) =>
    Number(/\d+/.exec(String(execFileSync(join(folder, 'postgres'), ['--version'])))?.[0])
  return [dirname(onPath('initdb') ?? ''), ...folders.reverse()]
    .filter((folder) => existsSync(join(folder, 'initdb')))
    .find((folder) => version(folder) >= 15)
}

function findDeno(): string | undefined {
  const builds = 'node_modules/@deno'
  const fromNpm = existsSync(builds) ? readdirSync(builds) : []
  return [
    onPath('deno'),
    join(homedir(), '.deno/bin/deno'),
    ...fromNpm.map((name) => join(builds, name, 'deno')),
  ].find((file) => file && existsSync(file))
}

function onPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/bin', '/usr/bin']
  return (
    folders
      // npm puts its own folder there, with a wrapper whose Deno would survive a SIGKILL.
      .filter((folder) => !folder.endsWith('node_modules/.bin'))
      .map((folder) => join(folder, name))
      .find(existsSync)
  )
}
