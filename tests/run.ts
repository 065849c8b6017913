import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findTool, installTools, tools, type ToolName } from './tools.ts'

type Step = {
  name: string
  command: string[]
  needs?: ToolName[]
  report?: 'vitest' | 'playwright'
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
  'deploy/systemd/functions.ts',
]

function vitest(project: string): string[] {
  return [bin('vitest/vitest.mjs'), 'run', '--project', project]
}

const steps: Step[] = [
  {
    name: 'format',
    command: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
  },
  { name: 'lint', command: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', '.'] },
  { name: 'types: site, tests, handlers', command: [bin('typescript/bin/tsc'), '--noEmit'] },
  { name: 'types: functions under Deno', command: deno },
  { name: 'rules, forms and pages', command: vitest('unit'), report: 'vitest' },
  { name: 'function handlers', command: vitest('functions'), report: 'vitest' },
  { name: 'database', command: vitest('database'), needs: ['postgres'], report: 'vitest' },
  {
    name: 'functions under Deno with PostgreSQL and SMTP',
    command: vitest('stack'),
    needs: ['postgres'],
    report: 'vitest',
  },
  { name: 'build and budgets', command: [bin('vite/bin/vite.js'), 'build'] },
  { name: 'the built files', command: vitest('build'), needs: ['caddy'], report: 'vitest' },
  {
    name: 'the site in a browser',
    command: [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts'],
    needs: ['chromium'],
    report: 'playwright',
  },
]

/** Runs every check in order and prints what passed, what failed and what was left out; returns the exit code. */
export async function runEverything(): Promise<number> {
  const names: ToolName[] = ['chromium', 'postgres', 'caddy']
  installTools(names.filter((name) => !findTool(name)))
  const missing = names.filter((name) => !findTool(name))
  for (const name of names) console.log(`${name}: ${findTool(name) ?? 'not found'}`)

  const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))
  const failed: string[] = []
  const leftOut: string[] = []
  const count = { passed: 0, failed: 0, skipped: 0 }
  for (const step of steps) {
    const lacks = step.needs?.filter((name) => missing.includes(name)) ?? []
    if (lacks.length > 0) {
      leftOut.push(`${step.name} (no ${lacks.join(', ')})`)
      continue
    }
    console.log(`\n▶ ${step.name}`)
    const started = Date.now()
    const file = join(reports, `${steps.indexOf(step)}.json`)
    const code = await run([...step.command, ...reporters(step, file)], file)
    if (step.report) add(count, step.report, file)
    else count[code === 0 ? 'passed' : 'failed'] += 1
    if (code !== 0) failed.push(step.name)
    console.log(
      `${code === 0 ? '✔' : '✘'} ${step.name}, ${Math.round((Date.now() - started) / 1000)} s`,
    )
  }
  rmSync(reports, { recursive: true })

  console.log(failed.length > 0 ? `\nfailed: ${failed.join('; ')}` : '\nnothing failed')
  console.log(leftOut.length > 0 ? `left out: ${leftOut.join('; ')}` : 'left out: nothing')
  for (const name of missing) console.log(`  ${name}: install it or set ${tools[name].variable}`)
  console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
  const incomplete = process.env.CI ? leftOut.length + count.skipped > 0 : false
  return failed.length > 0 || incomplete ? 1 : 0
}

function reporters(step: Step, file: string): string[] {
  if (step.report === 'vitest')
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return step.report === 'playwright' ? ['--reporter=list,json'] : []
}

// Vite's loader, which runs this file, sets NODE_ENV to development; what is tested is for visitors.
const { NODE_ENV: _, ...environment } = process.env

function run(command: string[], reportFile: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** The counts in Vitest's report and, under `stats`, in Playwright's. */
type Report = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number> & {
  stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>
}

/** Adds a runner's own count; a runner that left no report counts as one failure. */
function add(
  count: { passed: number; failed: number; skipped: number },
  kind: 'vitest' | 'playwright',
  file: string,
): void {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const { stats } = report
    count.passed += kind === 'vitest' ? report.numPassedTests : stats.expected + stats.flaky
    count.failed += kind === 'vitest' ? report.numFailedTests : stats.unexpected
    count.skipped += kind === 'vitest' ? report.numPendingTests : stats.skipped
  } catch {
    count.failed += 1
  }
}
