// `npm run ready`. Node 20 runs no TypeScript, so Vite loads the program.
import { runnerImport } from 'vite'

const { module } = await runnerImport(new URL('./ready.tsx', import.meta.url).pathname)
await module.printReadiness()
