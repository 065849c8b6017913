import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { codeOf, StartError } from '../functions/_shared/errors.ts'
import {
  encryption,
  functionsRole,
  type Database,
  type Value,
} from '../functions/_shared/database.ts'
import { migrate } from './migrations.ts'

/** Two processes that start together take turns. */
export async function migratePostgres(url: string): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    const sql = postgres(url, {
      ...encryption(url),
      max: 1,
      onnotice: () => {},
      connect_timeout: 5,
    })
    try {
      await sql`select pg_advisory_lock(20260101)`
      return await migrate((statements) => sql.unsafe(statements))
    } catch (error) {
      // A database that starts up gets a moment, a wrong password does not.
      const isAway = /^(CONNECT|ECONNREFUSED|57P03)/.test(codeOf(error))
      if (!isAway || tries === 5)
        throw new StartError(
          `DATABASE_URL: the database could not be brought up to date (${codeOf(error)}).`,
        )
      await sleep(1000)
    } finally {
      await sql.end({ timeout: 2 })
    }
  }
}

export async function openEmbedded(folder: string): Promise<Database> {
  return prepareEmbedded(await openEmbeddedFolder(embeddedFolder(folder)))
}

export async function prepareEmbedded(db: PGlite): Promise<Database> {
  await migrateEmbedded(db)
  await db.exec(`set role ${functionsRole}`)
  return {
    query: async <Row>(statement: string, values: readonly Value[]) =>
      (await db.query<Row>(statement, [...values])).rows,
    close: () => db.close(),
  }
}

export function embeddedFolder(dataFolder: string): string {
  return join(dataFolder, 'db')
}

export async function migrateEmbedded(db: PGlite): Promise<void> {
  await migrate(async (statements) => (await db.exec(statements)).at(-1)?.rows ?? [])
}

/** After a kill the first opening may fail and the second succeed. */
export async function openEmbeddedFolder(folder: string): Promise<PGlite> {
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
