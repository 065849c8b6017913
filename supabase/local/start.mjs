// `npm start`: plain Node 20 runs no TypeScript, so Vite loads the server.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

process.chdir(fileURLToPath(new URL('../../', import.meta.url)))
const { module } = await runnerImport(fileURLToPath(new URL('./server.ts', import.meta.url)), {
  configFile: false,
})
await module.start()
