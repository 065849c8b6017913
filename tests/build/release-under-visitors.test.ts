import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startNpmStart } from '#tests/release/npm-start.ts'
import { startOneMachine, type OneMachine } from '#tests/release/one-machine.ts'
import { rehearse, type Rehearsed } from '#tests/release/rehearsal.ts'
import { findTool } from '#tests/tools.ts'
import { dist } from './built-site.ts'

const isRoot = process.getuid?.() === 0

// Whole builds take long on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

let browser: Browser
let machine: OneMachine

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findTool('chromium') ?? '',
    args: isRoot ? ['--no-sandbox'] : [],
  })
  machine = await startOneMachine(dist)
})

afterAll(async () => {
  await browser.close()
  await machine.close()
})

function expectNobodyNoticed({ requests, pages, oldTabClicks, sent, stored, ...met }: Rehearsed) {
  expect(met).toMatchObject({ failed: [], withoutStyles: [], errors: [], oldTabWrong: [] })
  expect(Math.min(requests, pages, oldTabClicks, sent.length)).toBeGreaterThan(0)
  expect(sent.filter(({ status }) => status !== 200)).toEqual([])
  expect(stored).toBe(sent.length)
}

test('Caddy, Deno and PostgreSQL: nobody notices releases, refused or taken back', async () => {
  const steps = ['forward', 'refused', 'takenBack', 'back'] as const
  const plan = { built: dist, visitors: 2, seconds: 8, pause: 300, steps }
  expectNobodyNoticed(await rehearse(machine, browser, plan))
})

test('Caddy takes orders through a socket that is closed to others', () => {
  const folder = dirname(machine.adminSocket)
  expect(statSync(folder).mode & 0o077).toBe(0)
  const ask = ['--silent', '--unix-socket', machine.adminSocket, 'http://127.0.0.1/config/']
  expect(spawnSync('curl', ask).status).toBe(0)
  // Only root can ask as another user; 7 is curl's code for a refused connection.
  const asNobody = ['--reuid=65534', '--clear-groups', 'curl', ...ask]
  if (isRoot) expect(spawnSync('setpriv', asNobody).status).toBe(7)
})

test('npm start: nobody notices a build, a refused one, or the one before', async () => {
  const stage = await startNpmStart(dist)
  const steps = ['forward', 'refused', 'back'] as const
  const plan = { built: dist, visitors: 2, seconds: 4, pause: 300, steps }
  try {
    expectNobodyNoticed(await rehearse(stage, browser, plan))
  } finally {
    await stage.close()
  }
})
