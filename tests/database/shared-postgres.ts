import postgres from 'postgres'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { migratePostgres } from '../../server/migrations.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

const template = 'migrated'

/** Returns the address of another database on the same server. */
function siblingOf(url: string, name: string): string {
  return url.replace(/[^/]+$/, name)
}

/** Starts one server for all files of a run: `initdb` and the migrations take longer than many tests. */
export default async function startShared(project: TestProject) {
  if (project.getProvidedContext().postgres) return undefined
  const server = await startPostgres()
  const owner = postgres(server.url, { max: 1, onnotice: () => {} })
  // As on Supabase, these exist before the migrations.
  await owner.unsafe(`
    create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;
  `)
  await owner.unsafe(`create database ${template}`)
  await owner.end()
  await migratePostgres(siblingOf(server.url, template))
  project.vitest.provide('postgres', server.url)
  return () => server.remove()
}

/** Creates a database for one test file and returns its address. */
export async function createDatabase(
  content: 'migrated' | 'empty' = 'migrated',
  encoding = 'UTF8',
): Promise<string> {
  const url = inject('postgres')
  const owner = postgres(url, { max: 1, onnotice: () => {} })
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const source = content === 'migrated' ? template : 'template0'
  await owner.unsafe(`create database ${name} template ${source} encoding '${encoding}'`)
  await owner.end()
  return siblingOf(url, name)
}
