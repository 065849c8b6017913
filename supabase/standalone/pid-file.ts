import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, StartError } from '../functions/_shared/errors.ts'

/** An owner gets this many milliseconds to end. */
const patience = 5000

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

/** It writes before it looks: of two processes only one can. */
function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** The file is moved first, so that a lock just written can be given back. */
function putAside(file: string, owner: number): void {
  const aside = `${file}-${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (!Object.is(readOwner(aside), owner) && !existsSync(file)) renameSync(aside, file)
  else rmSync(aside)
}

/** It is NaN without a file, and for half of one after a kill. */
function readOwner(file: string): number {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10)
  } catch {
    return Number.NaN
  }
}

function isRunning(pid: number): boolean {
  if (Number.isNaN(pid) || pid === process.pid) return false
  try {
    return process.kill(pid, 0) && !isZombie(pid)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Linux keeps a killed process until its parent asks. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}
