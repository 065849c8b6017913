import { existsSync, renameSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { StartError } from '../functions/_shared/settings.ts'
import { embeddedFolder, migrateEmbedded, migratePostgres, openEmbeddedFolder } from './database.ts'
import { lockDataFolder } from './pid-file.ts'
import { orSayWhy, readSettings, type StandaloneSettings } from './settings.ts'

/** The hour's counts stay behind: their keys belong to the database that they were made for. */
const tables = ['public.waitlist_signups', 'public.contact_messages']

/** `npm run move`: from the embedded database to the one that DATABASE_URL names. */
export function move(): Promise<void> {
  return orSayWhy(async () => {
    for (const line of await moveData(readSettings(process.env))) console.log(line)
  })
}

type Places = Pick<StandaloneSettings, 'databaseUrl' | 'dataFolder'>

/** Moves all or nothing, and only into an empty database. Returns what there is to say. */
export async function moveData({ databaseUrl, dataFolder }: Places): Promise<string[]> {
  if (databaseUrl === null) throw new StartError('DATABASE_URL has to name where to move to.')
  await lockDataFolder(dataFolder)
  const folder = embeddedFolder(dataFolder)
  if (!existsSync(folder))
    throw new StartError(`LOCAL_DATA_DIR: there is no embedded database in ${dataFolder}.`)
  await migratePostgres(databaseUrl)
  const embedded = await openEmbeddedFolder(folder)
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const said: string[] = []
  try {
    await migrateEmbedded(embedded)
    await sql.begin(async (target) => {
      for (const table of tables)
        said.push(`Moved     ${await moveTable(embedded, target, table)} ${table}`)
    })
  } finally {
    await sql.end()
    await embedded.close()
  }
  // Started again, it would mail what waits a second time.
  const aside = `${folder}-moved-${Date.now()}`
  renameSync(folder, aside)
  return [...said, `Kept      ${aside}, until you delete it`, 'Start with the same DATABASE_URL.']
}

async function moveTable(
  embedded: PGlite,
  target: postgres.TransactionSql,
  table: string,
): Promise<number> {
  // Nothing may come in between: a site that runs on the target waits until the move is done.
  await target.unsafe(`lock table ${table}`)
  const there = await target.unsafe(`select from ${table} limit 1`)
  if (there.length > 0)
    throw new StartError(`DATABASE_URL: ${table} is not empty there. Nothing was moved.`)
  // No blob is an empty table.
  const { blob, affectedRows = 0 } = await embedded.query(`copy ${table} to '/dev/blob'`)
  if (blob)
    await pipeline(blob.stream(), await target.unsafe(`copy ${table} from stdin`).writable())
  return affectedRows
}
