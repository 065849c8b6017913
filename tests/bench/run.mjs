// `npm run bench`: plain Node 20 runs no TypeScript, so Vite loads each part.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const backend = fileURLToPath(new URL('./backend.ts', import.meta.url))
const { module } = await runnerImport(backend, { configFile: false, root })
await module.benchBackend()
