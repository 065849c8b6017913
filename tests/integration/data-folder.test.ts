import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDataFolder } from '../../server/data-folder.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'))
  return () => rmSync(folder, { recursive: true })
})

/** As if the lock had last been refreshed so long ago. */
function makeOlder(seconds: number): void {
  const time = Date.now() / 1000 - seconds
  utimesSync(join(folder, 'in-use'), time, time)
}

const inUse = 'is in use by another process'

test('keeps the folder of a process that is kept from refreshing its lock, until it ends', async () => {
  const script = fileURLToPath(new URL('./hold-folder.mjs', import.meta.url))
  const holder = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(holder, 'exit')
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  holder.kill('SIGSTOP')
  makeOlder(30)
  await expect(openDataFolder(folder)).rejects.toThrow(inUse)
  holder.kill('SIGKILL')
  await ended
  const release = await openDataFolder(folder)
  await release()
})

test.each([
  ['another process got the number of its holder', process.ppid],
  ['this process got the number of its holder', process.pid],
])('takes a folder that was left behind long ago although %s', async (_, pid) => {
  mkdirSync(join(folder, 'in-use'))
  writeFileSync(join(folder, 'in-use-by'), String(pid))
  makeOlder(120)
  const release = await openDataFolder(folder)
  expect(readFileSync(join(folder, 'in-use-by'), 'utf8')).toBe(String(process.pid))
  await release()
})

test('leaves nothing behind that would keep the next process waiting', async () => {
  const release = await openDataFolder(folder)
  await release()
  expect(readdirSync(folder)).toEqual(['outbox'])
})
