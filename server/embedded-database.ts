import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import {
  createTurns,
  functionsRole,
  jobStatementTimeout,
  visitorWait,
  type Database,
} from '../supabase/functions/_shared/database.ts'
import { StartError } from '../supabase/functions/_shared/errors.ts'
import { migrate } from './migrations.ts'

// Without V8's optimizing compiler a start takes half the CPU time. The few statements gain nothing from it.
setFlagsFromString('--liftoff-only')

/** `asOwner` has all rights, for commands of the operator. */
type EmbeddedDatabase = Database & { asOwner: Pick<Database, 'query'> }

/** Migrates an embedded database and drops to the functions' role. Refuses one with edited migrations. */
export async function prepareEmbedded(db: PGlite): Promise<EmbeddedDatabase> {
  await migrate({
    run: async (statements) => (await db.exec(statements)).at(-1)?.rows ?? [],
    name: `The embedded database in ${db.dataDir}`,
    remedy: 'Move that folder away to start with an empty database.',
  })
  await db.exec(`set role ${functionsRole}`)
  const takeTurn = createTurns(1)
  return {
    query: (statement, values, milliseconds = visitorWait) =>
      takeTurn(milliseconds, async () => (await db.query(statement, [...values])).rows),
    close: () => db.close(),
    asOwner: {
      query: (statement, values) =>
        takeTurn(jobStatementTimeout, () =>
          db.transaction(async (transaction) => {
            await transaction.exec('set local role none')
            return (await transaction.query(statement, [...values])).rows
          }),
        ),
    },
  }
}

/** Creates an empty embedded database (PGlite), in memory without a folder. Running initdb would take three times as long. */
export async function createEmbedded(folder?: string): Promise<PGlite> {
  return PGlite.create(folder, { loadDataDir: await dataDir() })
}

/** Opens the embedded database of a folder, or creates it. Retries, because that may fail once after a SIGKILL. */
export async function openEmbedded(folder: string): Promise<PGlite> {
  for (let tries = 1; ; tries += 1) {
    try {
      const isNew = !existsSync(join(folder, 'PG_VERSION'))
      return await (isNew ? createEmbedded(folder) : PGlite.create(folder))
    } catch {
      if (tries === 5)
        throw new StartError(
          `The embedded database in ${folder} could not be opened: move the folder away to start with an empty one.`,
        )
      await sleep(500 * tries)
    }
  }
}
