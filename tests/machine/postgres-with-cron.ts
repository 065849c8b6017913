import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres, type PostgresServer } from '#tests/database/postgres-server.ts'
import { findTool } from '#tests/tools.ts'

/** It takes the place of pg_net: each queued request goes to the listener of `http_post`. */
const netStandIn = `
  create schema net;
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 5000
  ) returns bigint language sql as $$
    select 1::bigint from pg_notify('http_post', json_build_object('url', url, 'body', body, 'headers', headers)::text)
  $$;
`

/**
 * Starts PostgreSQL with Debian's pg_cron, and stand-ins for pg_net and the vault, which Debian has
 * not. PostgreSQL looks for extensions beside its programs, so these are copied: nothing is written
 * into the system.
 */
export async function startPostgresWithCron(): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-with-cron-'))
  const programs = findTool('postgres') ?? ''
  const shared = programs.replace('/lib/', '/share/').replace(/\/bin$/, '')
  execFileSync('mkdir', ['-p', `${folder}${programs}`, `${folder}${shared}/extension`])
  execFileSync('chmod', ['755', folder])
  execFileSync('cp', ['-r', `${programs}/.`, `${folder}${programs}`])
  symlinkSync(programs.replace(/bin$/, 'lib'), `${folder}${programs.replace(/bin$/, 'lib')}`)
  for (const name of readdirSync(shared).filter((entry) => entry !== 'extension'))
    symlinkSync(`${shared}/${name}`, `${folder}${shared}/${name}`)
  for (const name of readdirSync(`${shared}/extension`))
    symlinkSync(`${shared}/extension/${name}`, `${folder}${shared}/extension/${name}`)
  const control = "default_version = '0'\nrelocatable = false\n"
  writeFileSync(`${folder}${shared}/extension/pg_net.control`, control)
  writeFileSync(`${folder}${shared}/extension/pg_net--0.sql`, netStandIn)

  const settings = ['shared_preload_libraries=pg_cron', 'cron.database_name=postgres']
  const server = await startPostgres(settings, `${folder}${programs}`)
  return {
    ...server,
    remove() {
      server.remove()
      execFileSync('rm', ['-r', folder])
    },
  }
}
