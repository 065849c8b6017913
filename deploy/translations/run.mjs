// `npm run translations`: plain Node 20 runs no TypeScript, so Vite loads the program.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const program = fileURLToPath(new URL('./command.ts', import.meta.url))
const { module } = await runnerImport(program, { configFile: false })
module.run(process.argv.slice(2))
