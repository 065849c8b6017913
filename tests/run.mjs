// `npm test`: plain Node 20 runs no TypeScript, so Vite loads the runner.
import { runnerImport } from 'vite'

const { module } = await runnerImport(new URL('./run.ts', import.meta.url).pathname)
process.exitCode = await module.runEverything()
