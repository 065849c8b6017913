import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** These tools are from outside npm. */
export type ToolName = 'chromium' | 'headlessShell' | 'postgres'

type Tool = {
  /** The variable names a file or a folder (postgres), and wins over everything else. */
  variable: string
  find: () => string | undefined
  /** Debian's package is undefined for programs that a test must not install. */
  debianPackage: () => string | undefined
}

export const tools: Record<ToolName, Tool> = {
  chromium: { variable: 'CHROMIUM_PATH', find: findBrowser, debianPackage: () => 'chromium' },
  // The same browser without its windows takes a third less of the processor.
  headlessShell: {
    variable: 'HEADLESS_SHELL_PATH',
    find: () => onPath('chromium-headless-shell'),
    debianPackage: () => 'chromium-headless-shell',
  },
  postgres: { variable: 'POSTGRES_BIN', find: findPostgres, debianPackage: () => 'postgresql' },
}

/** It throws when its variable names nothing. */
export function findTool(name: ToolName): string | undefined {
  const { variable, find } = tools[name]
  const named = process.env[variable]
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`${variable} names ${named}, which does not exist.`)
  }
  return find()
}

/** Installs on Debian as root, elsewhere Playwright's own browser; answers the missing ones. */
export async function installTools(names: readonly ToolName[]): Promise<ToolName[]> {
  const isMissing = (name: ToolName) => !findTool(name)
  const missing = names.filter(isMissing)
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await attempt('apt-get', ['update', '-qq'])
    for (const name of missing) {
      const debianPackage = tools[name].debianPackage()
      if (debianPackage) await attempt('apt-get', [...quietInstall, debianPackage])
    }
  } else if (missing.includes('chromium')) {
    await attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  }
  return names.filter(isMissing)
}

const quietInstall = ['install', '-y', '-qq', '--no-install-recommends']

/** The end names missing tools, which fail the run under CI. */
function attempt(command: string, parameters: string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    child.on('error', () => resolve())
    child.on('close', (code) => {
      if (code !== 0) console.error(`failed: ${command} ${parameters.join(' ')}`)
      resolve()
    })
  })
}

function findBrowser(): string | undefined {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  return onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome-stable')
}

function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : []
  const newest = Math.max(0, ...versions.filter((version) => version >= 15))
  const folders = [
    newest ? join(debian, String(newest), 'bin') : undefined,
    onPath('initdb')?.replace(/\/initdb$/, ''),
    ...[18, 17, 16, 15].map((version) => `/opt/homebrew/opt/postgresql@${version}/bin`),
  ]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')))
}

function onPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/bin', '/usr/bin']
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}
