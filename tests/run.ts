import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keysOf } from '../src/keys-of.ts'
import { findTool, installTools, tools, type ToolName } from './tools.ts'

type Step = {
  name: string
  command: string[]
  /** The step needs these programs. */
  needs?: ToolName[]
  /** It runs without this program too, but slower. */
  quickerWith?: ToolName
  /** That step makes the tested files. */
  after?: string
  report?: 'vitest' | 'playwright'
  /** `npm run check` runs the step, too. */
  quick?: true
  /** The step mostly waits, so it runs beside the two lanes. */
  waits?: true
  /** The output of other steps follows when they end. */
  live?: true
}

const bin = (name: string) => `node_modules/${name}`
const deno = [
  bin('deno/bin.cjs'),
  'check',
  '--no-lock',
  '--node-modules-dir=manual',
  'supabase/functions/waitlist/index.ts',
  'supabase/functions/send-contact-email/index.ts',
  'supabase/functions/deliver/index.ts',
  'supabase/functions/health/index.ts',
]

function vitest(...projects: string[]): string[] {
  return [bin('vitest/vitest.mjs'), 'run', ...projects.map((name) => `--project=${name}`)]
}

/** Long steps start first, so that both lanes end together. */
const steps: Step[] = [
  { name: 'build and budgets', command: [bin('vite/bin/vite.js'), 'build'] },
  {
    name: 'rules, forms and pages',
    command: vitest('rules', 'pages'),
    report: 'vitest',
    quick: true,
  },
  {
    name: 'the site in a browser',
    command: [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    needs: ['chromium'],
    quickerWith: 'headlessShell',
    after: 'build and budgets',
    report: 'playwright',
    live: true,
  },
  {
    name: 'format',
    command: [bin('prettier/bin/prettier.cjs'), '--check', '--cache', '--log-level=warn', '.'],
    quick: true,
  },
  {
    name: 'lint',
    command: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'],
    quick: true,
  },
  {
    name: 'styles that the oldest browsers know',
    command: [bin('stylelint/bin/stylelint.mjs'), 'src/**/*.css'],
    quick: true,
  },
  {
    name: 'types: site, tests, handlers',
    command: [bin('typescript/bin/tsc'), '--noEmit'],
    quick: true,
  },
  {
    name: 'types: what the oldest browsers know',
    command: [bin('typescript/bin/tsc'), '--noEmit', '-p', 'src'],
    quick: true,
  },
  { name: 'types: functions under Deno', command: deno, quick: true },
  {
    name: 'functions under Deno with PostgreSQL and SMTP',
    command: vitest('stack'),
    needs: ['postgres'],
    report: 'vitest',
    waits: true,
  },
  { name: 'function handlers', command: vitest('functions'), report: 'vitest' },
  { name: 'database', command: vitest('database'), needs: ['postgres'], report: 'vitest' },
  {
    name: 'the built files',
    command: vitest('build'),
    needs: ['chromium'],
    after: 'build and budgets',
    report: 'vitest',
  },
]

/** Runs the steps, and resolves with the exit code. */
export function runEverything(): Promise<number> {
  return runSteps(steps)
}

/** Needs only npm's packages, and no build. */
export function runQuickChecks(): Promise<number> {
  return runSteps(steps.filter(({ quick }) => quick))
}

type Result = { code: number; report: string }

/** Each core has a lane; a third is for waiting steps. */
async function runSteps(chosen: Step[]): Promise<number> {
  const names = keysOf(tools).filter((name) =>
    chosen.some(({ needs, quickerWith }) => needs?.includes(name) || quickerWith === name),
  )
  // This runs beside the steps that need no tools.
  const installing = installTools(names)
  const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))
  const results = new Map<Step, Promise<Result | undefined>>()
  async function lane(queue: Iterable<Step>): Promise<void> {
    for (const step of queue) {
      const result = runWhenPossible(step)
      results.set(step, result)
      await result
    }
  }
  async function runWhenPossible(step: Step): Promise<Result | undefined> {
    if (step.needs) {
      const missing = await installing
      if (step.needs.some((name) => missing.includes(name))) return undefined
    }
    const tested = chosen.find(({ name }) => name === step.after)
    if (tested && (await results.get(tested))?.code !== 0) return undefined
    return run(step, join(reports, `${steps.indexOf(step)}.json`))
  }
  const working = chosen.filter(({ waits }) => !waits).values()
  const waiting = chosen.filter(({ waits }) => waits)
  await Promise.all([lane(working), lane(working), lane(waiting)])
  const missing = await installing
  for (const name of names) console.log(`${name}: ${findTool(name) ?? 'not found'}`)

  const failed: string[] = []
  const leftOut: string[] = []
  const count = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  for (const step of chosen) {
    const result = await results.get(step)
    if (!result) {
      const lacks = step.needs?.filter((name) => missing.includes(name)) ?? []
      leftOut.push(`${step.name} (no ${lacks.length > 0 ? lacks.join(', ') : step.after})`)
      continue
    }
    if (step.report) add(count, step.report, result.report)
    else count[result.code === 0 ? 'passed' : 'failed'] += 1
    if (result.code !== 0) failed.push(step.name)
  }
  rmSync(reports, { recursive: true })

  console.log(failed.length > 0 ? `\nfailed: ${failed.join('; ')}` : '\nnothing failed')
  console.log(leftOut.length > 0 ? `left out: ${leftOut.join('; ')}` : 'left out: nothing')
  for (const name of missing) console.log(`  ${name}: install it or set ${tools[name].variable}`)
  console.log(`flaky: ${count.flaky} passed only at the second try`)
  console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
  const incomplete = process.env.CI ? leftOut.length + count.skipped > 0 : false
  return failed.length > 0 || incomplete ? 1 : 0
}

function reporters(step: Step, file: string): string[] {
  if (step.report === 'vitest')
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return step.report === 'playwright' ? ['--reporter=list,json'] : []
}

// Vite's loader has set NODE_ENV to development.
const { NODE_ENV: _, ...environment } = process.env
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}

function run(step: Step, report: string): Promise<Result> {
  console.log(`▶ ${step.name}`)
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...step.command, ...reporters(step, report)], {
      stdio: step.live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...environment, ...colours, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    const printed: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => printed.push(part))
    child.stderr?.on('data', (part: Buffer) => printed.push(part))
    child.on('close', (status) => {
      const code = status ?? 1
      const seconds = Math.round((Date.now() - started) / 1000)
      process.stdout.write(Buffer.concat(printed))
      console.log(`${code === 0 ? '✔' : '✘'} ${step.name}, ${seconds} s`)
      resolve({ code, report })
    })
  })
}

/** Vitest's report has the counts, and Playwright's under `stats`. */
type Report = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number> & {
  stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>
}

/** A runner without a report counts as one failure. */
function add(
  count: { passed: number; failed: number; skipped: number; flaky: number },
  kind: 'vitest' | 'playwright',
  file: string,
): void {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const { stats } = report
    count.passed += kind === 'vitest' ? report.numPassedTests : stats.expected + stats.flaky
    count.failed += kind === 'vitest' ? report.numFailedTests : stats.unexpected
    count.flaky += kind === 'vitest' ? 0 : stats.flaky
    count.skipped += kind === 'vitest' ? report.numPendingTests : stats.skipped
  } catch {
    count.failed += 1
  }
}
