import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { codeOf, StartError } from '../supabase/functions/_shared/errors.ts'
import { log } from '../supabase/functions/_shared/log.ts'
import { formatMail } from '../supabase/functions/_shared/smtp-mailer.ts'
import type { SendMail } from '../supabase/functions/_shared/mail.ts'

/** How old a lock has to be to count as left behind by a killed process (ms). */
const stale = 5000
/**
 * The same while a process with the holder's number runs: it may be the holder, which a busy machine
 * keeps from refreshing its lock, or another one that got the number later.
 */
const staleWhileRunning = 60_000

/** Locks the data folder for this process. Returns a function that releases the lock. */
export async function openDataFolder(folder: string): Promise<() => Promise<void>> {
  // Other users of this machine must not read messages.
  process.umask(0o077)
  try {
    mkdirSync(folder, { recursive: true })
    const holder = join(folder, 'in-use-by')
    const release = await lock(folder, {
      lockfilePath: join(folder, 'in-use'),
      stale: isOtherRunning(holder) ? staleWhileRunning : stale,
      update: 2000,
      retries: { retries: 12, factor: 1, minTimeout: 500 },
      onCompromised: stopAtOnce,
    })
    writeFileSync(holder, String(process.pid))
    mkdirSync(outboxFolder(folder), { recursive: true })
    return async () => {
      rmSync(holder, { force: true })
      await release().catch(() => {})
    }
  } catch (error) {
    const code = codeOf(error)
    throw new StartError(
      code === 'ELOCKED'
        ? `LOCAL_DATA_DIR: the folder ${folder} is in use by another process. Stop that one, or set LOCAL_DATA_DIR to another folder.`
        : `LOCAL_DATA_DIR: the folder ${folder} cannot be written to (${code}).`,
    )
  }
}

/** Whether another process runs that has the number in this file. */
function isOtherRunning(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    // In a container, this process may have the number of the one before.
    return pid !== process.pid && process.kill(pid, 0)
  } catch (error) {
    // It belongs to another user.
    return codeOf(error) === 'EPERM'
  }
}

/** Exits, because two processes would corrupt the database. */
function stopAtOnce(): void {
  log('error', 'the data folder was deleted or taken over by another process')
  process.exit(1)
}

/** The folder of the embedded database. */
export function embeddedFolder(dataFolder: string): string {
  return join(dataFolder, 'db')
}

/** The folder that mail is written to when no mail transport is configured. */
export function outboxFolder(dataFolder: string): string {
  return join(dataFolder, 'outbox')
}

/** Writes each mail to an `.eml` file. */
export function sendIntoFolder(folder: string): SendMail {
  return async (mail) => {
    await mkdir(folder, { recursive: true })
    const time = mail.date.toISOString().replaceAll(':', '-')
    const file = join(folder, `${time}-${mail.id}.eml`)
    // Write and rename, so that a watcher never sees an incomplete file.
    await writeFile(`${file}.part`, await formatMail(mail))
    await rename(`${file}.part`, file)
  }
}
