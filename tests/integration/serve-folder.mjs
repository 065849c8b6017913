// Runs the server of `npm start` over the site in the working folder.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const server = fileURLToPath(new URL('../../server/server.ts', import.meta.url))
const { module } = await runnerImport(server, { configFile: false, root: process.cwd() })
await module.start()
