// `npm test` and `npm run check`: plain Node 20 runs no TypeScript, so Vite loads the runner.
import { runnerImport } from 'vite'

const { module } = await runnerImport(new URL('./run.ts', import.meta.url).pathname)
const isQuick = process.argv[2] === 'quick'
process.exitCode = await (isQuick ? module.runQuickChecks() : module.runEverything())
