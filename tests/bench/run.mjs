// `npm run bench`: plain Node 20 runs no TypeScript, so Vite loads each part.
// `npm run bench -- load`, `-- clicks`, `-- backend`, `-- flood`, `-- growth` or `-- release` runs one of them.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
const wanted = process.argv.slice(2)
const parts = ['load', 'clicks', 'backend', 'flood', 'growth', 'release'].filter(
  (part) => wanted.length === 0 || wanted.includes(part),
)

async function load(part) {
  const file = fileURLToPath(new URL(`./${part}.ts`, import.meta.url))
  const { module } = await runnerImport(file, { configFile: false, root })
  return module
}

const needsSite = ['load', 'clicks', 'release'].some((part) => parts.includes(part))
if (needsSite && !existsSync('dist/index.html')) await build()
if (parts.includes('load')) {
  const { benchLoad } = await load('load')
  await benchLoad()
}
if (parts.includes('clicks')) {
  const { benchClicks } = await load('clicks')
  await benchClicks()
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
if (parts.includes('release')) {
  const { benchRelease } = await load('release')
  await benchRelease()
}
