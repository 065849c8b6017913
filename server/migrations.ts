import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { addressOptions } from '../supabase/functions/_shared/database.ts'
import { codeOf, StartError } from '../supabase/functions/_shared/errors.ts'

/** Applies pending migrations; an advisory lock makes concurrent starts wait for each other. */
export async function migratePostgres(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const sql = postgres(url, {
      ...addressOptions(url),
      max: 1,
      onnotice: () => {},
      connect_timeout: 5,
    })
    try {
      const [row] = await sql<{ encoding: string }[]>`
        select current_setting('server_encoding') as encoding from pg_advisory_lock(20260101)`
      if (row?.encoding !== 'UTF8')
        throw new StartError(
          `DATABASE_URL: the database has the encoding ${row?.encoding}. Create it anew with ENCODING 'UTF8' TEMPLATE template0.`,
        )
      await migrate({
        run: (statements) => sql.unsafe(statements),
        name: 'DATABASE_URL: this database',
        remedy:
          'Set DATABASE_URL to an empty database, and fill it from this one as deploy/reference.md describes under Backups.',
      })
      return
    } catch (error) {
      // Retry while the database is starting up, but not on a wrong password.
      const isAway = /^(CONNECT|ECONNREFUSED|57P03)/.test(codeOf(error))
      if (!isAway || tries === 5) throw explain(error)
      await sleep(1000)
    } finally {
      await sql.end({ timeout: 2 })
    }
  }
}

function explain(error: unknown): StartError {
  if (error instanceof StartError) return error
  const code = codeOf(error)
  const problem = refusals[code] ?? 'the database could not be brought up to date'
  return new StartError(`DATABASE_URL: ${problem} (${code}).`)
}

const refusals: Record<string, string> = {
  '28000': 'the database does not let this user in',
  '28P01': 'the database refuses the user or the password',
  '3D000': 'the server has no database of this name',
}

type Target = {
  run: (statements: string) => Promise<readonly Record<string, unknown>[]>
  /** Begins a sentence about the database. */
  name: string
  /** What to do with a database that an earlier version made. */
  remedy: string
}

const folder = fileURLToPath(new URL('../supabase/migrations/', import.meta.url))

/** The Supabase CLI's migration table, so that both can apply migrations to one database. */
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
`

/**
 * Applies pending migrations, all or none. Throws a StartError if one of them fails, or if one was
 * edited after it had been applied.
 */
export async function migrate({ run, name, remedy }: Target): Promise<void> {
  await run('begin')
  try {
    await run(history)
    const rows = await run(
      "select version, array_to_string(statements, ';') as text from supabase_migrations.schema_migrations",
    )
    const applied = new Map(rows.map(({ version, text }) => [version, String(text)]))
    const migrations = await readMigrations()
    const edited = migrations.find(({ version, text }) => {
      const recorded = applied.get(version)
      return recorded !== undefined && statementsIn(recorded) !== statementsIn(text)
    })
    if (edited)
      throw new StartError(
        `${name} was made by an earlier version: ${edited.file} has changed since. ${remedy}`,
      )
    for (const migration of migrations.filter(({ version }) => !applied.has(version)))
      await apply(migration, { run, name })
    await run('commit')
  } catch (error) {
    await run('rollback').catch(() => {})
    throw error
  }
}

type Migration = { file: string; version: string; topic: string; text: string }

async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).sort()
  const named = files.flatMap((file) => {
    const [, version, topic] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
    return version && topic ? [{ file, version, topic }] : []
  })
  return Promise.all(
    named.map(async (migration) => ({
      ...migration,
      file: `supabase/migrations/${migration.file}`,
      text: await readFile(`${folder}${migration.file}`, 'utf8'),
    })),
  )
}

/** The Supabase CLI records a migration statement by statement, so neither blanks nor semicolons count; nor do comments. */
function statementsIn(text: string): string {
  return text.replaceAll(/--.*$/gm, '').replaceAll(/[\s;]+/g, '')
}

async function apply(
  { file, version, topic, text }: Migration,
  { run, name }: Pick<Target, 'run' | 'name'>,
): Promise<void> {
  try {
    await run(`
      ${text}
      ;
      insert into supabase_migrations.schema_migrations (version, name, statements)
      values ('${version}', '${topic}', array[$migration$${text}$migration$]);
    `)
  } catch (error) {
    const code = codeOf(error)
    // Lost connections are retried. PostgreSQL's other codes begin with a class of two signs.
    if (!/^(?!08|57)[0-9A-Z]{5}$/.test(code)) throw error
    // Of these the message says what is in the way. Others could quote a row.
    const isInTheWay = error instanceof Error && /^42(P0[67]|710|723)$/.test(code)
    const reason = isInTheWay ? `: ${error.message}. The site needs a database of its own` : ''
    throw new StartError(`${name} could not be brought up to date: ${file} (${code})${reason}.`)
  }
}
