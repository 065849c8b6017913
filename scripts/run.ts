import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitOnStartError } from '../server/exit-on-start-error.ts'
import { packageFile } from '../server/package-file.ts'
import { keysOf } from '../src/keys-of.ts'
import { findTool, installBrowser, type ToolName } from './tools.ts'

type Requirement = 'build' | ToolName
type Step = { name: string; command: string[]; needs: Requirement[] }
type Counts = { passed: number; failed: number; skipped: number; flaky: number }

const createStep = (name: string, command: string[], ...needs: Requirement[]): Step => ({
  name,
  command,
  needs,
})
const npm = (file: string, ...parameters: string[]) => [
  process.execPath,
  packageFile(file),
  ...parameters,
]
const vitest = (...projects: string[]) =>
  npm('vitest/vitest.mjs', 'run', ...projects.map((name) => `--project=${name}`))
const playwright = (...projects: string[]) =>
  npm('@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts', ...projects)

const build = createStep('build', npm('vite/bin/vite.js', 'build'))
const quick = [
  createStep('format', npm('oxfmt/bin/oxfmt', '--check')),
  createStep('lint', npm('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.')),
  // Each checker reads the types of all packages.
  createStep('types', npm('typescript/bin/tsc', '--noEmit', '--checkers', '1')),
]

/** Steps of a lane run one after the other, lanes side by side. */
export const runs: Record<'quick' | 'all' | 'nightly', Step[][]> = {
  quick: [
    [
      ...quick,
      createStep('unit tests', vitest('unit')),
      createStep('content tests of a second owner', [process.execPath, 'scripts/second-owner.mjs']),
    ],
  ],
  all: [
    [build, createStep('browser', playwright('--project=daily'), 'build', 'headless browser')],
    [
      ...quick,
      createStep('unit tests', vitest('unit')),
      createStep('pages and forms', vitest('pages'), 'build'),
      createStep('functions', vitest('functions')),
    ],
    [
      createStep(
        'functions under Deno, database',
        vitest('integration', 'database'),
        'postgres',
        'deno',
      ),
      createStep('built files', vitest('build'), 'build'),
      createStep('size', [process.execPath, 'scripts/size.mjs'], 'build'),
    ],
  ],
  nightly: [
    [
      build,
      createStep('long browser tests', playwright('--project=nightly'), 'build', 'chromium'),
      createStep('old engines', [process.execPath, 'e2e/old-engines/run.mjs'], 'build'),
      createStep('other stage, second owner, development server', vitest('nightly')),
    ],
  ],
}

/** Runs the lanes and resolves with the exit code. */
export function run(lanes: Step[][]): Promise<number> {
  return exitOnStartError(() => runLanes(lanes))
}

async function runLanes(lanes: Step[][]): Promise<number> {
  const needs = lanes.flat().flatMap((step) => step.needs)
  const browser = (['headless browser', 'chromium'] as const).find((name) => needs.includes(name))
  const installed = browser && !findTool(browser) ? installBrowser(browser) : undefined
  const count: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  const failed: string[] = []
  const skipped: string[] = []
  let reportBuild: (isBuilt: boolean) => void = () => {}
  const built = new Promise<boolean>((resolve) => (reportBuild = resolve))

  async function has(need: Requirement): Promise<boolean> {
    if (need === 'build') return built
    if (need === browser) await installed
    return findTool(need) !== undefined
  }
  async function runLane(lane: Step[]): Promise<void> {
    for (const step of lane) {
      const found = await Promise.all(step.needs.map(has))
      const missing = step.needs.filter((_, position) => !found[position])
      if (missing.length > 0) skipped.push(`${step.name} (no ${missing.join(', ')})`)
      const counts = missing.length > 0 ? {} : await runStep(step)
      for (const key of keysOf(count)) count[key] += counts[key] ?? 0
      if (counts.failed) failed.push(step.name)
      else if (counts.skipped && process.env.CI)
        failed.push(`${step.name} (with CI set, no test may be skipped)`)
      if (step === build) reportBuild(!counts.failed)
    }
  }
  await Promise.all(lanes.map(runLane))

  console.log(`\nfailed: ${failed.join('; ') || 'nothing'}`)
  console.log(`skipped: ${skipped.join('; ') || 'nothing'}`)
  const { passed, flaky } = count
  console.log(
    `${passed} passed (${flaky} in a second try), ${count.failed} failed, ${count.skipped} skipped`,
  )
  const isIncomplete = Boolean(process.env.CI) && skipped.length > 0
  return failed.length > 0 || isIncomplete ? 1 : 0
}

async function runStep({
  name,
  command: [program = '', ...parameters],
}: Step): Promise<Partial<Counts>> {
  console.log(`▶ ${name}`)
  const started = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'))
  const file = join(folder, 'report.json')
  if (parameters[0]?.includes('vitest'))
    parameters.push('--reporter=dot', '--reporter=json', `--outputFile.json=${file}`)
  if (parameters[0]?.includes('playwright')) parameters.push('--reporter=line,json')
  // Vite's loader has set NODE_ENV to development.
  const { NODE_ENV: _, ...others } = process.env
  // The tests press the waitlist’s buttons; tests/build/other-settings.test.ts reads the other stage, too.
  const env = {
    ...others,
    SITE_STAGE: 'trials',
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    // Lint and types run in Go programs that end soon: freeing memory took a quarter of their CPU time.
    GOGC: 'off',
  }
  const child = spawn(program, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => output.push(part))
  child.stderr.on('data', (part: Buffer) => output.push(part))
  const code = await new Promise((resolve) => child.on('error', resolve).on('close', resolve))
  const count = { passed: Number(code === 0), failed: 0, skipped: 0, flaky: 0, ...countsIn(file) }
  if (code !== 0 && count.failed === 0) count.failed = 1
  rmSync(folder, { recursive: true })
  const text = Buffer.concat(output).toString()
  if (count.failed > 0) process.stdout.write(text)
  else for (const [warning] of text.matchAll(/^warning: .+/gm)) console.log(warning)
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${count.failed === 0 ? '✔' : '✘'} ${name}, ${seconds} s`)
  return count
}

/** Vitest's report has counts, Playwright's has them under `stats`. */
function countsIn(file: string): Partial<Counts> {
  if (!existsSync(file)) return {}
  const { stats, ...totals } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: stats ? stats.expected + stats.flaky : totals.numPassedTests,
    failed: stats ? stats.unexpected : totals.numFailedTests,
    skipped: stats ? stats.skipped : totals.numPendingTests,
    flaky: stats?.flaky ?? 0,
  }
}
