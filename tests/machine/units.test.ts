import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findTool } from '#tests/tools.ts'

const units = readdirSync('deploy/systemd').filter((name) => name.endsWith('.service'))
const analyze = findTool('systemd') ?? ''
const folder = mkdtempSync(join(tmpdir(), 'units-'))

afterAll(() => rmSync(folder, { recursive: true }))

/** systemd asks for every program of a unit, so it names one that exists here. */
function withProgram(unit: string): string {
  const file = join(folder, unit.replace('@', '@20261122-160000'))
  const text = readFileSync(`deploy/systemd/${unit}`, 'utf8')
  writeFileSync(file, text.replaceAll('/srv/site/releases/%i/deno', process.execPath))
  return file
}

test.each(units)('systemd understands every line of %s', (unit) => {
  const options = ['verify', '--man=no', '--recursive-errors=no', withProgram(unit)]
  const { status, stdout, stderr } = spawnSync(analyze, options, { encoding: 'utf8' })
  expect({ status, said: `${stdout}${stderr}` }).toEqual({ status: 0, said: '' })
})

test.each(units)('%s is exposed to at most 2.0 of 10', (unit) => {
  const options = ['security', '--offline=yes', '--threshold=20', '--no-pager', withProgram(unit)]
  expect(execFileSync(analyze, options, { encoding: 'utf8' })).toContain('Overall exposure level')
})
