import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { owner } from '../../src/content/owner.ts'
import { launchPoints } from '../../vite/launch-points.ts'
import { listPoints, type Point } from '../../vite/points.ts'
import { noteReadiness } from '../../vite/prerender.ts'
import { readStage } from '../../vite/settings.ts'

// Vitest sets the stage that the tests read, and the build gets the same.
const stage = readStage(process.env)
const points = launchPoints(new Date(), { ...owner, stage })
const isBlocked = points.some(({ isBlocker }) => isBlocker)

test('rejects blockers in a strict build only, and advice in none', () => {
  const blocker: Point = { by: 'owner', isBlocker: true, text: 'Do it.', place: 'a.ts:1' }
  const advice = { ...blocker, isBlocker: false }
  expect(() => noteReadiness([blocker, advice], true)).toThrow(listPoints([blocker, advice]))
  expect(noteReadiness([blocker, advice], false)).toContain('1 blocker, 1 that can wait')
  expect(noteReadiness([advice], true)).toContain('0 blockers, 1 that can wait')
})

test.runIf(isBlocked)(
  'ends a strict build with the list of `npm run ready`, without a stack trace, and keeps the last site',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'strict-'))
    await mkdir(join(folder, 'dist'))
    await writeFile(join(folder, 'dist/index.html'), 'the last site')
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--outDir', join(folder, 'dist')],
      { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', SITE_STRICT: '1' } },
    )
    const kept = await readFile(join(folder, 'dist/index.html'), 'utf8').catch(() => 'nothing')
    const folders = await readdir(folder)
    await rm(folder, { recursive: true })
    expect([kept, folders]).toEqual(['the last site', ['dist']])
    expect(stderr.trimEnd().endsWith(listPoints(points))).toBe(true)
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(status).toBe(1)
  },
)
