import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businessConstants } from '#src/content/facts.ts'
import { limits } from '#src/limits.ts'
import type { FieldRule, ReadField } from '../../supabase/functions/_shared/form-fields.ts'
import type { JsonObject } from '../../supabase/functions/_shared/request-body.ts'
import { readMessage } from '../../supabase/functions/send-contact-email/handler.ts'
import { readSignup } from '../../supabase/functions/waitlist/handler.ts'
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
  { table: 'contact_messages', read: readMessage, fields: Object.keys(limits) },
  { table: 'waitlist_signups', read: readSignup, fields: ['email', 'name'] },
] as const

/** The rule that a function has for each of its fields. */
function rulesOf(read: (field: ReadField, body: JsonObject) => unknown): Map<string, FieldRule> {
  const rules = new Map<string, FieldRule>()
  const field: ReadField = (name, rule) => {
    rules.set(name, rule)
    return ''
  }
  read(field, {})
  return rules
}

for (const { table, read, fields } of forms) {
  test(`a visitor is told the limits that the function and ${table} have`, async () => {
    const told = Object.entries(limits).filter(([name]) => fields.some((field) => field === name))
    const taken = [...rulesOf(read)].map(([name, { maximum }]) => [name, maximum])
    const kept = await sql<{ name: string; maximum: number }[]>`
      select attname as name, substring(pg_get_constraintdef(c.oid) from '<= (\\d+)')::int as maximum
      from pg_constraint c join pg_attribute a on attrelid = conrelid and attnum = conkey[1]
      where contype = 'c' and conrelid = ${`public.${table}`}::regclass and attname = any(${[...fields]})`
    expect(Object.fromEntries(taken)).toEqual(Object.fromEntries(told))
    expect(Object.fromEntries(kept.map(({ name, maximum }) => [name, maximum]))).toEqual(
      Object.fromEntries(told),
    )
  })
}

test('the shortest message that the form sends is the shortest that the function takes', () => {
  expect(rulesOf(readMessage).get('message')?.minimum).toBe(businessConstants.minimumMessageLength)
})
