import { readdirSync, readFileSync } from 'node:fs'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type PostgresServer } from './postgres-server.ts'

const folder = 'supabase/migrations'
/** It is the first release's last one. */
const lastOfFirst = '20260101090800'

let server: PostgresServer
let sql: postgres.Sql

beforeAll(async () => {
  server = await startPostgres()
  sql = postgres(server.url, { max: 1, onnotice: () => {} })
})

afterAll(async () => {
  await sql.end()
  server.remove()
})

/** These are calls of a release's functions, with arguments and results. */
async function callable(): Promise<string[]> {
  const rows = await sql`
    select pg_proc.oid::regprocedure || ' returns ' || pg_get_function_result(pg_proc.oid) as call
    from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
    where nspname in ('public', 'forms', 'privacy', 'operations')
      and has_function_privilege('site_functions', pg_proc.oid, 'execute')`
  return rows.map(({ call }) => String(call))
}

/** Answers lost calls that the migration's first lines do not name. */
async function takenAwayBy(migration: string): Promise<string[]> {
  const before = await callable()
  await sql.unsafe(migration)
  const after = await callable()
  const named = [...migration.matchAll(/^-- Unused since the release before: (.+)$/gm)]
  const unused = named.map(([, name = '']) => name)
  return before
    .filter((call) => !after.includes(call))
    .filter((call) => !unused.some((name) => call.startsWith(name)))
}

test('every migration since the first release lets the release before go on', async () => {
  const files = readdirSync(folder).toSorted()
  for (const file of files) {
    const migration = readFileSync(`${folder}/${file}`, 'utf8')
    if (file.slice(0, 14) <= lastOfFirst) await sql.unsafe(migration)
    else expect(await takenAwayBy(migration), file).toEqual([])
  }
  expect(await callable()).not.toEqual([])
})

test('a migration that takes away what is called is found, unless it says it is unused', async () => {
  const call = (await callable()).find((name) => name.startsWith('forms.submit_message(')) ?? ''
  const signature = call.replace(/ returns .*/, '')
  const drop = `drop function ${signature};`
  const inVain = async (migration: string) => {
    await sql`begin`
    const found = await takenAwayBy(migration)
    await sql`rollback`
    return found
  }
  expect(await inVain('create table forms.added (id int);')).toEqual([])
  expect(await inVain(drop)).toEqual([call])
  expect(await inVain(`revoke execute on function ${signature} from site_functions;`)).toEqual([
    call,
  ])
  expect(await inVain(`-- Unused since the release before: ${signature}\n${drop}`)).toEqual([])
})
