import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'

export function asideOf(folder: string): string {
  return `${folder}.next`
}

/** Replaces the folder only by a whole one; after an error nothing has changed. */
export async function makeAside(
  folder: string,
  make: (aside: string) => Promise<void>,
): Promise<void> {
  const [aside, last, mark] = [asideOf(folder), `${folder}.last`, `${folder}.lock`]
  takeTurn(mark)
  try {
    // A build was stopped between the two renames below.
    if (!existsSync(folder) && existsSync(last)) await rename(last, folder)
    await rm(aside, { recursive: true, force: true })
    await make(aside)
    await rm(last, { recursive: true, force: true })
    if (existsSync(folder)) await rename(folder, last)
    await rename(aside, folder)
    await rm(last, { recursive: true, force: true })
  } finally {
    rmSync(mark, { force: true })
  }
}

function takeTurn(mark: string): void {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' })
  } catch (error) {
    const owner = existsSync(mark) ? Number.parseInt(readFileSync(mark, 'utf8'), 10) : Number.NaN
    if (isRunning(owner))
      throw new Error(`Another build is under way here, process ${owner}: wait for it.`, {
        cause: error,
      })
    rmSync(mark, { force: true })
    takeTurn(mark)
  }
}

/** A container gives every process the same number. */
function isRunning(owner: number): boolean {
  if (Number.isNaN(owner) || owner === process.pid) return false
  try {
    return process.kill(owner, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
