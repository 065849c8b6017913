import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/free-port.ts'
import { findTool } from '../../scripts/tools.ts'

export type PostgresServer = {
  url: string
  /** A real outage: cuts connections and accepts no new ones. */
  stop(): void
  start(): void
  remove(): void
}

/** Starts PostgreSQL in a temporary folder, as a user without rights. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findTool('postgres')
  if (!programs)
    throw new Error('PostgreSQL 15 or newer is needed: install it or set POSTGRES_BIN.')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()

  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    chmodSync(folder, 0o755)
    execFileSync('chown', ['nobody', folder])
  }
  const run = (program: string, ...options: string[]) => {
    const command = [join(programs, program), ...options]
    const [file = '', ...parameters] = isRoot
      ? ['runuser', '-u', 'nobody', '--', ...command]
      : command
    execFileSync(file, parameters, { cwd: folder, stdio: 'ignore' })
  }
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
  const start = () =>
    run('pg_ctl', '-D', data, '-w', '-o', options, '-l', join(folder, 'log'), 'start')
  const stop = () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')

  // The most limited locale, because letter handling must not depend on the locale.
  const locale = ['--locale=C', '--encoding=UTF8']
  run('initdb', '-D', data, ...locale, '-A', 'trust', '-U', 'postgres', '-N')
  start()
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove() {
      stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
