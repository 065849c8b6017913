import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, requireLimitedRights } from '../../supabase/functions/_shared/database.ts'
import { limits } from '../../supabase/functions/_shared/form-schema.ts'
import { migratePostgres } from '../../server/migrations.ts'
import { createDatabase } from './shared-postgres.ts'

let url: string
let owner: postgres.Sql

beforeAll(async () => {
  url = await createDatabase('empty')
  owner = postgres(url, { max: 1, onnotice: () => {} })
  // As on Supabase: the API roles have all rights in public by default.
  await owner.unsafe(`
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    grant usage on schema public to anon, authenticated, service_role;
  `)
  await migratePostgres(url)
})

afterAll(() => owner.end())

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

/** All rights that others than the owner have, to schemas, tables, columns and functions. */
const rights = `
  with objects (schema, name, acl, owner) as (
    select oid, '', nspacl, nspowner from pg_namespace where nspname <> 'public'
    union all
    select relnamespace, '.' || relname, relacl, relowner from pg_class
    union all
    select relnamespace, '.' || relname || '.' || attname, attacl, relowner
    from pg_attribute join pg_class on pg_class.oid = attrelid
    union all
    select pronamespace, '.' || proname, coalesce(proacl, acldefault('f', proowner)), proowner
    from pg_proc
  )
  select format('%s: %s %s', case grantee when 0 then 'everybody' else grantee::regrole::text end,
    lower(privilege_type), schema::regnamespace || name) as granted
  from objects, aclexplode(acl)
  where grantee <> owner and schema::regnamespace::text !~ '^(pg_.*|information_schema)$'
  order by granted`

test('grants these rights and no others', async () => {
  const granted = (await owner.unsafe(rights)).map((right) => right.granted)
  expect(granted).toEqual([
    'site_functions: execute forms.claim_announcements',
    'site_functions: execute forms.claim_messages',
    'site_functions: execute forms.count_submission',
    'site_functions: execute forms.join_waitlist',
    'site_functions: execute forms.leave_waitlist',
    'site_functions: execute forms.mark_announcement_delivered',
    'site_functions: execute forms.mark_announcement_failed',
    'site_functions: execute forms.mark_delivered',
    'site_functions: execute forms.mark_failed',
    'site_functions: execute forms.record_delivery_run',
    'site_functions: execute forms.seconds_left_in_hour',
    'site_functions: execute forms.submit_message',
    'site_functions: execute operations.claim_weekly_mail',
    'site_functions: execute operations.health',
    'site_functions: execute operations.mark_weekly_mail_sent',
    'site_functions: execute privacy.delete_announced',
    'site_functions: execute privacy.delete_expired',
    'site_functions: usage forms',
    'site_functions: usage operations',
    'site_functions: usage privacy',
  ])
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
  const constraints = await owner<{ name: keyof typeof limits; maximum: number }[]>`
    select attname as name, substring(pg_get_constraintdef(c.oid) from '<= (\\d+)')::int as maximum
    from pg_constraint c join pg_attribute a on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and conrelid in ('public.waitlist_signups'::regclass, 'public.contact_messages'::regclass)
      and attname = any(${Object.keys(limits)})`
  expect(constraints).toHaveLength(7)
  for (const { name, maximum } of constraints) expect(maximum, name).toBe(limits[name])
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
  const other = await createDatabase('empty')
  const both = Promise.all([migratePostgres(other), migratePostgres(other)])
  await expect(both).resolves.toBeDefined()
})

test('refuses a connection that may read messages, as a pooler that drops the role makes it', async () => {
  const limited = connectDatabase(url, { connections: 1 })
  await expect(requireLimitedRights(limited)).resolves.toBeUndefined()
  const asOwner = connectDatabase(`${url}?role=postgres`, { connections: 1 })
  await expect(requireLimitedRights(asOwner)).rejects.toThrow('more rights than they need')
  const mayReturn = connectDatabase(url, { connections: 1, limitedRole: 'session_user' })
  await expect(requireLimitedRights(mayReturn)).rejects.toThrow('more rights than they need')
  await Promise.all([limited, asOwner, mayReturn].map((database) => database.close()))
})

test('explains that the database could not be migrated', async () => {
  await expect(migratePostgres('postgres://postgres@127.0.0.1:1/nowhere')).rejects.toThrow(
    'DATABASE_URL: the database could not be brought up to date (ECONNREFUSED)',
  )
})
