// `npm start`'s server over the site in its working folder.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const server = fileURLToPath(new URL('../../supabase/standalone/node-server.ts', import.meta.url))
const { module } = await runnerImport(server, { configFile: false, root: process.cwd() })
await module.start()
