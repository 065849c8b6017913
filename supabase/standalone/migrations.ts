import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

export type MigrationTarget = {
  /** Runs several statements in one text. */
  run: (statements: string) => Promise<unknown>
  query: (statement: string) => Promise<readonly { version: string }[]>
}

const folder = fileURLToPath(new URL('../migrations/', import.meta.url))

/** The same table as the Supabase command line keeps, so that both can follow each other. */
const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
`

/** Applies what is not applied yet, in order; returns the names of what it applied. */
export async function migrate(target: MigrationTarget): Promise<string[]> {
  await target.run(history)
  const rows = await target.query('select version from supabase_migrations.schema_migrations')
  const applied = new Set(rows.map(({ version }) => version))
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  const done: string[] = []
  for (const file of files) {
    const [version = ''] = file.split('_')
    if (applied.has(version)) continue
    const name = file.slice(version.length + 1, -'.sql'.length)
    await target.run(`
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
