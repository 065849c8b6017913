import { existsSync, renameSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { StartError } from '../functions/_shared/errors.ts'
import { embeddedFolder, migrateEmbedded, migratePostgres, openEmbeddedFolder } from './database.ts'
import { lockDataFolder } from './pid-file.ts'
import { orSayWhy, readSettings, type StandaloneSettings } from './settings.ts'

/** The hour's counts stay, since their keys belong to the old database. */
const tables = ['public.waitlist_signups', 'public.contact_messages']

export function move(): Promise<void> {
  return orSayWhy(async () => {
    for (const line of await moveData(readSettings(process.env))) console.log(line)
  })
}

type Places = Pick<StandaloneSettings, 'databaseUrl' | 'dataFolder'>

/** Moves all or nothing, into an empty database only. */
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
  // Under its old name the folder could be started again, and mail twice.
  const aside = `${folder}-moved-${Date.now()}`
  renameSync(folder, aside)
  return [...said, `Kept      ${aside}, until you delete it`, 'Start with the same DATABASE_URL.']
}

async function moveTable(
  embedded: PGlite,
  target: postgres.TransactionSql,
  table: string,
): Promise<number> {
  // The lock makes a site on the target wait until the move is done.
  await target.unsafe(`lock table ${table}`)
  const there = await target.unsafe(`select from ${table} limit 1`)
  if (there.length > 0)
    throw new StartError(`DATABASE_URL: ${table} is not empty there. Nothing was moved.`)
  const { blob, affectedRows = 0 } = await embedded.query(`copy ${table} to '/dev/blob'`)
  if (blob)
    await pipeline(blob.stream(), await target.unsafe(`copy ${table} from stdin`).writable())
  return affectedRows
}
