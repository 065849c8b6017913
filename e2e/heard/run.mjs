// `npm run hear` visits the built site with a real screen reader; `-- firefox 390 waitlist` hears a
// part. Plain Node 20 runs no TypeScript, so Vite loads the rest.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)
if (!existsSync('dist/index.html')) await build()
const file = fileURLToPath(new URL('./hear.ts', import.meta.url))
const { module } = await runnerImport(file, { configFile: false, root })
process.exit(await module.hearAll(process.argv.slice(2)))
