import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/free-port.ts'
import { copySite } from './copied-site.ts'
import { startDevServer } from './processes.ts'

// The programs of the steps are replaced: this is about how they are found and started.
const report = 'console.log(process.cwd())'
const site = copySite({
  'oxfmt/bin/oxfmt': report,
  'oxlint/bin/oxlint': report,
  'typescript/bin/tsc': report,
  'vitest/vitest.mjs': 'process.exit(1)',
})
afterAll(() => rmSync(resolve(site, '../..'), { recursive: true }))

function run(script: string, ...parameters: string[]) {
  const options = { cwd: site, encoding: 'utf8' } as const
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], options)
  return stdout + stderr
}

test('runs the checks in a folder with blanks and Chinese letters', () => {
  const output = run('scripts/run.mjs', 'quick')
  expect(output).toMatch(/✔ format, .*✔ lint, .*✔ types, .*✘ unit tests, /s)
  expect(output).toMatch(/^failed: unit tests; content tests of a second owner$/m)
})

test('lists what is left before launch in a folder with blanks and Chinese letters', () => {
  expect(run('vite/ready.mjs')).toMatch(/^Before launch: \d+ blocker/m)
})

test('says in a sentence that the port of the development server is in use', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  await expect(startDevServer(site, port)).rejects.toThrow(/^PORT: something else[^\n]+\n$/m)
})
