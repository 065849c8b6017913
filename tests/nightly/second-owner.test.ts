import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { packageFile } from '../../server/package-file.ts'
import { owner } from '../../src/content/owner.ts'
import { secondOwner } from '../second-owner/owner.ts'
import { copySecondSite } from '../second-owner/second-site.ts'

const site = await copySecondSite()
const dist = join(site, 'dist')
afterAll(() => rmSync(resolve(site, '../..'), { recursive: true }))

function run(command: string[], env: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 100_000_000,
  })
  return { status, output: stdout + stderr }
}

/** Builds her own stage, as she publishes it. */
function build(env: NodeJS.ProcessEnv = {}) {
  const command = [packageFile('vite/bin/vite.js'), 'build']
  return run(command, { NODE_ENV: 'production', SITE_STAGE: '', ...env })
}

test(
  'builds the site of a second owner, without a trace of the first',
  { timeout: 900_000 },
  () => {
    const { status, output } = build()
    expect(status, output).toBe(0)
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    const texts = files.filter((name) => /\.(?:html|js|json|svg|txt|xml)$/.test(name))
    // The fonts' names and the licences of packages are not hers.
    const traces = new RegExp(
      `${owner.brand}(?! (?:Tamil|Chinese))|${owner.company}|${owner.siteOrigin}`,
    )
    const found = texts.filter((name) => traces.test(readFileSync(join(dist, name), 'utf8')))
    expect(found).toEqual([])
    const home = readFileSync(join(dist, 'index.html'), 'utf8')
    expect(home).toContain(secondOwner.brand)
    expect(home).toContain(secondOwner.signUpUrl)
    expect(files.filter((name) => /^ta(?:\/|\.)/.test(name))).toEqual([])
    expect(readdirSync(join(dist, 'team'))).toEqual(['sample.jpg'])
    expect(statSync(join(dist, 'team/sample.jpg')).size).toBeLessThan(
      statSync(join(site, 'public/team/sample.jpg')).size,
    )
  },
)

test('keeps the last whole site when a build fails at its end', { timeout: 900_000 }, () => {
  const before = readFileSync(join(dist, 'index.html'), 'utf8')
  // A secret that stands on a page is found when all pages are written.
  const { status, output } = build({ RESEND_API_KEY: secondOwner.brand })
  expect(output).toContain('holds the value of RESEND_API_KEY')
  expect(status).toBe(1)
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe(before)
  expect(readdirSync(site).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
})

test('passes the tests with the data of a second owner', { timeout: 2_400_000 }, () => {
  const projects = ['unit', 'pages', 'functions', 'build'].map((name) => `--project=${name}`)
  const command = [packageFile('vitest/vitest.mjs'), 'run', '--reporter=dot', ...projects]
  // The tests read the words of the trials, whoever the owner is: scripts/run.ts sets the stage.
  const { status, output } = run(command, { SITE_STAGE: 'trials' })
  expect(status, output).toBe(0)
})

test(
  'says on no page of a second owner’s open site that it is not open',
  { timeout: 600_000 },
  () => {
    const command = [
      packageFile('vitest/vitest.mjs'),
      'run',
      'tests/nightly/other-settings.test.ts',
    ]
    const { status, output } = run(command, { SITE_STAGE: 'trials' })
    expect(status, output).toBe(0)
  },
)
