import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { packageFile } from '../server/package-file.ts'
import { copySecondSite } from '../tests/second-owner/second-site.ts'

/** The unit tests that read the owner's files; tests/nightly/second-owner.test.ts runs the others, too. */
const tests = ['tests/content', 'tests/documents.test.ts', 'tests/launch-points.test.ts']

/** Tests a copy of the site in which another owner has filled in her data; resolves with the exit code. */
export async function testSecondOwner(): Promise<number> {
  const site = await copySecondSite()
  const command = [packageFile('vitest/vitest.mjs'), 'run', '--project=unit', ...tests]
  const { status } = spawnSync(process.execPath, command, { cwd: site, stdio: 'inherit' })
  rmSync(resolve(site, '../..'), { recursive: true })
  return status ?? 1
}
