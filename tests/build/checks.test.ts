import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { owner } from '../../src/content/owner.ts'
import { findLeaks, readSecretSettings } from '../../vite/checks.ts'
import { readLanguage, readStage, readStrict } from '../../vite/settings.ts'

async function leaksIn(text: string, environment: Record<string, string>, name = 'a.js') {
  const folder = await mkdtemp(join(tmpdir(), 'leaks-'))
  await writeFile(join(folder, name), text)
  const leaks = await findLeaks([join(folder, name)], environment)
  await rm(folder, { recursive: true })
  return leaks.map((leak) => leak.replace(`${folder}/`, ''))
}

test('rejects a value of SITE_STRICT, SITE_LANG or SITE_STAGE that would be ignored', () => {
  expect([
    readStrict({}),
    readStrict({ SITE_STRICT: '0' }),
    readStrict({ SITE_STRICT: '1' }),
  ]).toEqual([false, false, true])
  expect(() => readStrict({ SITE_STRICT: 'true' })).toThrow('SITE_STRICT has to be 1 or 0.')
  expect([readLanguage(undefined), readLanguage(''), readLanguage('ms')]).toEqual([
    undefined,
    undefined,
    'ms',
  ])
  expect(() => readLanguage('fr')).toThrow('SITE_LANG has to be one of en, ms, zh, ta.')
  expect([readStage({}), readStage({ SITE_STAGE: 'open' })]).toEqual([owner.stage, 'open'])
  expect(() => readStage({ SITE_STAGE: 'closed' })).toThrow('SITE_STAGE has to be trials or open.')
})

test('finds server-only words, source maps and the values of secret settings', async () => {
  const code = 'const a = "RESEND_API_KEY", b = "swordfish-1234"'
  const secret = { DELIVERY_SECRET: 'swordfish-1234' }
  expect(await leaksIn(code, secret)).toEqual([
    'a.js holds RESEND_API_KEY.',
    'a.js holds the value of DELIVERY_SECRET.',
  ])
  const address = { DATABASE_URL: 'postgres://site:swordfish-1234@db.example/site' }
  expect(await leaksIn(code, address)).toContain('a.js holds the value of DATABASE_URL.')
  const leak = 'a.js holds the value of DELIVERY_SECRET.'
  expect(await leaksIn('fish-123', { DELIVERY_SECRET: 'fish-123' })).toEqual([leak])
  expect(await leaksIn('fish-12', { DELIVERY_SECRET: 'fish-12' })).toEqual([])
  expect(await leaksIn('', {}, 'a.js.map')).toEqual(['a.js.map is a source map.'])
})

test('finds Supabase’s secret keys, and allows the public ones', async () => {
  const token = (role: string) =>
    ['{"alg":"HS256"}', `{"iss":"supabase","ref":"abc","role":"${role}"}`, 'signature']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.')
  const found = ['a.js holds a secret key of Supabase.']
  expect(await leaksIn(`const key="${token('service_role')}"`, {})).toEqual(found)
  expect(await leaksIn('const key="sb_secret_N7UND0UgjKTVK"', {})).toEqual(found)
  expect(await leaksIn(`${token('anon')} sb_publishable_ACJWlzQHlZ`, {})).toEqual([])
})

test('lists every setting that the code reads', () => {
  const files = ['supabase', 'vite', 'tests', 'e2e', 'vite.config.ts'].flatMap((folder) =>
    folder.endsWith('.ts')
      ? folder
      : readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.(ts|mjs)$/.test(name))
          .map((name) => join(folder, name)),
  )
  const reads = /\benv\.([A-Z][A-Z_]+)\b|\(environment, '([A-Z_]+)'/g
  const names = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(reads), ([, own, given]) => own ?? given ?? ''),
  )
  const ofTheMachine = new Set([
    'BUILD_DAY',
    'CI',
    'HOME',
    'NODE_ENV',
    'PATH',
    'PLAYWRIGHT_JSON_OUTPUT_FILE',
  ])
  const listed = readFileSync('.env.example', 'utf8')
  expect(names.length).toBeGreaterThan(20)
  for (const name of names.filter((own) => !ofTheMachine.has(own)))
    expect(listed).toMatch(new RegExp(`^${name}=`, 'm'))
})

test('marks every setting with a password or a key as secret', async () => {
  const settings = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)
  const names = Array.from(settings, ([, name = '']) => name)
  const holdsSecret = (name: string) => /^(?!VITE_).*(DATABASE|DB|SMTP_URL|KEY|SECRET)/.test(name)
  expect(await readSecretSettings()).toEqual(names.filter(holdsSecret))
})

test('does not report the public variables that hosts set as leaks', async () => {
  const hosts = {
    GITHUB_SERVER_URL: 'https://github.com',
    URL: 'https://www.example.com',
    VERCEL_URL: 'www.example.com',
    CF_PAGES_URL: 'https://7c3.site.pages.dev',
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_1234567890',
  }
  expect(await leaksIn(Object.values(hosts).join(' '), hosts)).toEqual([])
})
