import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { owner } from '../src/content/owner.ts'
import { codeOf, StartError } from '../supabase/functions/_shared/errors.ts'
import { packageFile } from './package-file.ts'

const inputs = [
  'src',
  'public',
  'vite',
  'supabase/functions/_shared',
  'index.html',
  'package.json',
  'package-lock.json',
  'tailwind.config.ts',
  'vite.config.ts',
]

/** Not in `dist`, because that folder is published. */
const stamp = 'node_modules/.cache/site-build.json'

/** Builds `dist` when it is missing, older than a source file or built with other public settings. */
export async function buildWhenNeeded(): Promise<void> {
  const builtWith = await readFile(stamp, 'utf8').catch(publicSettings)
  const newest = Math.max(...(await Promise.all(inputs.map(newestIn))))
  if ((await changedAt('dist/index.html')) > newest && builtWith === publicSettings()) return

  for (const folder of ['.', 'dist', 'node_modules']) await requireWritable(folder)
  console.log('Building the site …')
  const { status } = spawnSync(process.execPath, [packageFile('vite/bin/vite.js'), 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // Vite set NODE_ENV to development when it loaded this program.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new StartError('The site could not be built: see the lines above.')
}

/** Tries it, because rights alone do not tell: the file system may be read-only. */
async function requireWritable(folder: string): Promise<void> {
  try {
    await rmdir(await mkdtemp(join(folder, '.build-')))
  } catch (error) {
    const code = codeOf(error)
    if (code !== 'ENOENT')
      throw new StartError(
        `The site has to be built (dist is missing, or older than its sources), but the folder ${resolve(folder)} cannot be written to (${code}). Build it with npm run build where it can be, and copy dist.`,
      )
  }
}

/** Records the public settings of a finished build, for the next `npm start`. */
export async function stampBuild(): Promise<void> {
  await mkdir(dirname(stamp), { recursive: true })
  await writeFile(stamp, publicSettings())
}

function publicSettings(): string {
  const isSet = (name: string) => name.startsWith('VITE_') && process.env[name]
  const names = Object.keys(process.env).filter(isSet).sort()
  const stage = process.env.SITE_STAGE || owner.stage
  return JSON.stringify([stage, ...names.map((name) => [name, process.env[name]])])
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
