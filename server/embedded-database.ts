import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { functionsRole, type Database } from '../supabase/functions/_shared/database.ts'
import { StartError } from '../supabase/functions/_shared/errors.ts'
import { migrate } from './migrations.ts'

/** Migrates an embedded database and drops to the functions' role. Refuses one with edited migrations. */
export async function prepareEmbedded(db: PGlite): Promise<Database> {
  const edited = await migrate(async (statements) => (await db.exec(statements)).at(-1)?.rows ?? [])
  if (edited)
    throw new StartError(
      `supabase/migrations/${edited} has changed since the embedded database in ${db.dataDir} was created. Move that folder away to start with an empty database.`,
    )
  await db.exec(`set role ${functionsRole}`)
  return {
    query: async (statement, values) => (await db.query(statement, [...values])).rows,
    close: () => db.close(),
  }
}

/** Opens the embedded database (PGlite). Retries, because that may fail once after a SIGKILL. */
export async function openEmbedded(folder: string): Promise<PGlite> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await PGlite.create(folder)
    } catch {
      if (tries === 5)
        throw new StartError(
          `The embedded database in ${folder} could not be opened: move the folder away to start with an empty one.`,
        )
      await sleep(500 * tries)
    }
  }
}
