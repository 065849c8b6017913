import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { paths } from '../../src/paths.ts'
import { freePort } from '../database/postgres-server.ts'

/** Follows CONTRIBUTING.md for a made-up language: Malay with a mark on every sentence. */
const mark = '·'
const row = `  xx: { tag: 'ms-x-marked', base: '/xx', name: 'Bahasa bertanda', short: 'Bertanda', openGraph: 'ms_BN' },`

const project = mkdtempSync(join(tmpdir(), 'fifth-language-'))
const parts = [
  'src public deploy tests e2e supabase .env.example index.html package.json package-lock.json',
  'tsconfig.json vite.config.ts vitest.config.ts tailwind.config.ts',
].flatMap((names) => names.split(' '))

beforeAll(() => {
  for (const part of parts) cpSync(part, join(project, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  edit('src/languages.ts', (code) => code.replace(/^ {2}ms: .*$/m, `$&\n${row}`))
  cpSync(inProject('src/content/ms'), inProject('src/content/xx'), { recursive: true })
  for (const name of readdirSync(inProject('src/content/xx'))) {
    if (name.endsWith('.ts')) edit(`src/content/xx/${name}`, marked)
  }
  edit('src/content/xx/language.ts', (code) => code.replace(`'ms'`, `'xx'`))
  // Every page names one more language, in its row and for search engines.
  edit('deploy/build/checks/budgets.ts', (code) =>
    code.replaceAll(/html: ([\d.]+) \*/g, (_, limit) => `html: ${Number(limit) + 0.3} *`),
  )
  // What takes most of a build and is the same for every language is tested by the build itself.
  edit('deploy/build/hosts/precompress.ts', (code) => code.replace('[0, 4, 15]', '[0]'))
  edit('deploy/build/pages.ts', (code) =>
    code.replace("if (path === '*') continue", "if (path === '*' || language !== 'xx') continue"),
  )
  edit('tests/content/numbers-in.ts', withRowsLikeMalay)
  edit('tests/content/languages.test.ts', withRowsLikeMalay)
})

afterAll(() => {
  rmSync(project, { recursive: true })
})

function inProject(file: string): string {
  return join(project, file)
}

function edit(file: string, change: (code: string) => string): void {
  const before = readFileSync(inProject(file), 'utf8')
  const after = change(before)
  if (after !== before) writeFileSync(inProject(file), after)
}

/** The mark stands at the end of a string that ends as a sentence. */
function marked(code: string): string {
  return code.replaceAll(/([.?!]”?)(['`])(?=[,;\n)\]])/g, `$1${mark}$2`)
}

/** The rows for Malay once more: its months, units, numerals and harmful words. */
function withRowsLikeMalay(code: string): string {
  return code.replaceAll(/\n {2}ms: ([\s\S]*?)(?=\n {2}\w+: |\n\})/g, `$&\n  xx: $1`)
}

/** Exit code and output of a program of the project's. */
function run(program: string, ...options: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`node_modules/${program}`, ...options],
    {
      cwd: project,
      encoding: 'utf8',
      // Without the settings of the run around this test.
      env: { ...process.env, NODE_ENV: undefined, SITE_DIST: undefined, E2E_PORT: String(port) },
    },
  )
  return { status, output: stdout + stderr }
}

const port = await freePort()

// A whole build, on a machine that has other work.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

test('a fifth language with a row, words and the rows of its tests compiles', () => {
  expect(run('typescript/bin/tsc', '--noEmit')).toEqual({ status: 0, output: '' })
})

test('the build writes its pages, and every page of the others offers it', () => {
  const { status, output } = run('vite/bin/vite.js', 'build')
  expect(status, output).toBe(0)
  for (const path of Object.values(paths)) {
    const file = path === '/' ? '' : path
    const page = readFileSync(inProject(`dist/xx${file}.html`), 'utf8')
    expect(page).toContain('lang="ms-x-marked"')
    expect(page.split(`.${mark}`).length, path).toBeGreaterThan(5)
    for (const other of ['', 'ms/', 'zh/', 'ta/']) {
      const name = path === '/' ? other.slice(0, -1) || 'index' : `${other}${path.slice(1)}`
      expect(readFileSync(inProject(`dist/${name}.html`), 'utf8')).toContain(`href="/xx${file}"`)
    }
  }
})

test('the tests of the languages and of the built pages take it up and pass', () => {
  const files = ['tests/content/languages.test.ts', 'tests/build/languages.test.ts']
  const { status, output } = run(
    'vitest/vitest.mjs',
    'run',
    '--reporter=verbose',
    ...files,
    '-t',
    'xx',
  )
  expect(status, output).toBe(0)
  expect(output).toContain('the words in xx')
  expect(output).toContain('/about in xx')
})

test('in a browser it holds its words, and offers itself from the others', () => {
  const options = ['--config', 'e2e/playwright.config.ts', '--reporter=line', '--workers=1']
  const { status, output } = run(
    '@playwright/test/cli.js',
    'test',
    ...options,
    'languages.spec.ts',
    '--grep',
    '/about in',
  )
  expect(status, output).toBe(0)
  expect(output).toContain('1 passed')
})
