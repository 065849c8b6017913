import { spawnSync } from 'node:child_process'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../functions/_shared/errors.ts'

const inputs = [
  'src',
  'public',
  'vite',
  'supabase/functions/_shared',
  'index.html',
  'package-lock.json',
  'tailwind.config.ts',
  'vite.config.ts',
]

/** Not in `dist`, because that folder is published. */
const stamp = 'node_modules/.cache/site-build.json'

/** Builds `dist` when a source file or a public setting has changed since the last build. */
export async function buildWhenNeeded(): Promise<void> {
  const built = await changedAt('dist/index.html')
  const settings = publicSettings()
  const lastSettings = await readFile(stamp, 'utf8').catch(() => settings)
  const newest = Math.max(...(await Promise.all(inputs.map(newestIn))))
  if (built > newest && settings === lastSettings) return

  console.log('Building the site …')
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Vite set NODE_ENV to development when it loaded this program.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new StartError('The site could not be built: see the lines above.')
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, settings)
}

function publicSettings(): string {
  const names = Object.keys(process.env).filter((name) => /^(VITE|SITE)_/.test(name))
  return JSON.stringify(names.toSorted().map((name) => [name, process.env[name]]))
}

async function newestIn(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true }).catch(() => [])
  const times = await Promise.all([path, ...entries.map((name) => join(path, name))].map(changedAt))
  return Math.max(...times)
}

async function changedAt(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined)
  return found?.mtimeMs ?? 0
}
