import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
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

test('says in a sentence that the port of the development server is in use', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  await expect(startDevServer(site, port)).rejects.toThrow(/^PORT: something else[^\n]+\n$/m)
})

test('shows one language, reads a changed .env, and names what it cannot use, while it runs', async () => {
  const set = (content: string) => {
    // Written and renamed, so that Vite never reads an incomplete file.
    writeFileSync(join(site, '.env.part'), content)
    renameSync(join(site, '.env.part'), join(site, '.env'))
  }
  const port = await freePort()
  set('ALLOWED_ORIGINS=https://one.example\nMAIL_PER_HOUR=60\n')
  const development = await startDevServer(site, port, { SITE_LANG: 'ms', MAIL_PER_HOUR: '50' })
  onTestFinished(async () => void (await development.end('SIGTERM')))
  const { url } = development
  const says = (words: string) => until(() => development.output().includes(words))

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

  const allows = (name: string) => {
    const headers = { origin: `https://${name}.example` }
    return fetch(`${url}/api/waitlist`, { method: 'POST', headers }).then(
      ({ status }) => status !== 403,
      () => false,
    )
  }
  set('ALLOWED_ORIGINS=one\n')
  await says('ALLOWED_ORIGINS has to be a list')
  expect([await allows('one'), await allows('two')]).toEqual([true, false])

  // What the environment sets wins: this second value is not read.
  set('ALLOWED_ORIGINS=https://two.example\nMAIL_PER_HOUR=none\n')
  await until(() => allows('two'))
  expect(await allows('one')).toBe(false)
  expect(statuses).toContain(200)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(development.output()).not.toContain('"level":"error"')

  writeFileSync(join(site, 'supabase/migrations/20990101000000_new.sql'), 'select 1;')
  await says('supabase/migrations/20990101000000_new.sql has changed')
})
