import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactFields } from '#src/forms/contact/contact-fields.ts'
import { pitchDeckFields } from '#src/forms/pitch-deck/pitch-deck-fields.ts'
import { waitlistFields } from '#src/forms/waitlist/waitlist-fields.ts'
import { limits } from '#src/limits.ts'
import type { FieldRules } from '../../supabase/functions/_shared/form-fields.ts'
import { messageFields } from '../../supabase/functions/_shared/message.ts'
import { signupFields } from '../../supabase/functions/waitlist/handler.ts'
import { migratePostgres } from '../../supabase/local/database.ts'
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

type Rule = { needed?: true; minimum?: number; maximum?: number; into?: string | null }

/** Keys are the function's field names. */
function asked(fields: Readonly<Record<string, Rule>>): object {
  const sent = Object.entries(fields).filter(([, { into }]) => into !== null)
  return Object.fromEntries(
    sent.map(([name, { into, needed = false, minimum, maximum }]) => [
      into ?? name,
      { required: needed, minimum, maximum },
    ]),
  )
}

function takenBy(rules: FieldRules): object {
  return Object.fromEntries(
    Object.entries(rules).map(([name, { required, minimum, maximum }]) => [
      name,
      { required, minimum, maximum },
    ]),
  )
}

test('the forms ask for the fields that their function takes, with the same limits', () => {
  expect(asked(contactFields)).toEqual(takenBy(messageFields))
  expect(asked(waitlistFields)).toEqual(takenBy(signupFields))
})

test('of the investor form the function takes what it takes of others; the subject is fixed', () => {
  const { name, email, organization, message } = messageFields
  expect(asked(pitchDeckFields)).toEqual({
    ...takenBy({ name, email }),
    // This field is needed here, and long enough with all answers.
    ...takenBy({ organization: { ...organization, required: true } }),
    message: { required: false, minimum: undefined, maximum: message.maximum },
  })
})
