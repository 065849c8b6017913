import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../functions/_shared/coded-error.ts'
import { StartError } from '../functions/_shared/settings.ts'

/** How long an owner is waited for that may just be ending, in milliseconds. */
const patience = 5000

/** Takes a data folder for this process, until it ends. */
export async function lockDataFolder(folder: string): Promise<void> {
  const file = join(folder, 'lock')
  const deadline = Date.now() + patience
  try {
    mkdirSync(folder, { recursive: true })
    while (!take(file)) {
      const owner = readOwner(file)
      if (!isRunning(owner)) putAside(file, owner)
      else if (Date.now() < deadline) await sleep(100)
      else
        throw new StartError(
          `The data folder ${folder} is in use by process ${owner}: stop that one, or set LOCAL_DATA_DIR to another folder. If it is another program, delete ${file}.`,
        )
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = codeOf(error)
    throw new StartError(`LOCAL_DATA_DIR: the folder ${folder} cannot be written to (${reason}).`)
  }
  process.once('exit', () => {
    if (readOwner(file) === process.pid) rmSync(file, { force: true })
  })
}

/** Writes first and looks afterwards: of two processes at once only one can. */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Takes away the lock of a process that is gone, and gives back one that has just been written. */
function putAside(file: string, owner: number): void {
  const aside = `${file}-${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    // Another process was quicker.
    return
  }
  if (!Object.is(readOwner(aside), owner) && !existsSync(file)) renameSync(aside, file)
  else rmSync(aside)
}

/** NaN for no file, and for half of one, which a killed process may leave. */
function readOwner(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10)
  } catch {
    return Number.NaN
  }
}

/** The own number is left over from a process before: a container gives it out at every start. */
function isRunning(pid: number): boolean {
  if (Number.isNaN(pid) || pid === process.pid) return false
  try {
    return process.kill(pid, 0) && !isZombie(pid)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Killed, and kept by Linux only until its parent has asked how it ended. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}
