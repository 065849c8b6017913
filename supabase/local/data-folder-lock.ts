import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

type Owner = { pid: number; started: string | null }

/** Takes a data folder for this process; the returned function gives it back. */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  try {
    mkdirSync(folder, { recursive: true })
    if (!tryToTake(file)) {
      const owner = readOwner(file)
      if (owner && isRunning(owner))
        throw new StartError(
          `The data folder ${folder} is in use by process ${owner.pid}: stop that one, or set LOCAL_DATA_DIR to another folder.`,
        )
      rmSync(file, { force: true })
      if (!tryToTake(file))
        throw new StartError(`The data folder ${folder} was taken by another process just now.`)
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    throw new StartError(`LOCAL_DATA_DIR: the folder ${folder} cannot be written to${reason}.`)
  }
  return () => {
    if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true })
  }
}

function tryToTake(file: string): boolean {
  const owner: Owner = { pid: process.pid, started: startOf(process.pid) }
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function readOwner(file: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof owner !== 'object' || owner === null || !('pid' in owner)) return null
    const started = 'started' in owner && typeof owner.started === 'string' ? owner.started : null
    return typeof owner.pid === 'number' ? { pid: owner.pid, started } : null
  } catch {
    // Half a file is what a killed process left.
    return null
  }
}

function isRunning({ pid, started }: Owner): boolean {
  if (pid === process.pid) return startOf(pid) === started
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  // A number is given out again, after a restart of a container almost always the same one.
  const now = startOf(pid)
  return now === 'gone' ? false : started === null || now === null || now === started
}

/** When a process began, where the system tells; 'gone' for one that has ended but not yet been buried. */
function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return fields[0] === 'Z' || fields[0] === 'X' ? 'gone' : (fields[19] ?? null)
  } catch {
    return null
  }
}
