import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../functions/_shared/coded-error.ts'
import { StartError } from '../functions/_shared/settings.ts'

/** Takes a data folder for this process, until it ends. */
export function lockDataFolder(folder: string): void {
  const file = join(folder, 'lock')
  try {
    mkdirSync(folder, { recursive: true })
    const owner = readOwner(file)
    if (isRunning(owner))
      throw new StartError(
        `The data folder ${folder} is in use by process ${owner}: stop that one, or set LOCAL_DATA_DIR to another folder. If it is another program, delete ${file}.`,
      )
    rmSync(file, { force: true })
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = codeOf(error)
    throw new StartError(`LOCAL_DATA_DIR: the folder ${folder} cannot be written to (${reason}).`)
  }
  process.once('exit', () => {
    if (readOwner(file) === process.pid) rmSync(file, { force: true })
  })
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
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
