import { expect, test } from 'vitest'
import { prepareEmbedded } from '../../server/embedded-database.ts'
import { sharedDatabase } from './test-functions.ts'

// A folder that an older version created has no statements.
test.each(["array['create table old ()']", 'null'])(
  'refuses a database in which %s was applied in place of an edited migration',
  async (statements) => {
    const { db } = await sharedDatabase()
    await db.exec(`
      reset role;
      begin;
      update supabase_migrations.schema_migrations set statements = ${statements}
      where name = 'create_tables';
    `)
    await expect(prepareEmbedded(db)).rejects.toThrow(
      /^The embedded database in [^\n]* was made by an earlier version: supabase\/migrations\/\d+_create_tables\.sql has changed since\. Move /,
    )
    await db.exec('rollback; set role site_functions;')
  },
)
