import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import postgres from 'postgres'
import { freePort, startPostgres } from '#tests/database/postgres-server.ts'
import { startMailServer } from '#tests/stack/mail-server.ts'
import { findTool } from '#tests/tools.ts'
import { putRelease } from './made-releases.ts'
import type { Stage } from './rehearsal.ts'

const run = promisify(execFile)

/** It has the process's output, and the address of Caddy's interface. */
export type OneMachine = Stage & { logs(): string; adminSocket: string }

/** Follows deploy/README.md: Caddy, functions under Deno, PostgreSQL, and releases by deploy/release. */
export async function startOneMachine(built: string): Promise<OneMachine> {
  const machine = mkdtempSync(join(tmpdir(), 'machine-'))
  chmodSync(machine, 0o755)
  const at = (...parts: string[]) => join(machine, ...parts)
  const database = await startPostgres()
  const mail = await startMailServer(await freePort())
  const [port, ...functionPorts] = [await freePort(), await freePort(), await freePort()]

  for (const folder of ['origin', 'bin', 'run', 'etc/site', 'srv/site/releases/first'])
    mkdirSync(at(folder), { recursive: true })
  mkdirSync(at('run/caddy'), { mode: 0o700 })
  symlinkSync(resolve('tests/release/systemctl.mjs'), at('bin/systemctl'))
  cpSync('deploy/systemd', at('etc/systemd/system'), { recursive: true })
  writeFileSync(
    at('etc/site/functions.env'),
    [
      `DATABASE_URL=${database.url}`,
      `SMTP_URL=${mail.url}`,
      'MAIL_FROM=website@example.org',
      'MAIL_TO=team@example.org',
      'RATE_LIMIT_PER_HOUR=1000000',
      '',
    ].join('\n'),
  )
  writeFileSync(
    at('srv/site/site.env'),
    `SITE_ADDRESS=http://127.0.0.1:${port}\nFUNCTIONS_PORTS="${functionPorts.join(' ')}"\n`,
  )

  // They are today's scripts, functions and units, and a build that takes the test's files.
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...parameters], {
      cwd: at('origin'),
      stdio: 'ignore',
    })
  for (const name of ['deploy', 'supabase', 'package-lock.json'])
    cpSync(name, at('origin', name), { recursive: true })
  const project = JSON.parse(readFileSync('package.json', 'utf8'))
  const script = `[ "$(cat release)" != refused ] && cp -r ${at('made')} dist`
  writeFileSync(
    at('origin/package.json'),
    JSON.stringify({ ...project, scripts: { build: script } }),
  )
  const commit = (release: string) => {
    writeFileSync(at('origin/release'), release)
    git('add', '--all')
    git('commit', '--message', release)
  }
  git('init', '--quiet', '--initial-branch', 'main')
  commit('first')
  execFileSync('git', ['clone', '--quiet', at('origin'), at('srv/site/source')])

  // The first release takes its packages from here.
  cpSync('package-lock.json', at('srv/site/releases/first/package-lock.json'))
  symlinkSync(resolve('node_modules'), at('srv/site/releases/first/node_modules'))
  mkdirSync(at('srv/site/releases/first/dist'))
  writeFileSync(at('srv/site/releases/first/release.env'), `PORT=${functionPorts[0]}\n`)
  symlinkSync(at('srv/site/releases/first'), at('srv/site/current'))

  const release = (...parameters: string[]) =>
    run(at('srv/site/source/deploy/release'), parameters, {
      env: {
        ...process.env,
        PATH: `${at('bin')}:${process.env.PATH}`,
        MACHINE: machine,
        CADDY_PATH: findTool('caddy') ?? 'caddy',
      },
    })
  const made = (number: number) => putRelease(built, at('made'), number)

  return {
    url: `http://127.0.0.1:${port}`,
    adminSocket: at('run/caddy/admin.sock'),
    logs: () => execFileSync('sh', ['-c', `cat ${at('run')}/*.log || true`], { encoding: 'utf8' }),
    async forward(number: number) {
      await made(number)
      commit(String(number))
      await release()
    },
    async refused() {
      commit('refused')
      await release().catch(expectRefusal('Not built'))
    },
    /** The release's policy differs from Caddy's, which shows only in use. */
    async takenBack(number: number) {
      await made(number)
      appendPolicy(at('made/_headers'))
      commit(String(number))
      await release().catch(expectRefusal('Taken back'))
    },
    back: () => release('back'),
    async stored(emails) {
      const sql = postgres(database.url, { max: 1, onnotice: () => {} })
      const rows = await sql`select from public.waitlist_signups where email in ${sql(emails)}`
      await sql.end()
      return rows.length
    },
    async close() {
      execFileSync('sh', ['-c', `kill $(cat ${at('run')}/*.pid) || true`], { stdio: 'ignore' })
      await mail.stop()
      database.remove()
      rmSync(machine, { recursive: true, force: true })
    },
  }
}

function appendPolicy(headers: string): void {
  const text = readFileSync(headers, 'utf8')
  writeFileSync(headers, text.replace(/^( *Content-Security-Policy: .*)$/m, "$1; media-src 'none'"))
}

/** One expected end may pass. */
function expectRefusal(words: string) {
  return (error: unknown) => {
    if (!String(error).includes(words)) throw error
  }
}
