import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canLoginReadTables, connectDatabase } from '../../supabase/functions/_shared/database.ts'
import { limits } from '../../supabase/functions/_shared/form-schema.ts'
import { migratePostgres } from '../../supabase/local/database.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'

let server: PostgresServer
let owner: postgres.Sql

beforeAll(async () => {
  server = await startPostgres()
  owner = postgres(server.url, { max: 1, onnotice: () => {} })
  // As on Supabase: the roles exist and have all rights in public by default.
  await owner.unsafe(`
    create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    grant usage on schema public to anon, authenticated, service_role;
  `)
  await migratePostgres(server.url)
})

afterAll(async () => {
  await owner.end()
  server.remove()
})

/** Runs a query as a role and rolls it back. */
async function as(role: string, statement: string): Promise<postgres.Row[]> {
  const undo = new Error('undo')
  let rows: postgres.Row[] = []
  await owner
    .begin(async (transaction) => {
      await transaction.unsafe(`set local role ${role}`)
      rows = [...(await transaction.unsafe(statement))]
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return rows
}

const signup = "insert into public.waitlist_signups (email) values ('ada@example.com')"
const tables = [
  'public.waitlist_signups',
  'public.contact_messages',
  'forms.submission_counts',
  'forms.delivery',
]
const calls = [
  `select * from forms.join_waitlist('{"email":"ada@example.com"}', 'client', null, 60, 240, 2000)`,
  "select * from forms.count_submission('waitlist', 'client', 'network', 60, 240)",
  'select * from forms.claim_messages(5, 1000)',
  'select forms.mark_delivered(gen_random_uuid())',
  "select forms.mark_failed(gen_random_uuid(), 1, 'ECONNREFUSED')",
  `select * from forms.submit_message(jsonb_build_object('name', 'Ada', 'email', 'ada@example.com',
    'subject', 'Hello', 'message', 'A message of ten characters'), 'client', null, 60, 240, 1000)`,
  'select privacy.delete_expired()',
  'select forms.note_delivery_run()',
  'select * from operations.health()',
]
const operatorsOnly = [
  'select forms.request_delivery()',
  'select operations.schedule_jobs()',
  'select * from operations.what_waits()',
  "select operations.waitlist_csv('team@example.com')",
  "select operations.find('7Q4K-2MXA')",
  'select forms.mails_left(120)',
  "select forms.stored_email('ada@example.com')",
  'select privacy.delete_expired(true)',
  "select privacy.export_person('ada@example.com')",
  "select privacy.forget_person('ada@example.com')",
]
const ways = (table: string) => [
  `select * from ${table}`,
  `insert into ${table} default values`,
  `delete from ${table}`,
  `truncate ${table}`,
]

for (const visitor of ['anon', 'authenticated', 'service_role']) {
  test(`gives ${visitor} no right to any table`, async () => {
    for (const table of tables) {
      for (const statement of [...ways(table), `update ${table} set ${columnOf(table)} = null`])
        await expect(as(visitor, statement), statement).rejects.toThrow('permission denied')
    }
  })

  test(`lets ${visitor} call none of the routines`, async () => {
    for (const statement of [...calls, ...operatorsOnly])
      await expect(as(visitor, statement), statement).rejects.toThrow('permission denied')
  })
}

test('lets the functions’ role work only through the granted routines', async () => {
  for (const statement of calls)
    await expect(as('site_functions', statement), statement).resolves.toBeDefined()
  for (const table of tables) {
    for (const statement of ways(table))
      await expect(as('site_functions', statement), statement).rejects.toThrow('permission denied')
  }
  for (const statement of operatorsOnly)
    await expect(as('site_functions', statement), statement).rejects.toThrow('permission denied')
})

test('gives a dedicated login role no way to gain more rights', async () => {
  await owner.unsafe("create role site_backend login password 'a password' in role site_functions")
  const url = server.url.replace('postgres@', 'site_backend:a%20password@')
  const login = postgres(url, { max: 1, connection: { role: 'site_functions' } })
  const asOwner = connectDatabase(server.url, 1)
  const asLogin = connectDatabase(url, 1)
  try {
    await login`set role none`
    for (const statement of [...ways('public.waitlist_signups'), ...operatorsOnly])
      await expect(login.unsafe(statement), statement).rejects.toThrow('permission denied')
    await expect(login`set role postgres`).rejects.toThrow('permission denied')
    expect(await canLoginReadTables(asOwner)).toBe(true)
    expect(await canLoginReadTables(asLogin)).toBe(false)
  } finally {
    await Promise.all([login.end(), asOwner.close(), asLogin.close()])
  }
})

test('denies access to new tables and functions by default', async () => {
  await owner.unsafe(`
    create table public.later (id integer);
    create function operations.later() returns integer language sql as 'select 1';
    create function public.later() returns integer language sql as 'select 1';
  `)
  for (const role of ['anon', 'authenticated', 'service_role', 'site_functions'])
    for (const statement of [
      'select * from public.later',
      'select operations.later()',
      'select public.later()',
    ])
      await expect(as(role, statement), statement).rejects.toThrow('permission denied')
  await owner.unsafe(`
    drop table public.later; drop function operations.later; drop function public.later;`)
})

test('has the form schema’s limits in its constraints', async () => {
  const kept = await owner<{ name: keyof typeof limits; maximum: number }[]>`
    select attname as name, substring(pg_get_constraintdef(c.oid) from '<= (\\d+)')::int as maximum
    from pg_constraint c join pg_attribute a on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and conrelid in ('public.waitlist_signups'::regclass, 'public.contact_messages'::regclass)
      and attname = any(${Object.keys(limits)})`
  expect(kept).toHaveLength(7)
  for (const { name, maximum } of kept) expect(maximum, name).toBe(limits[name])
})

test('shows no rows even after an accidental grant', async () => {
  await owner.unsafe(signup)
  await owner.unsafe('grant select on public.waitlist_signups to anon')
  expect(await as('anon', 'select * from public.waitlist_signups')).toEqual([])
  await owner.unsafe('revoke select on public.waitlist_signups from anon')
})

test('has row-level security on for every table', async () => {
  const open = await owner`
    select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'forms', 'privacy', 'operations') and not relrowsecurity`
  expect([...open]).toEqual([])
})

test('fixes the search path of every security definer routine', async () => {
  const open = await owner`
    select proname from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('forms', 'privacy', 'operations') and prosecdef
      and not coalesce(proconfig, '{}') @> array['search_path=""']`
  expect([...open]).toEqual([])
})

test('runs the migrations once when two processes start together', async () => {
  await owner.unsafe('create database other')
  const other = server.url.replace(/postgres$/, 'other')
  const both = Promise.all([migratePostgres(other), migratePostgres(other)])
  await expect(both).resolves.toBeDefined()
})

test('explains that the database could not be migrated', async () => {
  await expect(migratePostgres('postgres://postgres@127.0.0.1:1/nowhere')).rejects.toThrow(
    'DATABASE_URL: the database could not be brought up to date (ECONNREFUSED)',
  )
})

function columnOf(table: string): string {
  const columns: Record<string, string> = {
    'forms.submission_counts': 'form',
    'forms.delivery': 'last_run_at',
  }
  return columns[table] ?? 'email'
}
