import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migratePostgres } from '../../supabase/local/database.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'

let server: PostgresServer
let owner: postgres.Sql

beforeAll(async () => {
  server = await startPostgres()
  owner = postgres(server.url, { max: 1, onnotice: () => {} })
  // Supabase is like this: roles exist, and have all rights in public by default.
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

/** The query is rolled back. */
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
  'forms.direct_mails',
]
const calls = [
  "select forms.join_waitlist('[]', 60)",
  "select forms.count_submission('waitlist', 'client', 60)",
  "select * from forms.claim_messages(5, '', 1000)",
  'select forms.mark_delivered(gen_random_uuid(), null)',
  "select forms.mark_failed(gen_random_uuid(), 1, 'ECONNREFUSED')",
  `select * from forms.submit_message(jsonb_build_object('id', gen_random_uuid(), 'name', 'Ada',
    'email', 'ada@example.com', 'subject', 'Hello', 'message', 'A message of ten characters'),
    'client', 60, 1000, true, now() + interval '1 hour')`,
  'select privacy.delete_expired()',
  'select forms.note_delivery_run()',
  'select * from forms.tell_held_back(120)',
  "select forms.note_direct_mails('[]')",
  'select * from operations.health()',
]
const operatorsOnly = [
  'select forms.request_delivery()',
  'select operations.schedule_jobs()',
  'select * from operations.what_waits()',
  "select operations.waitlist_csv('team@example.com')",
  "select operations.find('7Q4K-2MXA')",
  'select forms.reference(gen_random_uuid())',
  "select privacy.mails_of('ada@example.com')",
  "select privacy.messages_of('ada@example.com')",
  'select forms.mails_left(120)',
  "select forms.judge('client', 'ada@example.com', 'A message', 120)",
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
  test(`${visitor} can do nothing with any table`, async () => {
    for (const table of tables) {
      for (const statement of [...ways(table), `update ${table} set ${columnOf(table)} = null`])
        await expect(as(visitor, statement), statement).rejects.toThrow('permission denied')
    }
  })

  test(`${visitor} can call none of the routines`, async () => {
    for (const statement of [...calls, ...operatorsOnly])
      await expect(as(visitor, statement), statement).rejects.toThrow('permission denied')
  })
}

test('the functions’ role can do its work, through the routines alone', async () => {
  for (const statement of calls)
    await expect(as('site_functions', statement)).resolves.toBeDefined()
  for (const table of tables) {
    for (const statement of ways(table))
      await expect(as('site_functions', statement), statement).rejects.toThrow('permission denied')
  }
})

test('the functions’ role can neither read a person’s data nor delete a person', async () => {
  for (const statement of operatorsOnly)
    await expect(as('site_functions', statement)).rejects.toThrow('permission denied')
})

test('a grant given by mistake still shows nobody a row', async () => {
  await owner.unsafe(signup)
  await owner.unsafe('grant select on public.waitlist_signups to anon')
  expect(await as('anon', 'select * from public.waitlist_signups')).toEqual([])
  await owner.unsafe('revoke select on public.waitlist_signups from anon')
})

test('row-level security is on for every table of ours', async () => {
  const open = await owner`
    select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'forms', 'privacy', 'operations') and not relrowsecurity`
  expect([...open]).toEqual([])
})

test('every routine that runs with more rights than its caller has a fixed search path', async () => {
  const open = await owner`
    select proname from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('forms', 'privacy', 'operations') and prosecdef
      and not coalesce(proconfig, '{}') @> array['search_path=""']`
  expect([...open]).toEqual([])
})

test('the migrations run once, also when two processes start together', async () => {
  const again = await Promise.all([migratePostgres(server.url), migratePostgres(server.url)])
  expect(again).toEqual([[], []])
})

function columnOf(table: string): string {
  const columns: Record<string, string> = {
    'forms.submission_counts': 'form',
    'forms.delivery': 'last_run_at',
    'forms.direct_mails': 'mailed_as',
  }
  return columns[table] ?? 'email'
}
