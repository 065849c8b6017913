import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { owner } from '../../src/content/owner.ts'
import { buildWhenNeeded, stampBuild } from '../../server/site-build.ts'

test('builds the site when a source or a public setting has changed since the last build', async () => {
  const [home, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'site-'))]
  vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    process.chdir(home)
    rmSync(folder, { recursive: true })
  })
  process.chdir(folder)
  for (const name of ['dist', 'node_modules/vite/bin']) mkdirSync(name, { recursive: true })
  writeFileSync('node_modules/vite/bin/vite.js', 'process.exit(1)')
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
