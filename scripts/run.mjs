// `npm test`, `npm run check`, `npm run test:nightly`. Node 20 runs no TypeScript, so Vite loads the runner.
import { runnerImport } from 'vite'

const { module } = await runnerImport(new URL('./run.ts', import.meta.url).pathname)
process.exitCode = await module.run(module.runs[process.argv[2] ?? 'all'])
