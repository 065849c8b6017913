// `npm start`: plain Node 20 runs no TypeScript, so Vite loads the server.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

process.chdir(fileURLToPath(new URL('../../', import.meta.url)))
if (existsSync('.env')) process.loadEnvFile('.env')
const { module } = await runnerImport(fileURLToPath(new URL('./server.ts', import.meta.url)), {
  configFile: false,
})
await module.start()
