import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/free-port.ts'
import { copySite } from '../integration/copied-site.ts'
import { startDevServer } from '../integration/processes.ts'
import { until } from '../integration/submissions.ts'

const site = copySite()
afterAll(() => rmSync(resolve(site, '../..'), { recursive: true }))

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
