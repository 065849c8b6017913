import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { owner } from '../../src/content/owner.ts'
import { buildWhenNeeded, stampBuild } from '../../server/site-build.ts'

/** Makes an empty folder the working folder. In the folder above is a Vite that fails. */
function enterFolder(): void {
  const [home, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'site-'))]
  vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    process.chdir(home)
    rmSync(folder, { recursive: true })
  })
  for (const name of ['site/dist', 'node_modules/vite/bin'])
    mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(
    join(folder, 'node_modules/vite/bin/vite.js'),
    "require('fs').writeFileSync('started', ''); process.exit(1)",
  )
  process.chdir(join(folder, 'site'))
}

test('builds the site when a source or a public setting has changed since the last build', async () => {
  enterFolder()
  writeFileSync('dist/index.html', '')
  writeFileSync('package.json', '{}')
  utimesSync('package.json', 0, 0)
  vi.stubEnv('VITE_SUPABASE_URL', 'https://first.example')
  await stampBuild()
  await buildWhenNeeded()
  vi.stubEnv('VITE_SUPABASE_URL', 'https://second.example')
  await expect(buildWhenNeeded()).rejects.toThrow('could not be built')
  vi.stubEnv('SITE_STAGE', '')
  await stampBuild()
  await buildWhenNeeded()
  vi.stubEnv('SITE_STAGE', owner.stage)
  await buildWhenNeeded()
  utimesSync('package.json', new Date(), Date.now() / 1000 + 60)
  await expect(buildWhenNeeded()).rejects.toThrow('could not be built')
})

test('finds Vite in the folder above, where npm puts it for a workspace', async () => {
  enterFolder()
  await expect(buildWhenNeeded()).rejects.toThrow('could not be built')
  expect(existsSync('started')).toBe(true)
})

test('says in a sentence that the folder to build in cannot be written to', async () => {
  enterFolder()
  chmodSync('.', 0o555)
  const isRoot = process.geteuid?.() === 0
  // A superuser may write everywhere.
  if (isRoot) process.seteuid?.('nobody')
  onTestFinished(() => {
    if (isRoot) process.seteuid?.(0)
    chmodSync('.', 0o755)
  })
  await expect(buildWhenNeeded()).rejects.toThrow(
    /^The site has to be built [^\n]+ but the folder \/[^\n]+ cannot be written to \(EACCES\)\. [^\n]+$/,
  )
})
