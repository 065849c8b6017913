// `npm run bench`: plain Node 20 runs no TypeScript, so Vite loads each part. `-- load`, `--
// clicks`, `-- backend`, `-- flood`, `-- growth` or `-- release` runs one of them. The first two
// take `--against FOLDER`, other builds measured in turn with this one, and `--runs 3`; load takes
// `--pages /,/ms` too.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build, runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '7' },
    pages: { type: 'string' },
  },
})
const parts = {
  load: 'benchLoad',
  clicks: 'benchClicks',
  backend: 'benchBackend',
  flood: 'benchFlood',
  growth: 'benchGrowth',
  release: 'benchRelease',
}
const wanted = positionals.length > 0 ? positionals : Object.keys(parts)

const needsSite = ['load', 'clicks', 'release'].some((part) => wanted.includes(part))
if (needsSite && !existsSync('dist/index.html')) await build()

const options = { ...values, runs: Number(values.runs), pages: values.pages?.split(',') }
for (const part of wanted) {
  const bench = parts[part]
  if (!bench) throw new Error(`No benchmark is called ${part}: ${Object.keys(parts).join(', ')}.`)
  const file = fileURLToPath(new URL(`./${part}.ts`, import.meta.url))
  const { module } = await runnerImport(file, { configFile: false, root })
  await module[bench](options)
}
