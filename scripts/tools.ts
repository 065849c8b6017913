import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { packageFile, packageFolders } from '../server/package-file.ts'
import { StartError } from '../supabase/functions/_shared/errors.ts'

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
  throw new StartError(`${variable} names ${named}, which does not exist.`)
}

/** Installs the distribution's browser as root on Debian, else Playwright's own. Says why if it cannot. */
export async function installBrowser(name: 'headless browser' | 'chromium'): Promise<void> {
  const errors = await install(name)
  if (!findTool(name)) console.log(describeMissingBrowser(errors))
}

async function install(name: 'headless browser' | 'chromium'): Promise<string> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return run(process.execPath, packageFile('playwright/cli.js'), 'install', 'chromium')
  let errors = await run('apt-get', 'update', '-qq')
  // Not every release has the shell.
  for (const pack of name === 'chromium' ? [name] : ['chromium-headless-shell', 'chromium'])
    if (!findTool(name))
      errors += await run('apt-get', 'install', '-yqq', '--no-install-recommends', pack)
  return errors
}

/** Returns one sentence for what an installer wrote to its error output, stack traces included. */
export function describeMissingBrowser(errors: string): string {
  const [, reason] = /\b(?:Error|E): *(.+)/.exec(errors) ?? []
  return `No browser: none was found, and none could be installed${reason ? ` (${reason.trim()})` : ''}. Install Chromium, or set CHROMIUM_PATH.`
}

/** Resolves with the error output. */
function run(command: string, ...parameters: string[]): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'pipe'], env })
  let errors = ''
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  return new Promise((resolve) =>
    child
      .on('error', ({ message }) => resolve(`Error: ${message}`))
      .on('close', () => resolve(errors)),
  )
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
  const builds = packageFolders().map((folder) => join(folder, '@deno'))
  const fromNpm = builds
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name, 'deno')))
  return [onPath('deno'), join(homedir(), '.deno/bin/deno'), ...fromNpm].find(
    (file) => file && existsSync(file),
  )
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
