// Runs journeys through the built site in old browsers; names as arguments choose some of them. The first run
// installs npm's into .local. Node 20 runs no TypeScript, so Vite loads the rest.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
const folder = '.local/old-engines'
const packages = [
  'puppeteer-core@24.34.0',
  'chromium-103@npm:@sparticuz/chromium@103.0.0',
  'chromium-112@npm:@sparticuz/chromium@112.0.0',
]
if (!existsSync(`${folder}/node_modules/chromium-112`)) {
  const quietly = [
    '--no-save',
    '--no-package-lock',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
  ]
  execFileSync('npm', ['install', '--prefix', folder, ...quietly, ...packages], {
    stdio: 'inherit',
  })
}
if (!existsSync('dist/index.html')) await build()
const library = join(
  root,
  folder,
  'node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js',
)
const { default: puppeteer } = await import(pathToFileURL(library).href)
const file = fileURLToPath(new URL('./journeys.ts', import.meta.url))
const { module } = await runnerImport(file, { configFile: false, root })
process.exit(await module.runJourneys(folder, puppeteer, process.argv.slice(2)))
