import { existsSync, renameSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { StartError } from '../functions/_shared/settings.ts'
import { embeddedFolder, migratePostgres, openEmbeddedAsOwner } from './database.ts'
import { lockDataFolder } from './pid-file.ts'
import { orSayWhy, readSettings, type StandaloneSettings } from './settings.ts'

/** The hour's counts stay behind: their keys belong to the database that they were made for. */
const tables = ['public.waitlist_signups', 'public.contact_messages']
const atOnce = 1000

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
  const unlock = lockDataFolder(dataFolder)
  try {
    return await moveTo(databaseUrl, dataFolder)
  } finally {
    unlock()
  }
}

async function moveTo(databaseUrl: string, dataFolder: string): Promise<string[]> {
  const said: string[] = []
  const folder = embeddedFolder(dataFolder)
  if (!existsSync(folder))
    throw new StartError(`LOCAL_DATA_DIR: there is no embedded database in ${dataFolder}.`)
  await migratePostgres(databaseUrl)
  const embedded = await openEmbeddedAsOwner(dataFolder)
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(async (target) => {
      for (const table of tables) await refuseUnlessEmpty(target, table)
      for (const table of tables)
        said.push(`Moved     ${await copyTable(embedded, target, table)} ${table}`)
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

async function refuseUnlessEmpty(target: postgres.TransactionSql, table: string): Promise<void> {
  // Nothing may come in between: a site that runs on the target waits until the move is done.
  await target.unsafe(`lock table ${table}`)
  const rows = await target.unsafe(`select from ${table} limit 1`)
  if (rows.length > 0)
    throw new StartError(`DATABASE_URL: ${table} is not empty there. Nothing was moved.`)
}

async function copyTable(
  embedded: PGlite,
  target: postgres.TransactionSql,
  table: string,
): Promise<number> {
  const [named] = await target.unsafe(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  for (let done = 0; ;) {
    const part = `select * from ${table} order by ctid limit ${atOnce} offset ${done}`
    const { rows } = await embedded.query<{ part: string | null }>(
      `select jsonb_agg(to_jsonb(part))::text as part from (${part}) part`,
    )
    const { count } = await target.unsafe(
      `insert into ${table} (${named?.columns})
       select ${named?.columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [rows[0]?.part ?? '[]'],
    )
    done += count
    if (count < atOnce) return done
  }
}
