// `npm run bench`: plain Node 20 runs no TypeScript, so Vite loads each part.
// `npm run bench -- load`, `-- backend`, `-- flood` or `-- growth` runs one of them.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
const wanted = process.argv.slice(2)
const parts = ['load', 'backend', 'flood', 'growth'].filter(
  (part) => wanted.length === 0 || wanted.includes(part),
)

async function load(part) {
  const file = fileURLToPath(new URL(`./${part}.ts`, import.meta.url))
  const { module } = await runnerImport(file, { configFile: false, root })
  return module
}

if (parts.includes('load')) {
  if (!existsSync('dist/index.html')) await build()
  const { benchLoad } = await load('load')
  await benchLoad()
}
if (parts.includes('backend')) {
  const { benchBackend } = await load('backend')
  await benchBackend()
}
if (parts.includes('flood')) {
  const { benchFlood } = await load('flood')
  await benchFlood()
}
if (parts.includes('growth')) {
  const { benchGrowth } = await load('growth')
  await benchGrowth()
}
