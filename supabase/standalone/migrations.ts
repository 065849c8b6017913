import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export type Run = (statements: string) => Promise<readonly Record<string, unknown>[]>

const folder = fileURLToPath(new URL('../migrations/', import.meta.url))

/** It is the Supabase command line's own table, so that both can follow each other. */
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
`

export async function migrate(run: Run): Promise<string[]> {
  await run(history)
  const rows = await run('select version from supabase_migrations.schema_migrations')
  const applied = new Set(rows.map(({ version }) => version))
  const done: string[] = []
  for (const file of (await readdir(folder)).toSorted()) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
    if (!version || applied.has(version)) continue
    await run(`
      begin;
      ${await readFile(`${folder}${file}`, 'utf8')}
      ;
      insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');
      commit;
    `)
    done.push(file)
  }
  return done
}
