import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { budgets, checkBudgets } from '../../deploy/build/checks/budgets.ts'
import { hostRedirects } from '../../deploy/build/hosts/host-files.ts'
import { helplines, type Helpline } from '../../src/content/helplines.ts'
import { figureFiles } from '../../deploy/build/hosts/figure-files.ts'
import { findLeaks, readSecretSettings } from '../../deploy/build/checks/leaks.ts'
import { reportUnfinished, unconfirmedHelplines } from '../../deploy/build/checks/unfinished.ts'
import { unconfirmed } from '../../src/content/unconfirmed.ts'

const fine = { path: '/about', html: 1, scripts: 1, chunk: 1, visit: 1, prefetch: 1 }

test('a page within its budgets is silent', () => {
  expect(checkBudgets('en', [fine], 1)).toEqual([])
})

test('a page over a budget is named with the figure and the limit', () => {
  const errors = checkBudgets('en', [{ ...fine, scripts: budgets.scripts + 1 }], 1)
  const limit = budgets.scripts
  expect(errors).toEqual([
    `en /about: JavaScript before interactive ${limit + 1} bytes, over its limit of ${limit}.`,
  ])
})

test('a page with lists to choose from may be larger', () => {
  const page = { ...fine, path: '/for-investors', scripts: budgets.scripts + 1 }
  expect(checkBudgets('en', [page], 1)).toEqual([])
})

test('the loader has its own limit', () => {
  expect(checkBudgets('en', [], 513)).toHaveLength(1)
})

test('what is not finished is listed, and an error when the build is strict', () => {
  const items = ['value brandName: made up']
  expect(reportUnfinished(items, false)).toContain('brandName')
  expect(() => reportUnfinished(items, true)).toThrow('brandName')
  expect(reportUnfinished([], true)).toBeUndefined()
})

test('a helpline that nobody has called yet, or for 90 days, is not finished', () => {
  const called = (lastVerified: Helpline['lastVerified'], today: string) =>
    unconfirmedHelplines({ line: { ...helplines.emergency, lastVerified } }, new Date(today))
  expect(called('2026-01-01', '2026-03-31')).toEqual([])
  expect(called('2026-01-01', '2026-04-02')).toHaveLength(1)
  expect(called(null, '2026-01-01')).toHaveLength(1)
})

test('a spreadsheet reads no cell of the figures as a formula', () => {
  const row = { id: '=1+1', figure: '29.2%', note: 'a "round", number', year: null }
  const files = figureFiles([row])
  expect(files['figures.csv']).toBe(
    '\uFEFF"id","figure","note","year"\r\n"\'=1+1","29.2%","a ""round"", number",""\r\n',
  )
  expect(JSON.parse(files['figures.json'] ?? '')).toEqual([row])
})

test('values, people, sources and claims are listed until a person has confirmed them', () => {
  for (const kind of ['value', 'person', 'source', 'claim']) {
    expect(unconfirmed.filter((item) => item.startsWith(`${kind} `)).length, kind).toBeGreaterThan(
      0,
    )
  }
})

test('whatever the words call not settled is on the list of what a person has to decide', () => {
  const folder = 'src/content/en'
  const open = readdirSync(folder).filter((file) =>
    /not (?:yet )?(?:decided|settled)/i.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(open).toContain('who-reads.ts')
  const listed = (file: string) =>
    unconfirmed.some((item) => item.startsWith(`${file}: `) && item.includes('a decision on'))
  expect(open.filter((file) => !listed(file))).toEqual([])
})

test('server words, source maps and the values of secret settings are found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leaks-'))
  const file = join(folder, 'a.js')
  await writeFile(file, 'const a = "RESEND_API_KEY", b = "swordfish-1234"')
  expect(await findLeaks([file], { DELIVERY_SECRET: 'swordfish-1234' })).toHaveLength(2)
  const address = { DATABASE_URL: 'postgres://site:swordfish-1234@db.example/site' }
  expect(await findLeaks([file], address)).toContain(`${file} holds the value of DATABASE_URL.`)
  expect(await findLeaks([join(folder, 'a.js.map')], {})).toHaveLength(1)
  await rm(folder, { recursive: true })
})

test('a setting that holds a password or a key is marked as secret', async () => {
  const settings = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)
  const names = Array.from(settings, ([, name = '']) => name)
  const holdsSecret = (name: string) => /^(?!VITE_).*(DATABASE|DB|SMTP|KEY|SECRET)/.test(name)
  expect(await readSecretSettings()).toEqual(names.filter(holdsSecret))
})

test('what GitHub, Netlify, Vercel and Cloudflare set by themselves may stand in a build', async () => {
  const hosts = {
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
    ACTIONS_CACHE_URL: 'https://acghubeus1.actions.githubusercontent.com/',
    URL: 'https://www.example.com',
    DEPLOY_PRIME_URL: 'https://deploy-preview-7--site.netlify.app',
    REPOSITORY_URL: 'https://github.com/example/site',
    VERCEL_URL: 'www.example.com',
    VERCEL_PROJECT_PRODUCTION_URL: 'www.example.com',
    CF_PAGES_URL: 'https://7c3.site.pages.dev',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_1234567890',
  }
  const folder = await mkdtemp(join(tmpdir(), 'leaks-'))
  const file = join(folder, 'index.html')
  await writeFile(file, Object.values(hosts).join(' '))
  expect(await findLeaks([file], hosts)).toEqual([])
  const key = { ...hosts, RESEND_API_KEY: 're_0123456789' }
  await writeFile(file, Object.values(key).join(' '))
  expect(await findLeaks([file], key)).toEqual([`${file} holds the value of RESEND_API_KEY.`])
  await rm(folder, { recursive: true })
})

test('the waitlist call is passed on where the build knows the backend', () => {
  expect(hostRedirects('https://abc.supabase.co')).toMatch(
    /^\/api\/waitlist https:\/\/abc\.supabase\.co\/functions\/v1\/waitlist 200\n/,
  )
  expect(hostRedirects(undefined)).toMatch(/^#/)
})
