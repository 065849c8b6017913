// `npm start` and `npm run move`: plain Node 20 runs no TypeScript, so Vite loads the program.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

process.chdir(fileURLToPath(new URL('../../', import.meta.url)))
if (existsSync('.env')) process.loadEnvFile('.env')
const wanted = process.argv[2] ?? 'start'
const program = new URL(wanted === 'move' ? './move.ts' : './node-server.ts', import.meta.url)
const { module } = await runnerImport(fileURLToPath(program), { configFile: false })
await module[wanted]()
