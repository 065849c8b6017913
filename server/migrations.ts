import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { tlsOptions } from '../supabase/functions/_shared/database.ts'
import { codeOf, StartError } from '../supabase/functions/_shared/errors.ts'

/** Applies pending migrations; an advisory lock makes concurrent starts wait for each other. */
export async function migratePostgres(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const sql = postgres(url, {
      ...tlsOptions(url),
      max: 1,
      onnotice: () => {},
      connect_timeout: 5,
    })
    try {
      await sql`select pg_advisory_lock(20260101)`
      // Not compared: the Supabase CLI, which may have applied them, records them split by statement.
      await migrate((statements) => sql.unsafe(statements))
      return
    } catch (error) {
      // Retry while the database is starting up, but not on a wrong password.
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

type Run = (statements: string) => Promise<readonly Record<string, unknown>[]>

const folder = fileURLToPath(new URL('../supabase/migrations/', import.meta.url))

/** The Supabase CLI's migration table, so that both can apply migrations to one database. */
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
`

/** Applies pending migrations. Returns the file of one that was edited after it had been applied. */
export async function migrate(run: Run): Promise<string | undefined> {
  await run(history)
  const rows = await run(
    'select version, statements[1] as text from supabase_migrations.schema_migrations',
  )
  const applied = new Map(rows.map(({ version, text }) => [version, text]))
  let edited: string | undefined
  for (const file of (await readdir(folder)).toSorted()) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
    if (!version) continue
    const text = await readFile(`${folder}${file}`, 'utf8')
    if (applied.has(version)) {
      if (applied.get(version) !== text) edited ??= file
      continue
    }
    await run(`
      begin;
      ${text}
      ;
      insert into supabase_migrations.schema_migrations (version, name, statements)
      values ('${version}', '${name}', array[$migration$${text}$migration$]);
      commit;
    `)
  }
  return edited
}
