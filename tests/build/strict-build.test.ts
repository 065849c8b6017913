import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { launchPoints, listPoints } from '../../vite/launch-points.ts'

const points = await launchPoints(new Date())
const isBlocked = points.some(({ isBlocker }) => isBlocker)

test.runIf(isBlocked)(
  'ends a strict build with the list of `npm run ready`, without a stack trace',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'strict-'))
    const { status, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--outDir', join(folder, 'dist')],
      { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', SITE_STRICT: '1' } },
    )
    await rm(folder, { recursive: true })
    expect(stderr.trimEnd().endsWith(listPoints(points))).toBe(true)
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(status).toBe(1)
  },
)
