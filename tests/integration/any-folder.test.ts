import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/free-port.ts'
import { copySite } from './copied-site.ts'
import { startDevServer } from './processes.ts'
import { until } from './submissions.ts'

// The programs of the steps are replaced: this is about how they are found and started.
const report = 'console.log(process.cwd())'
const site = copySite({
  'oxfmt/bin/oxfmt': report,
  'oxlint/bin/oxlint': report,
  'typescript/bin/tsc': report,
  'vitest/vitest.mjs': 'process.exit(1)',
})
afterAll(() => rmSync(resolve(site, '../..'), { recursive: true }))

function run(script: string, ...parameters: string[]) {
  const options = { cwd: site, encoding: 'utf8' } as const
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], options)
  return stdout + stderr
}

test('runs the checks in a folder with blanks and Chinese letters', () => {
  const output = run('scripts/run.mjs', 'quick')
  expect(output).toMatch(/✔ format, .*✔ lint, .*✔ types, .*✘ unit tests, /s)
  expect(output).toMatch(/^failed: unit tests$/m)
})

test('lists what is left before launch in a folder with blanks and Chinese letters', () => {
  expect(run('vite/ready.mjs')).toMatch(/^Before launch: \d+ blocker/m)
})

test('shows one language, reads a changed .env, and names what it cannot use, while it runs', async () => {
  const settings = join(site, '.env')
  const port = await freePort()
  const environment = { SITE_LANG: 'ms', MAIL_PER_HOUR: '50' }
  writeFileSync(settings, 'ALLOWED_ORIGINS=https://one.example\nMAIL_PER_HOUR=60\n')
  const development = await startDevServer(site, port, environment)
  onTestFinished(async () => void (await development.end('SIGTERM')))
  const { url, output } = development

  const moved = await fetch(`${url}/about?from=a`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([302, '/ms/about?from=a'])
  const home = await fetch(url, { headers: { accept: 'text/html' } })
  expect([home.url, home.status]).toEqual([`${url}/ms`, 200])
  expect(await home.text()).toContain('<html lang="ms">')

  const statuses: number[] = []
  const asking = setInterval(() => {
    // While Vite restarts, nothing listens for a moment.
    fetch(`${url}/functions/v1/health`).then(
      ({ status }) => statuses.push(status),
      () => {},
    )
  }, 100)
  onTestFinished(() => clearInterval(asking))

  const allows = async (name: string) => {
    const headers = { origin: `https://${name}.example` }
    return (await fetch(`${url}/api/waitlist`, { method: 'POST', headers })).status !== 403
  }
  writeFileSync(settings, 'ALLOWED_ORIGINS=one\n')
  await until(() => output().includes('ALLOWED_ORIGINS has to be a list'))
  expect([await allows('one'), await allows('two')]).toEqual([true, false])

  // What the environment sets wins: this second value is not read.
  writeFileSync(settings, 'ALLOWED_ORIGINS=https://two.example\nMAIL_PER_HOUR=none\n')
  await until(() => output().includes('server restarted'))
  expect([await allows('one'), await allows('two')]).toEqual([false, true])
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(output()).not.toContain('"level":"error"')

  writeFileSync(join(site, 'supabase/migrations/20990101000000_new.sql'), 'select 1;')
  await until(() => output().includes('supabase/migrations/20990101000000_new.sql has changed'))

  await expect(startDevServer(site, port, environment)).rejects.toThrow(
    /^PORT: something else[^\n]+\n$/m,
  )
})
