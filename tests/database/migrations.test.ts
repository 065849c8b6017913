import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/free-port.ts'
import { migratePostgres } from '../../server/migrations.ts'
import { createDatabase } from './shared-postgres.ts'

function open(url: string): postgres.Sql {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  onTestFinished(() => sql.end())
  return sql
}

/** Returns the schemas, apart from those of every database. */
async function schemasOf(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select nspname as name from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('public', 'information_schema') order by 1`
  return rows.map(({ name }) => name)
}

test('names the migration that has changed since an earlier version applied it, and applies nothing', async () => {
  const url = await createDatabase()
  const sql = open(url)
  await sql`update supabase_migrations.schema_migrations
    set statements = array['create table old ()'] where name = 'announce'`
  await sql`delete from supabase_migrations.schema_migrations where name = 'report_week'`
  await expect(migratePostgres(url)).rejects.toThrow(
    /^DATABASE_URL: this database was made by an earlier version: supabase\/migrations\/\d+_announce\.sql has changed since\. Set DATABASE_URL to an empty database[^\n]+$/,
  )
  const [row] = await sql`select count(*)::int as count from supabase_migrations.schema_migrations
    where name = 'report_week'`
  expect(row?.count).toBe(0)
})

test('accepts migrations that the Supabase CLI applied, which it records statement by statement', async () => {
  const url = await createDatabase()
  const sql = open(url)
  const file = '20260101090000_create_roles_and_schemas.sql'
  const text = readFileSync(`supabase/migrations/${file}`, 'utf8')
  const [block = '', rest = ''] = text.split(/(?<=\$\$;)/)
  const statements = [block, ...rest.split(';')].map((part) => part.replace(/;$/, '').trim())
  const recorded = statements.filter(Boolean)
  expect(recorded.length).toBeGreaterThan(5)
  await sql`update supabase_migrations.schema_migrations set statements = ${recorded}
    where name = 'create_roles_and_schemas'`
  await expect(migratePostgres(url)).resolves.toBeUndefined()
})

test('says which migration failed, and what of its names is there already', async () => {
  const url = await createDatabase('empty')
  const sql = open(url)
  await sql`create table public.contact_messages (text text)`
  await expect(migratePostgres(url)).rejects.toThrow(
    /^DATABASE_URL: this database could not be brought up to date: supabase\/migrations\/\d+_create_tables\.sql \(42P07\): relation "contact_messages" already exists\. The site needs a database of its own\.$/,
  )
  expect(await schemasOf(sql)).toEqual([])
})

test.each(['SQL_ASCII', 'LATIN1'])(
  'refuses a database in %s and leaves nothing in it',
  async (encoding) => {
    const url = await createDatabase('empty', encoding)
    await expect(migratePostgres(url)).rejects.toThrow(
      `DATABASE_URL: the database has the encoding ${encoding}. Create it anew with ENCODING 'UTF8'`,
    )
    expect(await schemasOf(open(url))).toEqual([])
  },
)

test('says that the database refuses the password', async () => {
  // The tests' own server asks for none.
  const refusal = Buffer.from('SFATAL\0C28P01\0Mno\0\0')
  const head = Buffer.alloc(5, 'E')
  head.writeInt32BE(refusal.length + 4, 1)
  const server = createServer((socket) =>
    socket.once('data', () => socket.end(Buffer.concat([head, refusal]))),
  )
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  onTestFinished(() => void server.close())
  await expect(migratePostgres(`postgres://u:p@127.0.0.1:${port}/site`)).rejects.toThrow(
    'DATABASE_URL: the database refuses the user or the password (28P01).',
  )
})

test('says that the server has no such database', async () => {
  const url = await createDatabase('empty')
  await expect(migratePostgres(url.replace(/[^/]+$/, 'nowhere'))).rejects.toThrow(
    'DATABASE_URL: the server has no database of this name (3D000).',
  )
})
