import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessConstants } from '#src/content/facts.ts'
import { limits } from '#src/limits.ts'
import { messageFields } from '../../supabase/functions/_shared/message.ts'
import { signupFields } from '../../supabase/functions/waitlist/handler.ts'
import { migratePostgres } from '../../supabase/standalone/database.ts'
import { startPostgres, type PostgresServer } from './postgres-server.ts'

let server: PostgresServer
let sql: postgres.Sql

beforeAll(async () => {
  server = await startPostgres()
  await migratePostgres(server.url)
  sql = postgres(server.url, { max: 1, onnotice: () => {} })
})

afterAll(async () => {
  await sql.end()
  server.remove()
})

const forms = [
  { table: 'contact_messages', rules: messageFields, told: limits },
  {
    table: 'waitlist_signups',
    rules: signupFields,
    told: { email: limits.email, name: limits.name },
  },
]

for (const { table, rules, told } of forms) {
  test(`a visitor is told the limits that the function and ${table} have`, async () => {
    const taken = Object.entries(rules).map(([name, { maximum }]) => [name, maximum])
    const kept = await sql<{ name: string; maximum: number; optional: boolean }[]>`
      select attname as name, substring(pg_get_constraintdef(c.oid) from '<= (\\d+)')::int as maximum,
        not attnotnull as optional
      from pg_constraint c join pg_attribute a on attrelid = conrelid and attnum = conkey[1]
      where contype = 'c' and conrelid = ${`public.${table}`}::regclass
        and attname = any(${Object.keys(rules)})`
    expect(Object.fromEntries(taken)).toEqual(told)
    expect(Object.fromEntries(kept.map(({ name, maximum }) => [name, maximum]))).toEqual(told)
    const optional = Object.entries(rules).filter(([, { required }]) => !required)
    expect(kept.filter((column) => column.optional).map(({ name }) => name)).toEqual(
      optional.map(([name]) => name),
    )
  })
}

test('the shortest message that the form sends is the shortest that the function takes', () => {
  expect(messageFields.message.minimum).toBe(businessConstants.minimumMessageLength)
})
