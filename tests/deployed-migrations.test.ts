import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Written by hand at the first deployment, as deploy/README.md says. Without it nothing is live. */
const list = 'supabase/deployed-migrations.txt'

type Files = Record<string, string>

/** Compares the migrations with a list that sha256sum wrote when they were deployed. */
function changesSince(deployed: string, migrations: Files): string[] {
  const lines = [...deployed.matchAll(/^([0-9a-f]{64})[ *]+(\S+)$/gm)]
  const names = lines.map(([, , name = '']) => name)
  const last = names.sort().at(-1) ?? ''
  const edited = lines
    .filter(([, hash, name = '']) => hashOf(migrations[name]) !== hash)
    .map(([, , name]) => `${name} was deployed and has changed since: write a new file instead.`)
  const between = Object.keys(migrations)
    .filter((name) => !names.includes(name) && name < last)
    .map((name) => `${name} comes before ${last}, which was deployed: give it a later number.`)
  return [...edited, ...between]
}

function hashOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : createHash('sha256').update(text).digest('hex')
}

function listOf(migrations: Files): string {
  return Object.entries(migrations)
    .map(([name, text]) => `${hashOf(text)}  ${name}\n`)
    .join('')
}

test('accepts only new migrations, after those that were deployed', () => {
  const deployed = { '1_roles.sql': 'create role', '3_tables.sql': 'create table' }
  const problemsOf = (migrations: Files) => changesSince(listOf(deployed), migrations)
  expect(problemsOf({ ...deployed, '4_new.sql': 'alter table' })).toEqual([])
  expect(problemsOf({ ...deployed, '2_new.sql': 'alter table' })).toEqual([
    '2_new.sql comes before 3_tables.sql, which was deployed: give it a later number.',
  ])
  expect(problemsOf({ ...deployed, '1_roles.sql': 'create role other' })).toEqual([
    '1_roles.sql was deployed and has changed since: write a new file instead.',
  ])
  expect(problemsOf({ '1_roles.sql': 'create role' })).toEqual([
    '3_tables.sql was deployed and has changed since: write a new file instead.',
  ])
})

test('leaves the deployed migrations as they were', () => {
  const deployed = existsSync(list) ? readFileSync(list, 'utf8') : ''
  const folder = 'supabase/migrations'
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const migrations = names.map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')])
  expect(changesSince(deployed, Object.fromEntries(migrations))).toEqual([])
})
